import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Keyframes of a number, a color or a gradient, which generated code keeps among the values of a view.
struct ValueTrack: Hashable, Sendable {
  /// The name of the value.
  var name: String
  /// The property that takes it.
  var key: PropertyKey
  /// The value at the beginning: a number, a color, or the numbers of a gradient.
  var initial: PropertyValue
  var keyframes: [KeyframeTimeline.Keyframe]
  /// The source of colors and gradients.
  var literals: [PropertyValue: SwiftExpression] = [:]

  /// Whether the value never changes.
  var isConstant: Bool { keyframes.isEmpty }

  /// The values at the beginning and at keyframes.
  var values: [PropertyValue] { [initial] + keyframes.map(\.value) }

  /// The keyframes as they are written.
  var steps: [KeyframeStep] { KeyframeStep.steps(of: keyframes, from: initial, key: key) }

  /// Makes the track of a part of each value of a target: a number or a color, linear in the value.
  init(
    _ name: String, _ key: PropertyKey, _ track: ResolvedTimeline.Track,
    part: (PropertyValue) -> PropertyValue
  ) {
    self.init(
      name, key, initial: part(track.initial), keyframes: track.keyframes.map { $0.mapValues(part) }
    )
  }

  /// Makes a track; keyframes without an effect are left out.
  init(
    _ name: String, _ key: PropertyKey, initial: PropertyValue,
    keyframes: [KeyframeTimeline.Keyframe]
  ) {
    (self.name, self.key, self.initial) = (name, key, initial)
    var (value, result): (PropertyValue, [KeyframeTimeline.Keyframe]) = (initial, [])
    for keyframe in keyframes {
      let isStill = keyframe.value == value && keyframe.isStraight
      switch (isStill, keyframe, result.last) {
      // A spring may not have reached its value.
      case (true, .move, .spring): result.append(keyframe)
      case (true, .move, _): continue
      case (true, _, .linear(value, let before, _)?) where result.before(initial) == value:
        result[result.count - 1] = .linear(value, duration: before + keyframe.duration)
      case (true, _, _): result.append(.linear(value, duration: keyframe.duration))
      case (false, _, _): result.append(keyframe)
      }
      value = keyframe.value
    }
    while let last = result.last, last.isStraight, last.value == result.before(initial) {
      result.removeLast()
    }
    self.keyframes = result
  }
}

extension Array where Element == KeyframeTimeline.Keyframe {
  /// The value before the last keyframe.
  fileprivate func before(_ initial: PropertyValue) -> PropertyValue {
    dropLast().last?.value ?? initial
  }
}

extension KeyframeTimeline.Keyframe {
  /// Whether the value stays if that of the keyframe is the one before.
  fileprivate var isStraight: Bool {
    switch self {
    case .linear, .move: true
    case .cubic(_, _, let start, let end): start?.isZero == true && end?.isZero == true
    case .spring(_, _, _, let velocity): velocity?.isZero == true
    }
  }
}

extension PropertyValue {
  /// Whether all numbers are nearly 0.
  fileprivate var isZero: Bool {
    !components.isEmpty && components.allSatisfy { abs($0) < 1e-7 }
  }
}

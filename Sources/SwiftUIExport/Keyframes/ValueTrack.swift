import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Keyframes of a number, a color or a gradient, which generated code keeps among the values of a view.
struct ValueTrack: Hashable, Sendable {
  /// The name of the value.
  var name: String
  var key: PropertyKey
  /// The value at the beginning: a number, a color, or the numbers of a gradient.
  var initial: PropertyValue
  var keyframes: [KeyframeTimeline.Keyframe]
  /// The source of colors and gradients.
  var literals: [PropertyValue: SwiftExpression] = [:]

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
  /// Whether the value stays if the keyframe has the value before it.
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

/// A value without a fixed number of dimensions, as an index into a list of values.
///
/// A whole index is a value of the list; a fraction lies between two neighbors.
struct MorphTrack {
  /// The values that the index chooses from.
  private(set) var values: [PropertyValue]
  private(set) var keyframes: [KeyframeTimeline.Keyframe] = []
  private var index = 0
  /// The index before the last keyframe.
  private var lastStart = 0

  static func element(of list: SwiftExpression, at index: SwiftExpression) -> SwiftExpression {
    .call("MorphingList.element", ["of": list, "at": index])
  }

  /// Makes the list and the keyframes of values that follow an initial one.
  init(initial: PropertyValue, keyframes: [KeyframeTimeline.Keyframe]) {
    values = [initial]
    for keyframe in keyframes { add(keyframe) }
  }

  private mutating func add(_ keyframe: KeyframeTimeline.Keyframe) {
    let (value, time, start) = (keyframe.value, keyframe.duration, index)
    if case .move = keyframe {
      index = values.firstIndex(of: value) ?? append(value)
      keyframes.append(.move(.number(Double(index))))
      return
    }
    if value != values[index] { approach(value) }
    var curve = AnimationCurve.linear
    if case .linear(_, _, let given) = keyframe { curve = given }
    if curve == .linear, prolongsLast(from: start, duration: time) { return }
    lastStart = start
    if case .move(let copy) = keyframes.last { lastStart = Int(copy.numberValue) }
    keyframes.append(.linear(.number(Double(index)), duration: time, curve: curve))
  }

  /// Makes the last keyframe longer if the index moves on as fast as in it.
  private mutating func prolongsLast(from start: Int, duration: Double) -> Bool {
    guard case .linear(let value, let last, .linear) = keyframes.last,
      value == .number(Double(start)),
      last > 0, duration > 0
    else { return false }
    let speeds = (Double(start - lastStart) / last, Double(index - start) / duration)
    guard abs(speeds.0 - speeds.1) <= 1e-6 * abs(speeds.0) else { return false }
    keyframes[keyframes.count - 1] = .linear(
      .number(Double(index)), duration: last + duration, curve: .linear)
    return true
  }

  /// Moves the index to a neighbor with a value.
  private mutating func approach(_ value: PropertyValue) {
    if index + 1 < values.count, values[index + 1] == value {
      index += 1
    } else if index > 0, values[index - 1] == value {
      index -= 1
    } else {
      if index != values.count - 1 {
        let copy = append(values[index])
        keyframes.append(.move(.number(Double(copy))))
      }
      index = append(value)
    }
  }

  private mutating func append(_ value: PropertyValue) -> Int {
    values.append(value)
    return values.count - 1
  }
}

import CompositionLowering
import SceneModel
import ViewTree

/// Converts the times of animations inside of precompositions to root time.
struct Retimer {
  private let scopes: [TimeScope]
  private let window: ClosedRange<Double>
  /// The mappings of the scopes; `nil` where keyframes cannot express them.
  private var mappings: [TimeMapping?] = []
  /// The index of each scope's canonical mapping and the root frame at which it begins; `nil` without a mapping.
  private(set) var canonicalMappings: [(index: Int, frames: Double)?] = []

  /// - Parameter scopes: The scopes, parents first.
  init(_ scopes: [TimeScope], window: ClosedRange<Double>) {
    self.scopes = scopes
    self.window = window
    for scope in scopes { mappings.append(mapping(of: scope)) }
    var indices: [CanonicalTimeMapping: Int] = [:]
    canonicalMappings = mappings.map { mapping in
      guard let canonical = mapping?.canonical else { return nil }
      let index = indices[canonical.form] ?? indices.count
      indices[canonical.form] = index
      return (index, canonical.frames)
    }
  }

  /// The root frames from the first to the last keyframe of a scope's time remap; `nil` without one.
  func keyframeRange(of scope: Int) -> ClosedRange<Double>? {
    guard case .remapped(let remap) = mappings[scope] else { return nil }
    return remap.keyframeRange
  }

  private func mapping(of scope: TimeScope) -> TimeMapping? {
    switch scope {
    case .root:
      return .linear(start: 0, stretch: 1)
    case .shifted(let parent, let start, let stretch):
      return mappings[parent]?.shifted(start: start, stretch: stretch, window: window)
    case .remapped(let parent, let value, let end):
      guard let curve = mappings[parent]?.rootTimed(value.map { .number($0) }) else { return nil }
      let end = (time: end, shown: TimeStep.shown(atEnd: end))
      return .remapped(TimeRemap(curve, end: end, window: window))
    }
  }

  /// The animation's values in root time; `nil` where keyframes cannot express them.
  func rootTimed(_ animation: ViewAnimation) -> AnimatedValue<PropertyValue>? {
    mappings[animation.scope]?.rootTimed(animation.value)
  }

  /// Returns the value of an animation at any root time, in frames.
  func evaluator(of animation: ViewAnimation) -> (Double) -> PropertyValue {
    var steps = steps(to: animation.scope)
    var track = KeyframeTrack(animation.value)
    return { root in
      var time = root
      for index in steps.indices { time = steps[index].time(at: time) }
      let place = track.place(at: time)
      switch animation.source {
      case .value: return track.value(at: place)
      case .pathAngle: return .number(track.pathAngle(at: place))
      }
    }
  }

  /// The steps from root time to a scope's time.
  private func steps(to scope: Int) -> [TimeStep] {
    guard let parent = scopes[scope].parent else { return [] }
    return steps(to: parent) + [TimeStep(scopes[scope])]
  }
}

/// The mapping between the time of a scope and root time.
enum TimeMapping {
  /// Forwards: root = start + stretch × local, in frames.
  case linear(start: Double, stretch: Double)
  /// By time remapping, whose keyframes are in root time.
  case remapped(TimeRemap)

  /// The canonical form, and the whole root frame at which the mapping begins.
  var canonical: (form: CanonicalTimeMapping, frames: Double) {
    switch self {
    case .linear(let start, let stretch): CanonicalTimeMapping.make([stretch], [], start: start)
    case .remapped(let remap): remap.canonical
    }
  }

  /// The mapping of a scope inside of this one; `nil` where keyframes cannot express it.
  ///
  /// - Parameters:
  ///   - start: The start of the inner scope, in frames of this one.
  ///   - stretch: The duration of an inner frame, in frames of this scope; negative for reversed time.
  func shifted(start: Double, stretch: Double, window: ClosedRange<Double>) -> TimeMapping? {
    switch self {
    case .linear(let outerStart, let outerStretch):
      // Nested stretches multiply and can overflow.
      let (start, stretch) = (outerStart + outerStretch * start, outerStretch * stretch)
      guard start.isFinite, stretch.isFinite, stretch != 0 else { return nil }
      guard stretch < 0 else { return .linear(start: start, stretch: stretch) }
      return TimeMapping.reversed(start: start, stretch: stretch, window: window)
    case .remapped(let remap):
      return .remapped(remap.map { ($0 - start) / stretch })
    }
  }

  /// The mapping of reversed time: a time remap from the beginning of the window to its end; `nil` for an empty window.
  private static func reversed(
    start: Double, stretch: Double, window: ClosedRange<Double>
  ) -> TimeMapping? {
    let ends = [window.lowerBound, window.upperBound].map { time in
      Keyframe(time: time, value: PropertyValue.number((time - start) / stretch))
    }
    guard window.upperBound > window.lowerBound,
      ends.allSatisfy({ $0.value.numberValue.isFinite })
    else { return nil }
    return .remapped(
      TimeRemap(
        AnimatedValue(keyframes: ends, fallback: ends[0].value), end: nil, window: window))
  }

  /// The values of an animation in root time; `nil` where keyframes cannot express them.
  func rootTimed(_ value: AnimatedValue<PropertyValue>) -> AnimatedValue<PropertyValue>? {
    switch self {
    case .linear(let start, let stretch):
      guard start != 0 || stretch != 1 else { return value }
      return value.mapTimes { $0 == -.greatestFiniteMagnitude ? $0 : start + stretch * $0 }
    case .remapped(let remap):
      return remap.applied(to: value)
    }
  }
}

/// The canonical form of a time mapping, independent of the whole frame at which it begins.
///
/// Copies of a precomposition that begin at different frames have equal canonical mappings.
struct CanonicalTimeMapping: Hashable {
  private let numbers: [Double]
  private let easings: [Easing]

  /// The smallest relevant difference of times and values, in frames.
  private static let precision = 1e-6

  /// Returns the canonical form of a mapping, and the whole root frame at which it begins.
  ///
  /// - Parameters:
  ///   - numbers: The times and values of the mapping, in frames.
  ///   - easings: The easings from each value to the next.
  ///   - start: The start of the mapping, in root frames.
  static func make(
    _ numbers: [Double], _ easings: [Easing], start: Double
  ) -> (form: CanonicalTimeMapping, frames: Double) {
    let frames = (start + precision).rounded(.down)
    let rounded = ([start - frames] + numbers).map { ($0 / precision).rounded() * precision }
    return (CanonicalTimeMapping(numbers: rounded, easings: easings), frames)
  }
}

import CompositionLowering
import SceneModel
import ViewTree

/// Converts the times of animations inside of precompositions to root time.
struct Retimer {
  private let scopes: [TimeScope]
  private let window: ClosedRange<Double>
  /// The mappings of the scopes.
  private var mappings: [TimeMapping] = []
  /// The number of each scope's canonical mapping and the root frame at which it begins; `nil` for unsupported mappings.
  private(set) var canonicalMappings: [(number: Int, frames: Double)?] = []

  /// - Parameters:
  ///   - scopes: The scopes, parents first.
  ///   - window: The first frame and the frame after the last one.
  init(_ scopes: [TimeScope], window: ClosedRange<Double>) {
    self.scopes = scopes
    self.window = window
    for scope in scopes { mappings.append(mapping(of: scope)) }
    var numbers: [CanonicalTimeMapping: Int] = [:]
    canonicalMappings = mappings.map { mapping in
      guard let canonical = mapping.canonical else { return nil }
      let number = numbers[canonical.form] ?? numbers.count
      numbers[canonical.form] = number
      return (number, canonical.frames)
    }
  }

  /// The root frames from the first to the last keyframe of a scope's time remap; `nil` without one.
  func keyframeRange(of scope: Int) -> ClosedRange<Double>? {
    guard case .remapped(let remap) = mappings[scope] else { return nil }
    return remap.keyframeRange
  }

  private func mapping(of scope: TimeScope) -> TimeMapping {
    switch scope {
    case .root:
      return .linear(start: 0, stretch: 1)
    case .shifted(let parent, let start, let stretch):
      return mappings[parent].shifted(start: start, stretch: stretch, window: window)
    case .remapped(let parent, let value, let end):
      guard let curve = mappings[parent].rootTimed(value.map { .number($0) }) else {
        return .unsupported
      }
      let last = TimeRemap.End(time: end, shown: TimeStep.shown(atEnd: end))
      return .remapped(TimeRemap(curve, end: last, window: window))
    }
  }

  /// The animation's values in root time; `nil` where keyframes cannot express them.
  func rootTimed(_ animation: ViewAnimation) -> AnimatedValue<PropertyValue>? {
    mappings[animation.scope].rootTimed(animation.value)
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

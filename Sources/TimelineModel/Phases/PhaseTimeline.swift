public import SceneModel
import ViewTree

/// States that views go through one after the other, each with an animation of its own: SwiftUI's `PhaseAnimator`.
///
/// It begins in the first phase, goes on to the second as soon as it is triggered, and comes back to the first at the
/// end. Each phase lasts as long as the animation that leads to it; one that changes nothing is passed over.
public struct PhaseTimeline: Hashable, Sendable {
  /// The phases, in order; the first is the one at rest.
  public var phases: [Phase]

  /// Makes a timeline of its phases.
  public init(phases: [Phase]) {
    self.phases = phases
  }

  /// A state and the way to it.
  public struct Phase: Hashable, Sendable {
    /// The name; empty for none.
    public var name: String
    /// The values of properties, at most one of each target.
    ///
    /// What is left out stays as it is in the phase before, and in the first phase as it was at the beginning.
    public var values: [Value]
    /// The pace of the way to this phase.
    public var curve: AnimationCurve
    /// How long the curve takes, in seconds; for springs the time until they have settled.
    public var duration: Double
    /// How long the curve waits, in seconds.
    public var delay: Double

    /// Makes a phase.
    public init(
      name: String = "", values: [Value] = [], curve: AnimationCurve, duration: Double,
      delay: Double = 0
    ) {
      self.name = name
      self.values = values
      self.curve = curve
      self.duration = duration
      self.delay = delay
    }

    /// How long it is until the next phase begins, in seconds: a spring gives way after its perceived duration.
    public var length: Double {
      if case .spring(let perceived, _) = curve { return delay + perceived }
      return delay + duration
    }

    /// The value that the phase gives to a target; `nil` if it says nothing of it.
    func value(of target: TimelineAction.Target) -> PropertyValue? {
      values.first { $0.target == target }?.value
    }
  }

  /// What a property is in a phase.
  public struct Value: Hashable, Sendable {
    /// The property.
    public var target: TimelineAction.Target
    /// What it is.
    public var value: PropertyValue

    /// Makes a value.
    public init(target: TimelineAction.Target, value: PropertyValue) {
      self.target = target
      self.value = value
    }
  }

  /// The properties that some phase mentions, each once.
  public var targets: [TimelineAction.Target] {
    var known: Set<TimelineAction.Target> = []
    return phases.flatMap(\.values).map(\.target).filter { known.insert($0).inserted }
  }

  /// The phases in the order in which they are gone to: from the second on, and back to the first.
  var order: [Int] { phases.isEmpty ? [] : Array(phases.indices.dropFirst()) + [0] }

  /// How long each phase of `order` lasts, in seconds; 0 where nothing changes.
  var lengths: [Double] {
    var state: [TimelineAction.Target: PropertyValue] = [:]
    for value in phases.first?.values ?? [] { state[value.target] = value.value }
    let atRest = state
    return order.map { index in
      // Where the first phase is silent, a property returns to what it was.
      let next =
        index == 0
        ? atRest : state.merging(phases[index].values.map { ($0.target, $0.value) }) { $1 }
      defer { state = next }
      return next == state ? 0 : phases[index].length
    }
  }

  /// How long it takes to go through all phases once and back to the first, in seconds.
  public var duration: Double { lengths.reduce(0, +) }

  /// The values some time after the beginning, in seconds, going through the phases once.
  ///
  /// - Parameters:
  ///   - time: In seconds.
  ///   - initial: The values at the beginning that the first phase leaves out.
  public func value(
    time: Double, initial: [TimelineAction.Target: PropertyValue] = [:]
  ) -> [TimelineAction.Target: PropertyValue] {
    var values: [TimelineAction.Target: PropertyValue] = [:]
    for target in targets {
      let first = initial[target] ?? phases.lazy.compactMap { $0.value(of: target) }.first
      guard let start = phases[0].value(of: target) ?? first else { continue }
      let running = RunningPhases(self, target: target, count: 1, initial: start, state: start)
      values[target] = running.value(at: time)
    }
    return values
  }
}

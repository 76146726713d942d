package import SceneModel

/// States that views pass through in order, each with its own animation: SwiftUI's `PhaseAnimator`.
///
/// It begins in the first phase, moves to the second as soon as it starts, and returns to the first at the
/// end. Each phase lasts as long as the animation to it; phases that change nothing are skipped.
package struct PhaseTimeline: Hashable, Sendable {
  /// The phases, in order; the first is the resting one.
  package var phases: [Phase]

  /// Makes a timeline of its phases.
  package init(phases: [Phase]) {
    self.phases = phases
  }

  /// A state and the animation to it.
  package struct Phase: Hashable, Sendable {
    /// The name; empty for none.
    package var name: String
    /// The values of properties, at most one for each target.
    ///
    /// Others keep their values of the phase before; in the first phase, those at the beginning.
    package var values: [Value]
    /// The curve of the animation to this phase.
    package var curve: AnimationCurve
    /// The duration of the curve, in seconds; of springs the time until they have settled.
    package var duration: Double
    /// The delay of the curve, in seconds.
    package var delay: Double

    /// Makes a phase.
    package init(
      name: String = "", values: [Value] = [], curve: AnimationCurve, duration: Double,
      delay: Double = 0
    ) {
      self.name = name
      self.values = values
      self.curve = curve
      self.duration = duration
      self.delay = delay
    }

    /// The time until the next phase begins, in seconds: of a spring its perceived duration.
    package var length: Double {
      if case .spring(let perceived, _) = curve { return delay + perceived }
      return delay + duration
    }

    /// The value of a target in this phase; `nil` for none.
    package func value(of target: TimelineAction.Target) -> PropertyValue? {
      values.first { $0.target == target }?.value
    }
  }

  /// The value of a property in a phase.
  package struct Value: Hashable, Sendable {
    /// The property.
    package var target: TimelineAction.Target
    /// The value.
    package var value: PropertyValue

    /// Makes a value.
    package init(target: TimelineAction.Target, value: PropertyValue) {
      self.target = target
      self.value = value
    }
  }

  /// The properties of all phases, each once.
  package var targets: [TimelineAction.Target] {
    var visited: Set<TimelineAction.Target> = []
    return phases.flatMap(\.values).map(\.target).filter { visited.insert($0).inserted }
  }

  /// The phases in the order of their animations: from the second on, and back to the first.
  package var order: [Int] { phases.isEmpty ? [] : Array(phases.indices.dropFirst()) + [0] }

  /// The duration of each phase of `order`, in seconds; 0 where nothing changes.
  package var lengths: [Double] {
    var state: [TimelineAction.Target: PropertyValue] = [:]
    for value in phases.first?.values ?? [] { state[value.target] = value.value }
    let atRest = state
    return order.map { index in
      // Properties without a value in the first phase return to those at the beginning.
      let next =
        index == 0
        ? atRest : state.merging(phases[index].values.map { ($0.target, $0.value) }) { $1 }
      defer { state = next }
      return next == state ? 0 : phases[index].length
    }
  }

  /// The duration of one run through all phases and back to the first, in seconds.
  package var duration: Double { lengths.reduce(0, +) }
}

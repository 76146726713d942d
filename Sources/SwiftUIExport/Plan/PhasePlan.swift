import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The phases that a unit goes through.
struct PhasePlan: Sendable {
  let place: RunPlace
  let timeline: PhaseTimeline
  /// The values, in the order of their first use.
  var members: [SwiftDeclaration] = []

  /// The phases of a timeline by the properties that they change.
  static func plans(of timeline: Timeline) -> [TimelineAction.Target: PhasePlan] {
    var result: [TimelineAction.Target: PhasePlan] = [:]
    for event in timeline.events {
      for run in event.phases where run.timeline.duration > 0 {
        let plan = PhasePlan(
          place: event.place(run.after, run.count), timeline: run.timeline.withoutIdlePhases)
        for target in run.timeline.targets { result[target.wholeProperty] = plan }
      }
    }
    return result
  }

  /// Whether both are of one run: several runs may begin at the same time.
  func isSameRun(as other: PhasePlan) -> Bool {
    place == other.place && timeline == other.timeline
  }

  /// The index of the phase at a time after the run begins, in seconds.
  func phase(at elapsed: Double) -> Int {
    let runs = elapsed / timeline.duration
    guard elapsed >= 0, runs < place.count.map(Double.init) ?? .infinity else { return 0 }
    var time = (runs - runs.rounded(.down)) * timeline.duration
    for (index, length) in zip(timeline.order, timeline.lengths) {
      guard time >= length else { return index }
      time -= length
    }
    return 0
  }

  /// The names of the phases as cases of an enumeration.
  var cases: [String] {
    var used: Set<String> = []
    return timeline.phases.enumerated().map { index, phase in
      let word = SwiftIdentifier.nearest(to: phase.name) ?? "phase\(index + 1)"
      return used.insertUnique(word)
    }
  }

  /// A property of the phases with a value, as source, in each; phases with equal values share one.
  func member(
    _ name: String, _ type: String, _ values: [SwiftExpression], documentation: String = ""
  ) -> SwiftDeclaration {
    let choices = zip(cases, values).grouped(by: \.1).map { value, cases in
      SwiftCase(cases.map { .text(".\($0.0)") }, [.expression(value)])
    }
    return .property(
      "var", name, type: type,
      body: [Set(values).count > 1 ? .choice("self", choices) : .expression(values.first ?? 0)],
      documentation: documentation)
  }

  /// The value of a property in each phase; the first is also that of phases before any other value.
  func values(of target: TimelineAction.Target, initial: PropertyValue) -> [PropertyValue] {
    var last = initial
    return timeline.phases.map { phase in
      last = phase.values.first { $0.target == target }?.value ?? last
      return last
    }
  }
}

extension PhaseTimeline {
  /// The phases without those that change nothing, which SwiftUI would wait for.
  fileprivate var withoutIdlePhases: PhaseTimeline {
    var state: [TimelineAction.Target: PropertyValue] = [:]
    var result = self
    result.phases = []
    for (index, phase) in phases.enumerated() {
      var next = state
      for value in phase.values { next[value.target] = value.value }
      if index == 0 || next != state { result.phases.append(phase) }
      state = next
    }
    return result
  }
}

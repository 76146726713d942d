import TimelineModel

/// A run of keyframes or phases with the number of the event that starts it.
struct TimedRun<Content: RunContent>: DescribableElement {
  /// The number of the event.
  var event: Int
  /// The run.
  var run: TimelineRun<Content>

  var elementHead: DescribedElement {
    let names = run.timeline.targets.map(\.text).joined(separator: ", ")
    return DescribedElement(
      kind: Content.title, name: "", label: "\(Content.title) of \(names)")
  }

  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool {
    guard member == "run" else { return false }
    reflection.add(run, .inline, to: &element)
    return true
  }

  static var listRole: DescribedList.Role { .unordered }
}

/// The content of a run with its name for people.
protocol RunContent: TimelinePart {
  /// The name of the kind, in the plural.
  static var title: String { get }
  /// The properties that move.
  var targets: [TimelineAction.Target] { get }
}

extension KeyframeTimeline: RunContent {
  static var title: String { "Keyframes" }
  var targets: [TimelineAction.Target] { tracks.map(\.target) }
}

extension PhaseTimeline: RunContent {
  static var title: String { "Phases" }
}

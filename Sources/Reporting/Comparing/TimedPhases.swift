import SceneModel
import TimelineModel
import ViewTree

/// Phases with the number of the event that starts them.
struct TimedPhases: DescribableElement {
  /// The number of the event.
  var event: Int
  /// The phases.
  var run: PhaseRun

  var elementHead: DescribedElement {
    let names = run.timeline.targets.map(\.text).joined(separator: ", ")
    return DescribedElement(kind: "Phases", name: "", label: "Phases of \(names)")
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

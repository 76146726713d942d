import SceneModel
import TimelineModel
import ViewTree

/// Keyframes with the number of the event that starts them.
struct TimedKeyframes: DescribableElement {
  /// The number of the event.
  var event: Int
  /// The keyframes.
  var run: KeyframeRun

  var elementHead: DescribedElement {
    let names = run.timeline.tracks.map(\.target.text).joined(separator: ", ")
    return DescribedElement(kind: "Keyframes", name: "", label: "Keyframes of \(names)")
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

import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// The findings about a timeline's approximations.
@Suite struct AccuracyFindingTests {
  private static let text = """
    {"xsheet": 1, "size": [100, 100], "clock": {"ticks": 2}, "views": [
      {"id": "outer", "kind": "group", "children": [
        {"id": "dot", "kind": "group"},
        {"id": "glow", "kind": "frames", "sources": ["1.png", "2.png"], "size": [2, 2],
         "baked": "SwiftUI has no tritone"}]}],
     "events": [
       {"event": 0, "actions": [
         {"animate": "dot.position.x", "to": 5, "duration": 1, "within": "0.05 px"},
         {"set": "dot.opacity", "to": 0.5}]},
       {"event": 1, "actions": [
         {"animate": "dot.position.x", "to": 9, "duration": 0.5, "within": "0.08 px"},
         {"animate": "dot.rotation", "to": 9, "duration": 0.5, "within": "0.1 degrees"}]}]}
    """

  @Test func timelinesListInexactChanges() throws {
    let findings = try Timeline.read(from: Array(Self.text.utf8)).accuracyFindings.items
    #expect(findings.map(\.code) == [.baked, .resampled, .resampled])
    #expect(
      findings.map(\.layerPath) == [["outer", "glow"], ["outer", "dot"], ["outer", "dot"]])
    #expect(
      findings.map(\.message) == [
        "SwiftUI has no tritone: baked to 2 pictures.",
        "position.x is resampled to 2 changes, within 0.08 px.",
        "rotation is resampled to 1 change, within 0.1 degrees.",
      ])
  }

  @Test(arguments: [
    (#""spring""#, AnimationCurve.smooth),
    (
      #"{"duration": 0.4, "bounce": 0.25, "velocity": 2}"#,
      .interpolatingSpring(Spring(duration: 0.4, bounce: 0.25), velocity: 2)
    ),
    (#"{"response": 0.4, "dampingFraction": 0.75}"#, .spring(duration: 0.4, bounce: 0.25)),
  ])
  func springsAreReadInAllForms(text: String, curve: AnimationCurve) throws {
    let file = """
      {"xsheet": 1, "size": [9, 9], "clock": {"ticks": 2}, "views": [{"id": "dot", "kind": "group"}],
       "events": [{"event": 0, "actions": [{"animate": "dot.opacity", "to": 0, "curve": \(text)}]}]}
      """
    let timeline = try Timeline.read(from: Array(file.utf8))
    guard case .animate(let animation) = timeline.events[0].actions[0].change else {
      Issue.record("no animation")
      return
    }
    #expect(animation.curve == curve)
    #expect(animation.duration == curve.settlingDuration)
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
  }
}

import Diagnostics
import TestSupport
import Testing
import TextLayout
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// Findings about parts of timelines that have no effect.
@Suite struct TimelineNoteTests {
  /// The findings about a timeline with two groups and some events.
  private func notes(
    _ events: String, clock: String = #"{"ticks": 4}"#, views: String = "", constants: String = ""
  ) throws -> [Diagnostic] {
    let text = """
      {"xsheet": 1, "size": [100, 100], "clock": \(clock), "constants": {\(constants)}, "views": [
        {"id": "a", "kind": "group", "transition": "opacity"}, {"id": "b", "kind": "group"}\(views)],
       "events": [\(events)]}
      """
    return try Timeline.read(Timeline.document(from: Array(text.utf8))).notes
  }

  /// An event with one action on the opacity of a view.
  private func fade(_ event: Int, _ members: String, of view: String = "a") -> String {
    #"{"event": \#(event), "actions": [{"animate": "\#(view).opacity", "to": 0, "duration": 1\#(members)}]}"#
  }

  @Test(arguments: [
    (1, #", "after": 3"#, "/events/0/actions/0"), (3, #", "delay": 1"#, "/events/0/actions/0"),
    (4, "", "/events/0/actions/0"),
  ])
  func changesAfterTheCycle(event: Int, members: String, pointer: String) throws {
    let found = try notes(fade(event, members))
    #expect(found.map(\.code) == [.changeBeyondCycle] && found.map(\.pointer) == [pointer])
    #expect(
      found[0].message == "The change of “a.opacity” begins at 4 s, and the clock resets at 4 s.")
    #expect(found[0].severity == .warning)
    // A clock that continues carries them over.
    let clock = #"{"ticks": 4, "atEnd": "continue"}"#
    #expect(try notes(fade(event, members), clock: clock).isEmpty)
  }

  @Test(arguments: [
    (
      0.5,
      "The change of “a.opacity” for the last letter begins at 5 s, and the clock resets at 4 s."
    ),
    (
      0.35,
      "The change of “a.opacity” for the last letter ends at 4.5 s, and the clock resets at 4 s: "
        + "the last 0.5 s are cut off."
    ),
  ])
  func partsOfTextsAfterTheCycle(step: Double, message: String) throws {
    let text = """
      {"xsheet": 1, "size": [9, 9], "clock": {"ticks": 4},
       "views": [{"id": "a", "kind": "text", "string": "letter by let"}],
       "events": [\(fade(0, #", "by": "letter", "step": \#(step)"#))]}
      """
    let found = try Timeline.read(Timeline.document(from: Array(text.utf8))) { timeline in
      timeline.canvas.resolveFonts {
        TestFonts.library.match(named: $0).map { FontStack($0, TestFonts.library) }
      }
    }.notes
    #expect(found.map(\.message) == [message])
  }

  @Test func changesBeforeTheEndAreFine() throws {
    #expect(try notes(fade(3, #", "after": 0.9"#)).map(\.code) == [.cutMotion])
    #expect(try notes(fade(3, "")).isEmpty)
    // A clock that stops shows its last tick.
    let stopping = #"{"ticks": 4, "repeats": false}"#
    #expect(try notes(fade(4, ""), clock: stopping).map(\.code) == [.cutMotion])
  }

  @Test func oneOfTwoSimultaneousChangesIsLost() throws {
    let first = #"{"set": "a.opacity", "to": 1, "after": 1}"#
    let second = #"{"set": ["b.opacity", "a.opacity"], "to": 0}"#
    let found = try notes(
      #"{"event": 0, "actions": [\#(first)]}, {"event": 1, "actions": [\#(second)]}"#)
    #expect(found.map(\.code) == [.replacedChange])
    #expect(found[0].pointer == "/events/0/actions/0")
    #expect(found[0].message.contains("“a.opacity” changes twice at 1 s"))
    #expect(found[0].message.contains("/events/1/actions/0"))
    let presence =
      #"{"event": 0, "actions": [{"insert": "a", "duration": 1}, {"remove": "a", "duration": 1}]}"#
    #expect(try notes(presence).map(\.code) == [.replacedChange, .idlePresence])
    let tracks = #"{"tracks": {"a.scale": [{"linear": [2, 2], "duration": 1}]}}"#
    #expect(
      try notes(#"{"event": 0, "keyframes": [\#(tracks), \#(tracks)]}"#).map(\.code)
        == [.replacedChange])
    // Keyframes begin after the actions, at the value that these set.
    let set = #"{"set": "a.scale", "to": [1, 1]}"#
    #expect(try notes(#"{"event": 0, "actions": [\#(set)], "keyframes": [\#(tracks)]}"#).isEmpty)
  }

  @Test func evenRepetitionsJump() throws {
    let found = try notes(fade(0, #", "repeat": 2"#))
    #expect(found.map(\.code) == [.jumpingRepetition] && found[0].severity == .note)
    #expect(found[0].message.contains("jumps to its new value at 2 s"))
    for members in [
      #", "repeat": 3"#, #", "repeat": 2, "autoreverses": false"#, #", "repeat": "forever""#,
      #", "repeat": 4"#, #", "repeat": 2, "from": 0"#,
    ] {
      #expect(try notes(fade(0, members)).isEmpty, "\(members)")
    }
    // The next change takes over where the repetition ends.
    #expect(try notes(fade(0, #", "repeat": 2"#) + "," + fade(2, "")).isEmpty)
  }

  @Test func constantsAreUsed() throws {
    let constants = #""durations": {"long": 2, "short": 1}, "curves": {"swing": [0.2, 0, 0.2, 1]}"#
    let found = try notes(
      fade(0, #", "delay": "short", "curve": "swing""#), constants: constants)
    #expect(found.map(\.code) == [.unusedConstant])
    #expect(found[0].pointer == "/constants/durations/long")
    #expect(found[0].severity == .note && found[0].message.contains("“long”"))
  }

  @Test func camerasShowSomething() throws {
    func camera(_ position: String, _ child: String) -> String {
      #", {"id": "camera", "kind": "group", "space": "camera", "zoom": 200\#(position), "children": [\#(child)]}"#
    }
    let child = #"{"id": "c", "kind": "group", "position": [50, 50]}"#
    let found = try notes("", views: camera("", child))
    #expect(found.map(\.code) == [.emptyCamera] && found[0].pointer == "/views/2")
    #expect(try notes("", views: camera("", "")).map(\.code) == [.emptyCamera])
    #expect(try notes("", views: camera(#", "position": [50, 50, -200]"#, child)).isEmpty)
    #expect(try notes("", views: camera(#", "isVisible": false"#, child)).isEmpty)
  }
}

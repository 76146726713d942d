import Diagnostics
import Testing

@testable import TimelineFormat
@testable import TimelineModel

/// Findings about changes of timelines that have no effect, or another one than is meant.
@Suite struct IdleNoteTests {
  private static func notes(
    _ events: String, clock: String = #"{"ticks": 4}"#, insertion: String = ""
  ) throws -> [Diagnostic] {
    let text = """
      {"xsheet": 1, "size": [100, 100], "clock": \(clock), "views": [
        {"id": "card", "kind": "group", "transition": "opacity"\(insertion), "children": [
          {"id": "s", "kind": "shape", "children": [
            {"id": "wave", "kind": "path", "path": "M 0,0 L 9,0 L 9,9 Z"},
            {"id": "sky", "kind": "fill", "gradient": "linear", "colorStops": 2,
             "gradientEnd": [9, 0], "gradientStops": [0, 1, 0, 0, 1, 0, 0, 1]}]}]},
        {"id": "digits", "kind": "frames", "sources": ["1.png", "2.png"], "size": [9, 9]}],
       "events": [\(events)]}
      """
    return try Timeline.read(Timeline.document(from: Array(text.utf8))).notes
  }

  private static func event(_ number: Int, _ actions: String...) -> String {
    #"{"event": \#(number), "actions": [\#(actions.joined(separator: ", "))]}"#
  }

  private static let insert = #"{"insert": "card", "duration": 0.2}"#
  private static let remove = #"{"remove": "card", "duration": 0.2}"#

  @Test func presentViewsAreNotInserted() throws {
    let found = try Self.notes(Self.event(1, Self.insert) + "," + Self.event(2, Self.remove))
    #expect(found.map(\.code) == [.idlePresence])
    #expect(found[0].pointer == "/events/0/actions/0" && found[0].severity == .warning)
    #expect(
      found[0].message == "“card” is already present at 1 s, so inserting it does nothing; "
        + "give it “insertion”: 0 to begin without it.")
    let absent = #", "insertion": 0"#
    let events = Self.event(1, Self.insert) + "," + Self.event(2, Self.remove)
    #expect(try Self.notes(events, insertion: absent).isEmpty)
  }

  @Test func absentViewsAreNotRemoved() throws {
    let events = Self.event(1, Self.remove) + "," + Self.event(2, Self.remove)
    let found = try Self.notes(events)
    #expect(found.map(\.code) == [.idlePresence])
    #expect(found[0].message.contains("already absent at 2 s"))
    #expect(found[0].pointer == "/events/1/actions/0")
  }

  /// A clock that continues begins later cycles in another state, where the insertion has an effect.
  @Test func laterCyclesCount() throws {
    let events = Self.event(1, Self.insert) + "," + Self.event(2, Self.remove)
    let clock = #"{"ticks": 4, "atEnd": "continue"}"#
    #expect(try Self.notes(events, clock: clock).isEmpty)
    // Event 0 happens once.
    let first = Self.event(0, Self.insert) + "," + Self.event(2, Self.remove)
    #expect(
      try Self.notes(first, clock: clock).map(\.pointer) == [
        "/events/0/actions/0"
      ])
    #expect(try Self.notes(Self.event(2, Self.insert), clock: clock).count == 1)
  }

  @Test func progressByNumberIsNotChecked() throws {
    let hide = #"{"set": "card.insertion", "to": 0}"#
    #expect(try Self.notes(Self.event(1, hide) + "," + Self.event(2, Self.insert)).isEmpty)
  }

  private static func morph(_ path: String, _ members: String = "") -> String {
    #"{"animate": "wave.path", "to": "\#(path)", "duration": 0.5\#(members)}"#
  }

  @Test func pathsOfUnequalStructureJump() throws {
    let found = try Self.notes(Self.event(1, Self.morph("M 0,0 L 9,0 L 9,9 L 0,9")))
    #expect(found.map(\.code) == [.unequalStructure] && found[0].severity == .warning)
    #expect(found[0].pointer == "/events/0/actions/0")
    #expect(
      found[0].message == "“wave.path” cannot change gradually from a closed path of 3 vertices "
        + "to an open path of 4 vertices: it jumps.")
    #expect(try Self.notes(Self.event(1, Self.morph("M 0,0 L 5,0 L 5,5 Z"))).isEmpty)
    #expect(try Self.notes(Self.event(1, Self.morph("M 0,0 L 5,0 L 5,5"))).count == 1)
  }

  /// The value before is that in the order of time, and may be set.
  @Test func jumpsAreMeant() throws {
    let open = "M 0,0 L 9,9"
    let set = #"{"set": "wave.path", "to": "\#(open)"}"#
    let later = Self.event(1, set) + "," + Self.event(2, Self.morph("M 0,0 L 5,5"))
    #expect(try Self.notes(later).isEmpty)
    let from = Self.morph("M 0,0 L 5,5", #", "from": "\#(open)""#)
    #expect(try Self.notes(Self.event(1, from)).isEmpty)
    let move = #"{"event": 1, "keyframes": [{"tracks": {"wave.path": [{"move": "\#(open)"}]}}]}"#
    #expect(try Self.notes(move).isEmpty)
    let linear = move.replacing("move", with: "linear").replacing(
      #""}]"#, with: #"", "duration": 1}]"#)
    #expect(try Self.notes(linear).map(\.code) == [.unequalStructure])
  }

  @Test func phasesOfUnequalStructureJump() throws {
    func phases(_ second: String) -> String {
      #"{"event": 1, "phases": [{"states": ["#
        + #"{"values": {"wave.path": "M 0,0 L 9,0 Z"}, "duration": 0.1},"#
        + #"{"values": {"wave.path": "\#(second)"}, "duration": 0.1}]}]}"#
    }
    #expect(try Self.notes(phases("M 0,0 L 9,9 Z")).isEmpty)
    #expect(try Self.notes(phases("M 0,0 L 9,9")).map(\.code) == [.unequalStructure])
  }

  @Test func gradientsOfUnequalStopsJump() throws {
    let stops = #"{"animate": "sky.gradientStops", "duration": 1, "to": [0, 1, 0, 0, 1, 0, 0, 1"#
    let found = try Self.notes(Self.event(1, stops + ", 0, 1, 1, 0]}"))
    #expect(found.map(\.code) == [.unequalStructure])
    #expect(found[0].message.contains("from 8 numbers to 12 numbers: only the first 8 do"))
    #expect(try Self.notes(Self.event(1, stops + "]}")).isEmpty)
  }

  private static func rotate(_ members: String) -> String {
    #"{"animate": "card.rotation", "to": 90\#(members)}"#
  }

  @Test func motionsAreCutOff() throws {
    let found = try Self.notes(Self.event(3, Self.rotate(#", "duration": 1.5"#)))
    #expect(found.map(\.code) == [.cutMotion] && found[0].severity == .note)
    #expect(found[0].pointer == "/events/0/actions/0")
    #expect(
      found[0].message
        == "The change of “card.rotation” ends at 4.5 s, and the clock resets at 4 s: "
        + "the last 0.5 s are cut off.")
    let stopping = #"{"ticks": 4, "repeats": false}"#
    let stopped = try Self.notes(Self.event(3, Self.rotate(#", "duration": 1.5"#)), clock: stopping)
    #expect(stopped.count == 1 && stopped[0].message.contains("the clock stops at 4 s"))
  }

  @Test(arguments: [
    #", "duration": 1"#, #", "duration": 1, "repeat": "forever""#, #", "curve": "bouncy""#,
    #", "duration": 3, "speed": 3"#,
  ])
  func motionsThatEndOrNeverEndAreFine(members: String) throws {
    #expect(try Self.notes(Self.event(3, Self.rotate(members))).isEmpty)
  }

  @Test func otherEndsOfMotions() throws {
    let long = Self.rotate(#", "duration": 3"#)
    let continuing = #"{"ticks": 4, "atEnd": "continue"}"#
    #expect(try Self.notes(Self.event(3, long), clock: continuing).isEmpty)
    // A later change takes over.
    let next = Self.event(3, Self.rotate(#", "duration": 0.5"#))
    #expect(try Self.notes(Self.event(2, long) + "," + next).isEmpty)
    let spring = Self.rotate(#", "curve": {"duration": 2, "bounce": 0}"#)
    #expect(try Self.notes(Self.event(3, spring)).map(\.code) == [.cutMotion])
    let play = #"{"play": "digits", "interval": 0.8}"#
    #expect(try Self.notes(Self.event(3, play)).map(\.code) == [.cutMotion])
    #expect(try Self.notes(Self.event(2, play)).isEmpty)
    let run = #"{"tracks": {"card.skew": [{"linear": 5, "duration": 0.4}]}, "repeat": 3}"#
    let keyframes = #"{"event": 3, "keyframes": [\#(run)]}"#
    let found = try Self.notes(keyframes)
    #expect(found.map(\.code) == [.cutMotion])
    #expect(found.first?.message.hasPrefix("A run of keyframes ends at 4.2 s") == true)
    func phases(_ duration: Double) -> String {
      let value = #"{"values": {"card.skew": 0}, "duration": \#(duration)}"#
      let states = "\(value), \(value.replacing(": 0}", with: ": 9}"))"
      return #"{"event": 3, "phases": [{"states": [\#(states)]}]}"#
    }
    #expect(try Self.notes(phases(0.5)).isEmpty)
    #expect(
      try Self.notes(phases(0.6)).first?.message.hasPrefix("A run of phases ends at 4.2 s") == true)
    #expect(
      try Self.notes(Self.event(3, #"{"remove": "card", "duration": 2}"#)).first?.message
        .hasPrefix("The removal of “card” ends at 5 s") == true)
  }
}

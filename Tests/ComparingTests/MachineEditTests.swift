import Testing
import TimelineFormat
import TimelineModel

@testable import Comparing

/// Edits of a state machine are reported exactly.
@Suite struct MachineEditTests {
  private static let text = """
    {"xsheet": 1, "name": "Box", "size": [100, 80], "clock": {"ticks": 3},
     "markers": [{"name": "lift", "time": 0, "duration": 0.5}],
     "views": [{"id": "box", "kind": "group"}],
     "machine": {
       "name": "switch", "inputs": {"isOn": false, "rating": 0},
       "states": {
         "off": {"transitions": [{"to": "on", "if": {"isOn": true}}]},
         "on": {"segment": "lift", "onEntry": [{"increment": "rating"}]}},
       "interactions": [{"on": "click", "view": "box", "do": [{"toggle": "isOn"}]}]}}
    """

  private func changes(_ part: String, _ replacement: String) throws -> [String] {
    let text = MachineEditTests.text
    try #require(text.ranges(of: part).count == 1, "\(part)")
    let new = try Timeline.read(from: Array(text.replacing(part, with: replacement).utf8))
    let old = try Timeline.read(from: Array(text.utf8))
    #expect(AnimationChange.changes(from: old, to: old).isEmpty)
    return AnimationChange.changes(from: old, to: new).map(\.description)
  }

  @Test(arguments: [
    (
      #""isOn": false"#, #""isOn": true"#,
      "Box › switch › isOn: value: Boolean, false → Boolean, true"
    ),
    (
      #""segment": "lift""#, #""segment": "lift", "loop": 2"#,
      "Box › switch › on: repeats: off → on"
    ),
    (
      #"{"increment": "rating"}"#, #"{"increment": "rating", "by": 2}"#,
      "Box › switch › on: actions on entry: add 1 to rating → add 2 to rating"
    ),
    (
      #"{"isOn": true}"#, #"{"rating": {">": 1}}"#,
      "Box › switch › off › to on: conditions: isOn = true → rating > 1"
    ),
    (
      #"{"toggle": "isOn"}"#, #"{"send": "hello"}"#,
      "Box › switch › click on “box”: actions: toggle isOn → send “hello”"
    ),
  ]) func tellsTheEdit(part: String, replacement: String, expected: String) throws {
    let found = try changes(part, replacement)
    #expect(found.contains(expected), "\(found)")
  }
}

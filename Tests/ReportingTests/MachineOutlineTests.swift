import Reporting
import Testing
import TimelineFormat
import TimelineModel

/// The lines of a state machine in `xsheet inspect`.
@Suite struct MachineOutlineTests {
  private static let file = """
    {"xsheet": 1, "name": "Dot", "size": [120, 80], "clock": {"ticks": 2},
     "markers": [{"name": "grow", "time": 0.5, "duration": 0.25}],
     "views": [{"id": "dot", "kind": "group"}],
     "machine": {
       "name": "switch", "inputs": {"isOn": false, "count": 2, "word": "hi", "again": "event"},
       "states": {
         "off": {"plays": false, "onExit": [{"send": "on"}], "transitions": [
           {"to": "on", "if": {"isOn": true, "count": {">=": "$count"}}, "duration": 0.3}]},
         "on": {"segment": "grow", "loop": 3, "mode": "reverseBounce", "speed": 2, "final": true},
         "any": {"global": true, "transitions": [{"to": "off", "if": {"again": "fired", "@elapsedTime": {"<": 9}}}]}},
       "interactions": [
         {"on": "click", "view": "dot", "do": [{"toggle": "isOn"}, {"clamp": "count", "max": 5}]},
         {"on": "loop", "state": "on", "do": [{"set": {"word": "$word"}}]}]}}
    """

  @Test func outline() throws {
    let timeline = try Timeline.read(from: Array(Self.file.utf8))
    let expected = """
      State machine “switch”, starts with “off”
        Input “isOn”: Boolean, false
        Input “count”: number, 2
        Input “word”: text, “hi”
        Input “again”: event
        State “off”: shows the animation
          to “on” if isOn = true and count ≥ count, blends for 0.3 s
          on exit: send “on”
        State “on”: plays “grow”, reverse bounce, speed 2, 3 passes, final
        State “any”: global
          to “off” if again is fired and elapsed time < 9
        At click on “dot”: toggle isOn, limit count to 5
        At end of a pass of “on”: set word to word

      """
    #expect(timeline.outlineText.hasSuffix(expected))
  }
}

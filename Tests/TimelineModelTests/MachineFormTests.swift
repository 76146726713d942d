import Diagnostics
import Foundation
import Geometry
import JSONTree
import StateMachines
import TestSupport
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

@Suite struct MachineFormTests {
  /// A timeline with a state machine, written by hand.
  static let good = """
    {"xsheet": 1, "size": [20, 20], "clock": {"ticks": 2}, "frameRate": 30,
     "markers": [{"name": "lift", "time": 0, "duration": 0.5}, {"name": "fall", "time": 0.5}],
     "views": [{"id": "button", "kind": "group"}, {"id": "label", "kind": "group"}],
     "machine": {
       "inputs": {"isOn": false, "rating": 0, "word": "busy", "retry": "event"},
       "states": {
         "off": {"plays": false,
                 "transitions": [
                   {"to": "on", "if": {"isOn": true}, "duration": 0.3, "curve": "easeOut"}]},
         "on": {"segment": "lift", "loop": 2, "mode": "bounce", "speed": 0.5,
                "onEntry": [{"increment": "rating"}, {"set": {"word": "done", "isOn": true}}],
                "onExit": [{"send": "left"}],
                "transitions": [
                  {"to": "off", "if": {"rating": {">=": 3, "<": "@elapsedTime"}, "retry": "fired"}},
                  {"to": "end"}]},
         "end": {"loop": "forever", "final": true, "background": "#FF8000"},
         "any": {"global": true, "transitions": [{"to": "off", "if": {"word": {"!=": "ok"}}}]}},
       "interactions": [
         {"on": "click", "view": "button", "do": [{"toggle": "isOn"}]},
         {"on": "complete", "state": "on", "do": [{"fire": "retry"}]}]}}
    """

  static var machine: StateMachine {
    var off = MachinePlayback()
    off.autoplay = false
    var on = MachinePlayback()
    on.segment = "lift"
    (on.autoplay, on.loops, on.loopCount, on.mode, on.speed) = (true, true, 2, .bounce, 0.5)
    var end = MachinePlayback()
    (end.autoplay, end.loops, end.isFinal, end.background) = (true, true, true, 0xFF80_00FF)
    return StateMachine(
      initial: "off",
      inputs: [
        MachineInput("isOn", .flag(false)), MachineInput("rating", .number(0)),
        MachineInput("word", .text("busy")), MachineInput("retry", .event),
      ],
      states: [
        MachineState(
          "off", playback: off,
          transitions: [
            MachineTransition(
              to: "on", if: [MachineGuard("isOn", .flag(.equal, .value(true)))],
              tween: MachineTween(duration: 0.3, curve: .easeOut))
          ]),
        MachineState(
          "on", playback: on,
          transitions: [
            MachineTransition(
              to: "off",
              if: [
                MachineGuard("rating", .number(.greaterOrEqual, .value(3))),
                MachineGuard("rating", .number(.less, .input("@elapsedTime"))),
                MachineGuard("retry", .event),
              ]), MachineTransition(to: "end"),
          ],
          onEntry: [
            .increment("rating", by: nil), .setText("word", .value("done")),
            .setFlag("isOn", .value(true)),
          ], onExit: [.send("left")]), MachineState("end", playback: end),
        MachineState(
          "any", playback: nil,
          transitions: [
            MachineTransition(
              to: "off", if: [MachineGuard("word", .text(.notEqual, .value("ok")))])
          ]),
      ],
      interactions: [
        MachineInteraction(.pointer(.click, target: "button"), [.toggle("isOn")]),
        MachineInteraction(.complete(state: "on"), [.fire("retry")]),
      ])
  }

  @Test func machinesAreReadAsWritten() throws {
    let timeline = try Timeline.read(from: Array(Self.good.utf8))
    #expect(timeline.machine == Self.machine)
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
  }

  @Test(arguments: UInt64(0)..<100)
  func machinesReadBackEqual(_ seed: UInt64) throws {
    var maker = RandomMachine(seed: seed, isSound: true)
    var timeline = try Timeline.read(from: Array(Self.good.utf8))
    for name in RandomMachine.targets {
      timeline.canvas.root.children.append(ViewNode(id: name, kind: .group(GroupView())))
    }
    timeline.markers = RandomMachine.segments.map { TimelineMarker(name: $0, time: 0) }
    timeline.machine = maker.machine()
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
  }

  @Test func textsThatLookLikeNamesReadBackEqual() throws {
    var timeline = try Timeline.read(from: Array(Self.good.utf8))
    timeline.machine?.inputs[2].value = .text("event")
    timeline.machine?.states[0].onEntry = [
      .setText("word", .value("$5")), .setText("word", .input("word")), .setTheme(.value("$x")),
      .openURL(.input("word"), target: "_top"),
    ]
    timeline.machine?.states[0].transitions[0].guards = [
      MachineGuard("word", .text(.equal, .value("$5"))), MachineGuard("retry", .event),
      MachineGuard("word", .text(.equal, .value("fired"))),
      MachineGuard("word", .text(.notEqual, .input("word"))), MachineGuard("retry", .event),
    ]
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
  }

  @Test func unreachableStatesAreNotes() throws {
    func notes(_ text: String) throws -> [String] {
      let document = try Timeline.document(from: Array(text.utf8))
      return try Timeline.read(document).notes.filter { $0.code == .unreachableState }
        .map { "\($0.pointer): \($0.message)" }
    }
    #expect(try notes(Self.good) == [])
    // “end” leads back to itself only, and “off” is the initial state.
    let lonely = Self.good.replacingOccurrences(
      of: #"{"to": "end"}"#, with: #"{"to": "off", "if": {"isOn": false}}"#
    ).replacingOccurrences(
      of: #"{"loop": "forever","#, with: #"{"loop": "forever", "transitions": [{"to": "end"}],"#)
    #expect(
      try notes(lonely) == ["/machine/states/end: No transition leads to the state “end”."])
  }

  static let mistakes = [
    Mistake(
      #""to": "off", "if": {"r"#, #""to": "of", "if": {"r"#, "/machine/states/on/transitions/0/to",
      "no state “of”", "“off”?"),
    Mistake(
      #"{"isOn": true}"#, #"{"ison": true}"#, "/machine/states/off/transitions/0/if/ison",
      "no input “ison”", "“isOn”?"),
    Mistake(
      #"{"isOn": true}"#, #"{"isOn": 1}"#, "/machine/states/off/transitions/0/if/isOn",
      "true or false"),
    Mistake(#"">=": 3"#, #""=>": 3"#, "/machine/states/on/transitions/0/if/rating/=>", "“>=”"),
    Mistake(
      #""!=": "ok""#, #"">": "ok""#, "/machine/states/any/transitions/0/if/word/>", "only numbers"),
    Mistake(
      #""retry": "fired""#, #""retry": true"#, "/machine/states/on/transitions/0/if/retry",
      "is an event", "“fired”"),
    Mistake(
      #""segment": "lift""#, #""segment": "left""#, "/machine/states/on/segment",
      "no marker “left”", "“lift”?"),
    Mistake(#""mode": "bounce""#, #""mode": "bouncing""#, "/machine/states/on/mode", "“bounce”"),
    Mistake(#""speed": 0.5"#, #""speed": -1"#, "/machine/states/on/speed", "from 0"),
    Mistake(#""loop": 2"#, #""loop": true"#, "/machine/states/on/loop", "“forever”"),
    Mistake(
      #""plays": false"#, #""autoplay": false"#, "/machine/states/off/autoplay",
      "no member “autoplay”", "plays"),
    Mistake(
      #"{"increment": "rating"}"#, #"{"increment": "isOn"}"#,
      "/machine/states/on/onEntry/0/increment", "needs a number"),
    Mistake(
      #"{"increment": "rating"}"#, #"{"add": "rating"}"#, "/machine/states/on/onEntry/0",
      "“increment”"),
    Mistake(
      #""word": "done""#, #""retry": true"#, "/machine/states/on/onEntry/1/set/retry",
      "{“fire”: “retry”}"),
    Mistake(
      #""duration": 0.3, "#, "", "/machine/states/off/transitions/0/curve", "needs a “duration”"),
    Mistake(
      #""curve": "easeOut""#, #""curve": "bouncy""#, "/machine/states/off/transitions/0/curve",
      "no spring"),
    Mistake(
      #""view": "button""#, #""view": "buton""#, "/machine/interactions/0/view", "no view “buton”",
      "“button”?"),
    Mistake(#""on": "click""#, #""on": "tap""#, "/machine/interactions/0/on", "“click”"),
    Mistake(#""state": "on", "do""#, #""do""#, "/machine/interactions/1", "“state” is missing"),
    Mistake(#""end": {"#, #""end": {"global": true, "#, "/machine/states/end", "plays nothing"),
    Mistake(
      #""retry": "event""#, #""@retry": "event""#, "/machine/inputs/@retry", "do not begin with @"),
  ]

  @Test(arguments: mistakes)
  func mistakesAreExplained(mistake: Mistake) throws {
    let text = try #require(Self.good.replacingFirst(mistake.old, with: mistake.new))
    let found = TimelineReadErrorTests.diagnostics(text)
    let finding = try #require(
      found.first { $0.pointer == mistake.pointer }, "found only \(found.map(\.pointer))")
    for word in mistake.words { #expect(finding.message.contains(word), "\(finding.message)") }
  }

  @Test func severalGlobalStatesAreRefused() throws {
    let text = try #require(
      Self.good.replacingFirst(#""off": {"plays": false,"#, with: #""off": {"global": true,"#))
    let found = TimelineReadErrorTests.diagnostics(text)
    #expect(found.contains { $0.message.contains("at most one") })
  }
}

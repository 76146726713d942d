import CompositionModel
import Containers
import DesignChecks
import Diagnostics
import Foundation
import Geometry
import StateMachines
import TestSupport
import Testing

@testable import LottieImport

/// A machine with each kind of input, guard, action and interaction.
private let complete = StateMachine(
  name: "complete", initial: "rest",
  inputs: [
    MachineInput("count", .number(1.5)), MachineInput("limit", .number(3)),
    MachineInput("isOn", .flag(true)), MachineInput("isOff", .flag(false)),
    MachineInput("word", .text("hello")), MachineInput("other", .text("")),
    MachineInput("go", .event),
  ],
  states: [
    MachineState(
      "all", playback: nil,
      transitions: [
        MachineTransition(
          to: "busy",
          if: [
            MachineGuard("count", .number(.greaterOrEqual, .input("limit"))),
            MachineGuard("word", .text(.notEqual, .input("other"))),
            MachineGuard("isOn", .flag(.equal, .input("isOff"))),
          ], tween: MachineTween(duration: 0.3, curve: TimingCurve(0.4, 0, 0.2, 1)))
      ], onEntry: [.send("begin")]),
    MachineState(
      "rest",
      transitions: [
        MachineTransition(
          to: "busy",
          if: [
            MachineGuard(StateMachine.elapsedTime, .number(.greater, .value(2))),
            MachineGuard("go", .event), MachineGuard("word", .text(.equal, .value("hello"))),
            MachineGuard("isOn", .flag(.notEqual, .value(false))),
            MachineGuard("count", .number(.less, .input(StateMachine.elapsedTime))),
            MachineGuard("count", .number(.lessOrEqual, .value(4))),
          ]), MachineTransition(to: "rest"),
      ],
      onEntry: [
        .setNumber("count", .input("limit")), .setFlag("isOn", .input("isOff")),
        .setText("word", .input("other")), .setText("word", .value("bye")), .toggle("isOn"),
        .increment("count", by: nil), .decrement("count", by: .value(2)),
        .multiply("count", by: .input(StateMachine.elapsedTime)), .floor("count"),
      ],
      onExit: [
        .clamp("count", min: .value(0), max: nil), .reset("count"), .fire("go"),
        .setRandom("count", min: nil, max: .input("limit"), isWhole: true),
        .setFrame(.input("count")), .setProgress(.value(50)), .setTheme(.input("word")),
        .openURL(.value("https://example.com"), target: "_blank"), .send("end"),
      ]),
    MachineState("busy", playback: playback),
  ],
  interactions: MachinePointer.allCases.map {
    MachineInteraction(.pointer($0, target: $0 == .move ? nil : "button"), [.fire("go")])
  } + [
    MachineInteraction(.pointer(.click, target: nil), [.toggle("isOn")]),
    MachineInteraction(.complete(state: "busy"), [.reset("isOn")]),
    MachineInteraction(.loop(state: "busy"), [.increment("count", by: .value(1))]),
  ])

private var playback: MachinePlayback {
  var playback = MachinePlayback()
  playback.segment = "loop"
  playback.mode = .reverseBounce
  playback.speed = 2
  playback.loops = true
  playback.loopCount = 3
  playback.autoplay = true
  playback.background = 0xFF80_00FF
  playback.isFinal = true
  return playback
}

private let surroundings = MachineReader.Surroundings(
  animation: "a", markers: ["loop"], layers: ["button"])

private func text(_ machine: StateMachine) throws -> String {
  let data = try JSONSerialization.data(
    withJSONObject: DotLottieMachine.object(of: machine), options: [.sortedKeys])
  return String(decoding: data, as: UTF8.self)
}

private func read(_ text: String) -> (machine: StateMachine?, findings: [Diagnostic]) {
  MachineReader.read(Array(text.utf8), named: "complete", in: surroundings)
}

struct MachineTests {
  @Test func readsAllParts() throws {
    let result = read(try text(complete))
    #expect(result.findings.map(\.message) == [])
    #expect(result.machine == complete)
  }

  @Test(
    "players refuse the machine",
    arguments: [
      (#""initial":"rest""#, #""initial":7"#, "/initial: "),
      (#""initial":"rest""#, #""initial":"nowhere""#, "/initial: There is no state"),
      (#""name":"busy""#, #""name":"rest""#, "/states: Two states"),
      (#""type":"PlaybackState""#, #""type":"GlobalState""#, "several global states"),
      (#""type":"Toggle""#, #""type":"Jump""#, "/type: The type"),
      (#""mode":"ReverseBounce""#, #""mode":"Sideways""#, "/states/2/mode: "),
      (#""loopCount":3"#, #""loopCount":-3"#, "/states/2/loopCount: "),
      (#""speed":2"#, #""speed":"fast""#, "/states/2/speed: "),
      (#""conditionType":"LessThan""#, #""conditionType":"Below""#, "/conditionType: "),
      (#""compareTo":"$limit""#, #""compareTo":"$missing""#, "/compareTo: There is no Numeric"),
      (#""type":"OnComplete""#, #""type":"OnEnd""#, "/interactions/7/type: "),
      (#""animation":"""#, #""picture":"""#, "\"animation\" is missing"),
      (#""value":1.5"#, #""value":true"#, "/inputs/0/value: "),
      ("{", "[", "State machine"),
    ])
  func refusals(_ old: String, _ new: String, _ message: String) throws {
    let whole = try text(complete)
    let damaged = whole.replacing(old, with: new, maxReplacements: 1)
    #expect(damaged != whole)
    let result = read(damaged)
    #expect(result.machine == nil)
    #expect(result.findings.last?.code == .refusedStateMachine)
    #expect(result.findings.last?.pointer == "")
    #expect(result.findings.last?.message.contains(message) == true, "\(result.findings)")
  }

  @Test func severalTransitionsWithoutGuardsAreRefused() throws {
    var machine = complete
    machine.states[1].transitions.append(MachineTransition(to: "busy"))
    let result = read(try text(machine))
    #expect(result.machine == nil)
    #expect(result.findings.last?.message.contains("2 transitions have no guards") == true)
  }

  @Test func undeclaredEventsAreRefused() throws {
    var machine = complete
    machine.inputs.removeLast()
    #expect(read(try text(machine)).findings.last?.code == .refusedStateMachine)
  }

  @Test func partsWithUnknownNamesAreLeftOut() throws {
    var machine = complete
    machine.states[1].transitions[0].to = "nowhere"
    machine.states[1].onEntry = [.toggle("missing"), .toggle("count"), .floor("count")]
    machine.interactions = [
      MachineInteraction(.pointer(.click, target: "missing"), []),
      MachineInteraction(.complete(state: "nowhere"), []),
      MachineInteraction(.pointer(.up, target: nil), [.setNumber("count", .input("word"))]),
    ]
    let result = read(try text(machine))
    #expect(Set(result.findings.map(\.code)) == [.unknownMachineName])
    #expect(result.findings.count == 6)
    #expect(result.machine?.states[1].transitions == [MachineTransition(to: "rest")])
    #expect(result.machine?.states[1].onEntry == [.floor("count")])
    #expect(
      result.machine?.interactions == [MachineInteraction(.pointer(.up, target: nil), [])])
  }

  @Test func guardsThatNeverHoldRemoveTheirTransition() throws {
    var machine = complete
    machine.states[1].transitions[0].guards = [
      MachineGuard("missing", .flag(.equal, .value(true)))
    ]
    let result = read(try text(machine))
    #expect(result.machine?.states[1].transitions == [MachineTransition(to: "rest")])
  }

  @Test func unknownMarkersPlayTheWholeAnimationWithoutBlend() throws {
    var machine = complete
    machine.states[2].playback?.segment = "missing"
    let result = read(try text(machine))
    #expect(result.findings.map(\.code) == [.unknownMachineName])
    #expect(result.machine?.states[2].playback?.segment == nil)
    #expect(result.machine?.states[0].transitions[0].tween == nil)
  }

  @Test func otherAnimationsAreReported() throws {
    var machine = complete
    machine.states[1].playback?.animation = "a"
    machine.states[2].playback?.animation = "b"
    let result = read(try text(machine))
    #expect(result.findings.map(\.code) == [.unusedArchivePart])
    #expect(result.findings.first?.message.contains("\"busy\" shows the animation \"b\"") == true)
    #expect(result.machine?.states.allSatisfy { $0.playback?.animation ?? "" == "" } == true)
  }

  @Test func unknownThemesAreLeftOut() throws {
    var machine = complete
    machine.states[2].onEntry = [.setTheme(.value("dark")), .setTheme(.value(""))]
    let result = read(try text(machine))
    #expect(result.findings.map(\.code) == [.unknownMachineName])
    #expect(result.machine?.states[2].onEntry == [.setTheme(.value(""))])
  }

  @Test func incrementsByUnknownInputsAddOne() throws {
    let text = try text(complete).replacing(
      #"{"inputName":"count","type":"Increment"}"#,
      with: #"{"inputName":"count","type":"Increment","value":"$missing"}"#)
    let result = read(text)
    #expect(result.machine?.states[1].onEntry.contains(.increment("count", by: .value(1))) == true)
  }

  @Test func unknownMembersAreNoted() throws {
    let result = read(
      try text(complete).replacing(#""final":true"#, with: #""final":true,"extra":1"#))
    #expect(result.findings.map(\.code) == [.unknownMember])
    #expect(result.machine == complete)
  }

  @Test func blendsOutOfRangeAreMadeAtOnce() throws {
    let result = read(try text(complete).replacing(#""duration":0.3"#, with: #""duration":-1"#))
    #expect(result.findings.map(\.code) == [.numberOutOfRange])
    #expect(result.machine?.states[0].transitions[0].tween == nil)
  }

  @Test func tooManyPartsAreRefused() throws {
    let inputs = (0...ImportLimits.machineParts).map { _ in #"{"type":"Event","name":"e"}"# }
    let result = read(#"{"initial":"a","states":[],"inputs":[\#(inputs.joined(separator: ","))]}"#)
    #expect(result.machine == nil)
    #expect(result.findings.last?.message.contains("parts of a state machine") == true)
  }

  @Test(arguments: 0..<20)
  func damagedTextIsRefusedOrSound(_ seed: Int) throws {
    let bytes = Array(try text(complete).utf8)
    var random = SeededRandom(seed: UInt64(seed))
    let pieces = ["null", "[]", "{}", "-1", "1e30", "\"$\"", "\"@\"", "true", "", ",", "\"\""]
    for _ in 0..<100 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let start = Int.random(in: damaged.indices, using: &random)
        let end = min(damaged.count, start + Int.random(in: 0...12, using: &random))
        damaged.replaceSubrange(
          start..<end, with: Array((pieces.randomElement(using: &random) ?? "").utf8))
      }
      let result = MachineReader.read(damaged, named: "x", in: surroundings)
      if let machine = result.machine { checkNames(of: machine) }
      #expect(result.machine != nil || !result.findings.isEmpty)
    }
  }

  /// Checks that all names of a machine exist.
  private func checkNames(of machine: StateMachine) {
    let states = Set(machine.states.map(\.name))
    #expect(states.count == machine.states.count && states.contains(machine.initial))
    for state in machine.states {
      #expect(state.transitions.allSatisfy { states.contains($0.to) })
      #expect(state.playback?.segment.map { surroundings.markers.contains($0) } ?? true)
      for action in state.onEntry + state.onExit {
        #expect(action.input.map { machine.input(named: $0) != nil } ?? true)
      }
    }
    var session = MachineSession(
      machine, playing: MachineTrack(frameRate: 30, frameCount: 60))
    session.start()
    session.pointer(.click, over: ["button"])
    session.advance(by: 1)
  }
}

struct ArchivedMachineTests {
  private func design(_ files: [(String, String)]) throws -> ImportResult {
    let file = try DesignFile(reading: ZipWriter.archive(files))
    return try DesignImporter.importComposition(from: file.animations[0], of: file).checked()
  }

  private func machine(_ initial: String) -> String {
    #"{"initial":"\#(initial)","states":[{"type":"PlaybackState","name":"\#(initial)","animation":"","transitions":[]}]}"#
  }

  private let animation = ("a/a.json", Fixture.file(layers: Fixture.nullLayer(1)))

  @Test func theInitialMachineOfTheManifestIsRead() throws {
    let result = try design([
      animation, ("s/one.json", machine("x")), ("s/two.json", machine("y")),
      (
        "manifest.json",
        #"{"version":"2","animations":[{"id":"a"}],"stateMachines":[{"id":"one"},{"id":"two"}],"initial":{"stateMachine":"two"}}"#
      ),
    ])
    #expect(result.composition.machine?.name == "two")
    #expect(result.composition.machine?.initial == "y")
    #expect(result.diagnostics.items.map(\.code) == [.unusedArchivePart])
    #expect(result.diagnostics.items.first?.message.contains("ignored are \"one\"") == true)
  }

  @Test func theFirstMachineIsReadWithoutManifest() throws {
    let result = try design([
      animation, ("s/b.json", machine("y")), ("s/a.json", machine("x")),
    ])
    #expect(result.composition.machine?.name == "a")
  }

  @Test func aRefusedMachineLeavesTheAnimation() throws {
    let result = try design([animation, ("s/one.json", "{}")])
    #expect(result.composition.machine == nil)
    #expect(result.diagnostics.items.map(\.code) == [.malformedManifest, .refusedStateMachine])
  }
}

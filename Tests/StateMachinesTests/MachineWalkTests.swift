import StateMachines
import TestSupport
import Testing

/// Random walks through machines, on which the session and the reference must do the same.
struct MachineWalkTests {
  private static let walks = 500
  private static let steps = 14

  private static let examples =
    [
      ExampleMachines.toggle, ExampleMachines.hover, ExampleMachines.rating, ExampleMachines.loader,
    ] + ExampleMachines.rules

  private static func machine(_ index: Int) -> StateMachine {
    if index < examples.count { return examples[index] }
    var maker = RandomMachine(seed: UInt64(index))
    return maker.machine()
  }

  @Test(arguments: 0..<20)
  func sessionDoesWhatTheReferenceDoes(_ index: Int) {
    let machine = MachineWalkTests.machine(index)
    let document = DotLottieMachine.object(of: machine)
    var random = SeededRandom(seed: UInt64(1000 + index))
    for walk in 0..<MachineWalkTests.walks {
      var pair = MachinePair(machine, document)
      for step in 0..<MachineWalkTests.steps {
        let move = step == 0 ? "start" : pair.move(&random)
        let difference = pair.difference()
        guard difference == nil else {
          Issue.record("machine \(index), walk \(walk), step \(step), \(move): \(difference ?? "")")
          return
        }
      }
    }
  }

  @Test func walksReachAllEvents() {
    var kinds: Set<String> = []
    for index in 0..<20 {
      var random = SeededRandom(seed: UInt64(1000 + index))
      let machine = MachineWalkTests.machine(index)
      for _ in 0..<50 {
        var pair = MachinePair(machine, DotLottieMachine.object(of: machine))
        for _ in 0..<MachineWalkTests.steps { _ = pair.move(&random) }
        kinds.formUnion(pair.reference.log.map { String($0.prefix { $0 != " " }) })
      }
    }
    let expected = [
      "transition", "exit", "enter", "start", "stop", "fire", "message", "open", "theme",
      "animation", "error", "n0", "b0", "t0",
    ]
    for kind in expected { #expect(kinds.contains(kind), "\(kind)") }
  }
}

/// A session and a reference of one machine.
struct MachinePair {
  var session: MachineSession
  let reference: ReferenceMachine

  init(_ machine: StateMachine, _ document: [String: Any]) {
    var track = ExampleMachines.track
    track.animation = "one"
    track.markers.append(.init("moment", start: 60, duration: 0))
    session = MachineSession(machine, playing: track, seed: 7)
    reference = ReferenceMachine(
      document,
      ReferencePlayer(
        rate: track.frameRate, count: track.frameCount,
        markers: track.markers.map { .init(name: $0.name, start: $0.start, length: $0.duration) }),
      animation: "one", seed: 7)
    session.start()
    reference.start()
  }

  /// Does something to both, and returns its name.
  mutating func move(_ random: inout SeededRandom) -> String {
    switch Int.random(in: 0...19, using: &random) {
    case 0...4: return setInput(&random)
    case 5...7:
      let name = ["e0", "e1", "retry", "missing"].randomElement(using: &random) ?? ""
      session.fire(name)
      reference.fire(name)
      return "fire \(name)"
    case 8...12: return movePointer(&random)
    case 13...17:
      let seconds: Double = [0, 0.01, 0.1, 0.3, 0.7, 2].randomElement(using: &random) ?? 0
      session.advance(by: seconds)
      reference.tick(seconds)
      return "advance \(seconds)"
    case 18:
      let (name, runs) = (
        ["s0", "s1", "over", "g", "none"].randomElement(using: &random) ?? "",
        Bool.random(using: &random)
      )
      session.override(with: name, runs: runs)
      reference.override(name, runs)
      return "override \(name) \(runs)"
    default:
      if Bool.random(using: &random) {
        session.stop()
        reference.stop()
      }
      session.start()
      reference.start()
      return "start"
    }
  }

  private mutating func setInput(_ random: inout SeededRandom) -> String {
    let name =
      ["n0", "n1", "b0", "b1", "t0", "t1", "on", "h", "r", "st", "@elapsedTime", "missing"]
      .randomElement(using: &random) ?? ""
    switch name.first {
    case "n", "r", "@":
      let value = Float(Int.random(in: -2...6, using: &random)) / 2
      session.set(name, to: .number(Double(value)))
      reference.set(name, value)
      return "\(name) = \(value)"
    case "b", "o", "h":
      let value = Bool.random(using: &random)
      session.set(name, to: .flag(value))
      reference.set(name, value)
      return "\(name) = \(value)"
    default:
      let value = ["", "x", "y", "ok", "fail"].randomElement(using: &random) ?? ""
      session.set(name, to: .text(value))
      reference.set(name, value)
      return "\(name) = \(value)"
    }
  }

  private mutating func movePointer(_ random: inout SeededRandom) -> String {
    let types = [
      "PointerDown", "PointerUp", "Click", "PointerEnter", "PointerExit", "PointerMove",
    ]
    let index = Int.random(in: types.indices, using: &random)
    let hits = Set(
      (RandomMachine.targets + ["btn", "s1", "s2", "s3"]).filter { _ in
        Int.random(in: 0...2, using: &random) == 0
      })
    session.pointer([.down, .up, .click, .enter, .exit, .move][index], over: hits)
    reference.pointer(types[index], hits)
    return "\(types[index]) \(hits.sorted())"
  }

  /// The first difference between both since the last call; `nil` for none.
  mutating func difference() -> String? {
    let (own, other) = (session.takeEvents().map { $0.line { "\(Float($0))" } }, reference.log)
    reference.log = []
    if own != other { return "events \(own) and \(other)" }
    let status = ["Stopped", "Running", "Tweening"]
    let states = [session.status == .stopped, session.status == .running, true]
    if status[states.firstIndex(of: true) ?? 0] != reference.status {
      return "status \(session.status) and \(reference.status)"
    }
    if session.currentState?.name ?? "" != reference.name(reference.current) { return "state" }
    if session.targetState?.name ?? "" != reference.name(reference.tweenTarget) { return "target" }
    if abs(session.player.frame - reference.player.frame) > 1e-6 {
      return "frame \(session.player.frame) and \(reference.player.frame)"
    }
    let isPlaying = session.player.status == .playing
    return isPlaying == reference.player.isPlaying ? nil : "playing"
  }
}

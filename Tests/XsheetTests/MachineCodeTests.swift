import Foundation
import StateMachines
import SwiftUIExport
import TestSupport
import Testing
import TimelineModel

@testable import Xsheet

/// Generated state machines do what machines of timelines do, step by step.
@Suite struct MachineCodeTests {
  /// Three boxes, of which two overlap, and the ranges that machines play.
  private static let timeline = """
    {"xsheet": 1, "name": "Boxes", "size": [60, 20], "frameRate": 60,
     "clock": {"interval": 1, "ticks": 2},
     "markers": [{"name": "rest", "time": 0, "duration": 0.25}, {"name": "lift", "time": 0.25, "duration": 0.5},
       {"name": "1", "time": 0.75, "duration": 0.25}, {"name": "spin", "time": 1, "duration": 0.5},
       {"name": "moment", "time": 1}],
     "views": [
      {"id": "left", "kind": "shape", "children": [
       {"id": "leftBox", "kind": "rectangle", "size": [20, 20], "position": [10, 10]},
       {"id": "leftFill", "kind": "fill", "color": "#FF0000"}]},
      {"id": "right", "kind": "shape", "children": [
       {"id": "rightBox", "kind": "rectangle", "size": [20, 20], "position": [50, 10]},
       {"id": "rightFill", "kind": "fill", "color": "#00FF00"}]},
      {"id": "top", "kind": "shape", "children": [
       {"id": "topBox", "kind": "rectangle", "size": [20, 20], "position": [20, 10]},
       {"id": "topFill", "kind": "fill", "color": "#0000FF"}]}],
     "events": [{"event": 0, "actions": [
       {"animate": "leftFill.color", "to": "#FFFFFF", "curve": "linear", "duration": 2}]}]}
    """

  /// Points of the canvas, and the boxes below them.
  private static let points: [(x: Double, targets: Set<String>)] = [
    (5, ["left"]), (15, ["left", "top"]), (25, ["top"]), (50, ["right"]), (35, []),
  ]

  /// A step of a walk, as the program reads it.
  private struct Step: Codable {
    var kind: String
    var name = ""
    var number = 0.0
    var text = ""
    /// Sixtieths of a second that pass before.
    var ticks = 0
  }

  private static func step(_ random: inout SeededRandom) -> Step {
    func pick<Value>(_ values: [Value]) -> Value {
      values.randomElement(using: &random) ?? values[0]
    }
    var step = Step(
      kind: pick(["number", "flag", "text", "fire", "fire", "press", "hover", "wait"]))
    step.ticks = pick([0, 0, 1, 6, 20, 45, 130])
    switch step.kind {
    case "number":
      (step.name, step.number) = (pick(RandomMachine.numbers), Double(pick(Array(-2...6))) / 2)
    case "flag": (step.name, step.number) = (pick(RandomMachine.flags), Double(pick([0, 1])))
    case "text": (step.name, step.text) = (pick(RandomMachine.texts), pick(RandomMachine.words))
    case "fire": step.name = pick(RandomMachine.events)
    default: step.number = Double(pick(Array(points.indices)))
    }
    return step
  }

  /// A machine without random numbers, which generated code draws by itself; blends end between frames.
  private static func machine(_ index: Int) -> StateMachine {
    var maker = RandomMachine(seed: UInt64(index), isSound: true)
    var machine = maker.machine()
    for state in machine.states.indices {
      machine.states[state].onEntry = machine.states[state].onEntry.map(settled)
      machine.states[state].onExit = machine.states[state].onExit.map(settled)
      for index in machine.states[state].transitions.indices {
        machine.states[state].transitions[index].tween?.duration += 1.0 / 120
      }
    }
    for index in machine.interactions.indices {
      machine.interactions[index].actions = machine.interactions[index].actions.map(settled)
    }
    return machine
  }

  private static func settled(_ action: MachineAction) -> MachineAction {
    if case .setRandom(let name, _, _, _) = action { .increment(name, by: nil) } else { action }
  }

  /// What a session does on a walk.
  private static func log(_ machine: StateMachine, _ timeline: Timeline, _ steps: [Step])
    -> [String]
  {
    var session = MachineSession(machine, playing: timeline.machineTrack)
    session.start()
    var lines = [line("start", &session)]
    for step in steps {
      for _ in 0..<step.ticks { session.advance(by: 1.0 / 60) }
      let targets = points[min(max(Int(step.number), 0), points.count - 1)].targets
      switch step.kind {
      case "number": session.set(step.name, to: .number(step.number))
      case "flag": session.set(step.name, to: .flag(step.number != 0))
      case "text": session.set(step.name, to: .text(step.text))
      case "fire": session.fire(step.name)
      case "press":
        session.pointer(.down, over: targets)
        session.pointer(.up, over: targets)
        session.pointer(.click, over: targets)
      case "hover":
        session.pointer(.enter, over: targets)
        session.pointer(.move, over: targets)
        session.pointer(.exit)
        session.pointer(.move)
      default: break
      }
      lines.append(line(step.kind, &session))
    }
    return lines
  }

  private static func line(_ kind: String, _ session: inout MachineSession) -> String {
    let events = session.takeEvents().map { plain("\($0)") }
    let state = session.currentState?.name ?? ""
    return ([kind] + events + [state]).joined(separator: " ")
  }

  /// An event without the names of types.
  private static func plain(_ text: String) -> String {
    text.replacing(/[A-Za-z_]+\./, with: "")
  }

  @Test(.enabled(if: StandIn.built != nil)) func walksAgree() throws {
    let count = Int(ProcessInfo.processInfo.environment["XSHEET_TEST_WALKS"] ?? "") ?? 10
    let folder = try TemporaryFolder()
    let document = try TimelineDocument(bytes: Array(Self.timeline.utf8), name: "boxes.json")
    var (walks, expected): ([[[Step]]], [String]) = ([], [])
    var files: Set<String> = []
    var random = SeededRandom(seed: 1)
    for index in 0..<20 {
      var timeline = document.timeline
      timeline.machine = Self.machine(index)
      let export = SwiftUIExporter(timeline, SwiftUIOptions(viewName: "M\(index)View")).export()
      for file in export.files {
        try folder.write(file.text, file.name)
        files.insert(folder.path(file.name))
      }
      let own = (0..<count).map { _ in (0..<14).map { _ in Self.step(&random) } }
      walks.append(own)
      expected += own.flatMap { Self.log(Self.machine(index), timeline, $0) }
    }
    try folder.write(String(decoding: JSONEncoder().encode(walks), as: UTF8.self), "walks.json")
    try folder.write(
      Self.program.replacing("FOLDER", with: folder.url.path), "main.swift")
    let messages = try #require(StandIn.built)
      .output(of: files.sorted() + [folder.path("main.swift")], in: folder.url)
    #expect(messages.isEmpty, "\(messages)")
    let output = String(decoding: try folder.read("log.txt"), as: UTF8.self)
      .split(separator: "\n").map { Self.plain(String($0)) }
    #expect(output.count == expected.count)
    for (index, pair) in zip(output, expected).enumerated() where pair.0 != pair.1 {
      Issue.record(
        "machine \(index / 15 / count), walk \(index / 15 % count), step \(index % 15):\n\(pair.0)\n\(pair.1)"
      )
      return
    }
  }

  /// Walks each machine by its properties, its events and the pointer, in the loop of an app.
  private static let program = """
    import Foundation
    import SwiftUI
    import SwiftUIHost

    // The pipe to the test has a limit.
    var log: [String] = []

    struct Step: Decodable {
      var kind: String
      var name: String
      var number: Double
      var text: String
      var ticks: Int
    }

    @MainActor func walk<Design, Root: View>(
      _ machine: XsheetSupport.Machine<Design>, _ steps: [Step], @ViewBuilder root: @escaping () -> Root
    ) {
      let loop = AppLoop()
      let host = ViewHost(size: CGSize(width: 60, height: 20)) {
        root().environment(\\.xsheetClock, loop.clock)
      }
      var events: [String] = []
      machine.onEvent = { events.append("\\($0)") }
      func report(_ kind: String) {
        log.append(([kind] + events + [machine.stateName]).joined(separator: " "))
        events = []
      }
      loop.add(host)
      loop.run(to: 0)
      report("start")
      var ticks = 0
      for step in steps {
        // Frames are drawn, as the screen asks for them.
        for _ in 0..<step.ticks {
          ticks += 1
          loop.run(to: Double(ticks) / 60)
          _ = host.scene()
          loop.run(to: Double(ticks) / 60)
        }
        let point = CGPoint(x: [5, 15, 25, 50, 35][min(max(Int(step.number), 0), 4)], y: 10)
        switch step.kind {
        case "number": machine.set(step.name, to: .number(step.number))
        case "flag": machine.set(step.name, to: .flag(step.number != 0))
        case "text": machine.set(step.name, to: .text(step.text))
        case "fire": machine.fire(event: step.name)
        case "press": host.tap(at: point)
        case "hover":
          host.hover(at: point)
          host.hover(at: nil)
        default: break
        }
        loop.run(to: Double(ticks) / 60)
        report(step.kind)
      }
    }

    let walks = try JSONDecoder().decode(
      [[[Step]]].self, from: Data(contentsOf: URL(fileURLWithPath: "FOLDER/walks.json")))

    """
    + (0..<20).map { index in
      """
      for steps in walks[\(index)] {
        let machine = M\(index)View.Machine()
        walk(machine, steps) { M\(index)View(machine: machine) }
      }

      """
    }.joined()
    + #"try log.joined(separator: "\n").write(toFile: "FOLDER/log.txt", atomically: true, encoding: .utf8)"#
}

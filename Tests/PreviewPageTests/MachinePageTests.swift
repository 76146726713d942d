import Foundation
import Geometry
import JSONTree
import StateMachines
import TestSupport
import Testing
import TimelineFormat
import TimelineModel
import ViewTree
import Xsheet

/// The state machines of preview pages in headless Chromium.
@Suite(
  .serialized, .enabled(if: Browser.isAvailable, "Chromium and ChromeDriver are not installed."))
struct MachinePageTests {
  private func open(_ path: String) async throws -> (Browser, TestPage) {
    let file = try AnimationFile(
      contentsOfFile: ProjectFolder.url("Compositions/\(path)").path)
    let page = try TestPage((file, nil))
    let browser = try await Browser(width: 1280, height: 900, reducesMotion: true)
    try await browser.open(page.url, fragment: "")
    try await browser.wait("await xsheet.ready")
    return (browser, page)
  }

  /// Clicks a point of the canvas, in points.
  private func click(_ x: Double, _ y: Double, in browser: Browser) async throws {
    _ = try await browser.run(
      """
      const stack = document.querySelector('.stack');
      const box = stack.getBoundingClientRect();
      const [width, height] = JSON.parse(document.getElementById('data').textContent).canvas;
      const init = {
        clientX: box.left + arguments[0] / width * box.width,
        clientY: box.top + arguments[1] / height * box.height, bubbles: true };
      for (const type of ['pointerdown', 'pointerup']) stack.dispatchEvent(new PointerEvent(type, init));
      stack.dispatchEvent(new MouseEvent('click', init));
      """, x, y)
  }

  private func state(_ browser: Browser) async throws -> String? {
    try await browser.run("return document.getElementById('machine-state').textContent") as? String
  }

  @Test("a toggle turns on where it is clicked, and its input has a control")
  func toggle() async throws {
    let (browser, _) = try await open("toggle/toggle.lottie")
    #expect(try await state(browser) == "off")
    _ = try await browser.run("document.getElementById('machine-power').click()")
    #expect(try await state(browser) == "rest")
    try await click(5, 5, in: browser)
    #expect(try await state(browser) == "rest")
    try await click(60, 40, in: browser)
    #expect(try await state(browser) == "on")
    let isChecked = try await browser.run(
      "return document.querySelector('#machine-inputs input').checked")
    #expect(isChecked as? Bool == true)
    _ = try await browser.run("xsheet.machine.advance(2)")
    #expect(try await browser.run("return xsheet.machine.session.player.frame") as? Int == 20)
    _ = try await browser.run("document.querySelector('#machine-inputs input').click()")
    #expect(try await state(browser) == "off")
    #expect(try await browser.messages() == [])
    await browser.close()
  }

  @Test("stars are pressed, and the rating follows")
  func rating() async throws {
    let (browser, _) = try await open("rating/rating.xsheet.json")
    _ = try await browser.run("document.getElementById('machine-power').click()")
    try await click(100, 40, in: browser)
    #expect(try await state(browser) == "two")
    let value = try await browser.run(
      "return document.querySelector('#machine-inputs input').value")
    #expect(value as? String == "2")
    await browser.close()
  }

  @Test("the page runs machines as the tool does")
  func parity() async throws {
    let (browser, _) = try await open("rating/rating.xsheet.json")
    for seed in UInt64(0)..<16 {
      let walk = MachineWalk(seed: seed)
      let text = try await browser.run(
        """
        const { machine, track, moves } = JSON.parse(arguments[0]);
        const session = xsheet.newMachine(machine, track);
        const log = [];
        const take = () => log.push([...session.takeEvents(), `frame ${session.player.frame.toFixed(3)}`].join(', '));
        session.start();
        take();
        for (const [kind, name, value] of moves) {
          if (kind === 'set') session.set(name, value);
          if (kind === 'fire') session.fire(name);
          if (kind === 'advance') session.advance(value);
          if (kind === 'pointer') session.pointer(name, value);
          take();
        }
        return JSON.stringify(log);
        """, walk.json)
      let log = try JSONDecoder().decode([String].self, from: Data((text as? String ?? "").utf8))
      #expect(log == walk.log, "machine \(seed)")
    }
    await browser.close()
  }
}

/// A random walk through a machine, and the events of the tool.
private struct MachineWalk {
  private(set) var json = ""
  private(set) var log: [String] = []

  init(seed: UInt64) {
    var maker = RandomMachine(seed: seed, isSound: true)
    let machine = maker.machine().withoutRandomNumbers
    let track = MachineTrack(
      frameRate: 30, frameCount: 120,
      markers: [
        .init("rest", start: 0, duration: 20), .init("lift", start: 20, duration: 30),
        .init("1", start: 0, duration: 10), .init("spin", start: 0, duration: 30),
        .init("moment", start: 60, duration: 0),
      ])
    var session = MachineSession(machine, playing: track)
    session.start()
    note(&session)
    var random = SeededRandom(seed: seed + 100)
    var moves: [[Any]] = []
    for _ in 0..<150 {
      moves.append(MachineWalk.move(&session, &random))
      note(&session)
    }
    json = MachineWalk.text(of: machine, track: track, moves: moves)
  }

  /// The machine as in the file of a timeline, the frames that it plays, and the moves of the walk.
  private static func text(
    of machine: StateMachine, track: MachineTrack, moves: [[Any]]
  ) -> String {
    var timeline = Timeline(
      canvas: ViewCanvas(size: .zero, root: ViewNode(id: "root", kind: .group(GroupView()))),
      clock: Clock(interval: 1, ticks: 4), frameRate: 30)
    timeline.machine = machine
    let frames: [String: Any] = [
      "frameRate": track.frameRate, "frameCount": track.frameCount,
      "markers": track.markers.map { marker -> [String: Any] in
        ["name": marker.name, "start": marker.start, "duration": marker.duration]
      },
    ]
    func json(_ value: Any) -> String {
      let data = try? JSONSerialization.data(withJSONObject: value)
      return String(decoding: data ?? Data(), as: UTF8.self)
    }
    // The members of the machine keep their order.
    let own = timeline.machineNode.map { JSONWriter.text($0, layout: .compact) } ?? "null"
    return #"{"machine": \#(own), "track": \#(json(frames)), "moves": \#(json(moves))}"#
  }

  private mutating func note(_ session: inout MachineSession) {
    let frame = "frame " + String(format: "%.3f", session.player.frame)
    log.append(
      (session.takeEvents().map { $0.line(MachineWalk.text) } + [frame]).joined(separator: ", "))
  }

  private static func move(
    _ session: inout MachineSession, _ random: inout SeededRandom
  ) -> [Any] {
    func pick<Element>(_ list: [Element]) -> Element {
      list[Int.random(in: list.indices, using: &random)]
    }
    switch Int.random(in: 0...9, using: &random) {
    case 0, 1:
      let (name, value) = (
        pick(RandomMachine.numbers), Double(Int.random(in: -2...6, using: &random)) / 2
      )
      session.set(name, to: .number(value))
      return ["set", name, value]
    case 2:
      let (name, value) = (pick(RandomMachine.flags), Bool.random(using: &random))
      session.set(name, to: .flag(value))
      return ["set", name, value]
    case 3:
      let (name, value) = (pick(RandomMachine.texts), pick(RandomMachine.words))
      session.set(name, to: .text(value))
      return ["set", name, value]
    case 4:
      let name = pick(RandomMachine.events)
      session.fire(name)
      return ["fire", name, 0]
    case 5, 6:
      let event = pick(MachinePointer.allCases)
      let targets = RandomMachine.targets.filter { _ in Bool.random(using: &random) }
      session.pointer(event, over: Set(targets))
      return ["pointer", event.rawValue, targets]
    default:
      let seconds = pick([0, 0.05, 0.25, 0.5, 1.5])
      session.advance(by: seconds)
      return ["advance", "", seconds]
    }
  }

  /// A number as JavaScript writes it.
  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }
}

extension StateMachine {
  /// The machine without actions that differ each time.
  fileprivate var withoutRandomNumbers: StateMachine {
    func isFixed(_ action: MachineAction) -> Bool {
      if case .setRandom = action { false } else { true }
    }
    var result = self
    for index in states.indices {
      result.states[index].onEntry.removeAll { !isFixed($0) }
      result.states[index].onExit.removeAll { !isFixed($0) }
    }
    for index in interactions.indices {
      result.interactions[index].actions.removeAll { !isFixed($0) }
    }
    return result
  }
}

import StateMachines
import Testing

struct MachineSessionTests {
  private func start(_ machine: StateMachine) -> MachineSession {
    var session = MachineSession(machine, playing: ExampleMachines.track)
    session.start()
    return session
  }

  @Test func startReportsTheInitialState() {
    var session = start(ExampleMachines.toggle)
    #expect(
      session.takeEvents() == [
        .transition(from: "", to: "off"), .exited(""), .entered("off"), .started,
      ])
    #expect(session.status == .running)
    #expect(session.player.status == .stopped)
  }

  @Test func clicksToggle() {
    var session = start(ExampleMachines.toggle)
    _ = session.takeEvents()
    session.pointer(.click)
    #expect(
      session.takeEvents() == [
        .changed("on", from: .flag(false), to: .flag(true)), .transition(from: "off", to: "on"),
        .exited("off"), .entered("on"),
      ])
    session.advance(by: 1)
    #expect(session.player.frame == 30)
    session.pointer(.click)
    #expect(session.currentState?.name == "off")
    #expect(session.player.frame == 0)
    #expect(session.player.status == .paused)
  }

  @Test func hoverThatEndsWhileItBlendsIsFollowedAfterwards() {
    var session = start(ExampleMachines.hover)
    session.pointer(.move, over: ["btn"])
    #expect(session.status == .tweening)
    session.advance(by: 0.1)
    session.pointer(.move)
    #expect(session.value(of: "h") == .flag(false))
    #expect(session.currentState?.name == "idle")
    #expect(session.targetState?.name == "over")
    _ = session.takeEvents()
    session.advance(by: 0.25)
    #expect(
      session.takeEvents() == [
        .entered("over"), .transition(from: "over", to: "idle"), .exited("over"),
      ])
    #expect(session.status == .tweening)
    session.advance(by: 0.5)
    #expect(session.currentState?.name == "idle")
    #expect(session.status == .running)
  }

  @Test func starsPlayOnceForAPress() {
    var session = start(ExampleMachines.rating)
    session.pointer(.down, over: ["s2"])
    #expect(session.currentState?.name == "s2")
    #expect(session.player.frame == 20)
    _ = session.takeEvents()
    session.pointer(.down, over: ["s2"])
    #expect(session.takeEvents() == [])
    session.pointer(.down, over: ["s3"])
    #expect(session.currentState?.name == "s3")
  }

  @Test func loaderFailsRetriesAndEnds() {
    var session = start(ExampleMachines.loader)
    session.set("st", to: .text("fail"))
    #expect(session.currentState?.name == "bad")
    session.pointer(.click)
    #expect(session.currentState?.name == "load")
    #expect(session.value(of: "st") == .text("busy"))
    session.pointer(.click)
    #expect(session.currentState?.name == "load")
    session.set("st", to: .text("ok"))
    #expect(session.currentState?.name == "ok")
    _ = session.takeEvents()
    for _ in 0..<20 { session.advance(by: 0.1) }
    #expect(
      session.takeEvents() == [
        .fired("done"), .transition(from: "ok", to: "end"), .exited("ok"), .entered("end"),
        .stopped,
      ])
    #expect(session.status == .stopped)
  }

  @Test(arguments: [(false, 60), (true, 40)])
  func endlessTransitionsStop(_ isSelfLoop: Bool, _ moves: Int) {
    let machine = StateMachine(
      initial: "a",
      states: [
        MachineState("a", transitions: [MachineTransition(to: isSelfLoop ? "a" : "b")]),
        MachineState("b", transitions: [MachineTransition(to: "a")]),
      ])
    var session = start(machine)
    let events = session.takeEvents()
    #expect(Array(events.suffix(2)) == [.stopped, .endlessTransitions])
    let entered = events.count { if case .entered = $0 { true } else { false } }
    #expect(abs(entered - moves) <= 1)
  }
}

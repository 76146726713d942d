import StateMachines
import TestSupport

// Machines for rules that few walks through other machines reach.
extension ExampleMachines {
  static let rules = [redirects, counted, held, marked]

  private static let inputs =
    RandomMachine.numbers.map { MachineInput($0, .number(0)) }
    + RandomMachine.flags.map { MachineInput($0, .flag(false)) }
    + RandomMachine.events.map { MachineInput($0, .event) }

  /// Transitions that redirect a blend, of the global state and of the state that is left.
  private static let redirects = StateMachine(
    initial: "s0", inputs: inputs,
    states: [
      MachineState(
        "g", playback: nil,
        transitions: [
          MachineTransition(to: "s1", if: [number("n0", is: 1)], tween: tween),
          MachineTransition(to: "s2", if: [number("n0", is: 2)]),
          MachineTransition(to: "s0", if: [number("n0", is: 3)], tween: tween),
        ]),
      MachineState(
        "s0", playback: playing("rest"),
        transitions: [
          MachineTransition(to: "s2", if: [flag("b0", is: true)]),
          MachineTransition(to: "s1", if: [flag("b1", is: true)], tween: tween),
        ], onExit: [.send("left")]),
      MachineState(
        "s1", playback: playing("lift"),
        transitions: [MachineTransition(to: "s0", if: [MachineGuard("e0", .event)])]),
      MachineState(
        "s2", playback: playing("spin"),
        transitions: [MachineTransition(to: "s0", if: [MachineGuard("e1", .event)], tween: tween)],
        onExit: [.send("left")]),
    ])

  /// Passes that are counted, there and back.
  private static let counted = StateMachine(
    initial: "s0", inputs: inputs,
    states: [
      bouncing("s0", .bounce, next: "s1"), bouncing("s1", .reverseBounce, next: "s2"),
      bouncing("s2", .reverse, next: "s0"),
    ],
    interactions: ["s0", "s1", "s2"].flatMap { name in
      [
        MachineInteraction(.loop(state: name), [.send("pass")]),
        MachineInteraction(.complete(state: name), [.send("end")]),
      ]
    })

  private static func bouncing(
    _ name: String, _ mode: MachinePlaybackMode, next: String
  ) -> MachineState {
    let playback = playing("spin") {
      $0.mode = mode
      $0.loops = true
      $0.loopCount = 2
    }
    return MachineState(
      name, playback: playback,
      transitions: [MachineTransition(to: next, if: [MachineGuard("e0", .event)])])
  }

  /// A state that holds the last frame, from which the next one plays on.
  private static let held = StateMachine(
    initial: "s0", inputs: inputs,
    states: [
      MachineState(
        "s0", playback: playing { $0.loops = true },
        transitions: [MachineTransition(to: "s1", if: [MachineGuard("e1", .event)])]),
      MachineState(
        "s1", transitions: [MachineTransition(to: "s0", if: [MachineGuard("e0", .event)])],
        onEntry: [.setFrame(.value(119))]),
    ], interactions: [MachineInteraction(.loop(state: "s0"), [.send("pass")])])

  /// An increment without a value in an interaction, which lets the global state be tried again.
  private static let marked = StateMachine(
    initial: "s0", inputs: inputs,
    states: [
      MachineState(
        "g", playback: nil,
        transitions: [
          MachineTransition(
            to: "s0", if: [MachineGuard("n0", .number(.greaterOrEqual, .value(1)))])
        ]),
      MachineState(
        "s0",
        transitions: [
          MachineTransition(
            to: "s1", if: [MachineGuard("n0", .number(.greaterOrEqual, .value(1)))])
        ]), MachineState("s1"),
    ],
    interactions: [
      MachineInteraction(.pointer(.click, target: nil), [.increment("n0", by: nil)]),
      MachineInteraction(.pointer(.down, target: nil), [.increment("n0", by: .value(1))]),
    ])
}

import Geometry
import StateMachines

/// The machines of designs that people make: a toggle, a button that lifts, a rating, a loader.
enum ExampleMachines {
  static let track = MachineTrack(
    frameRate: 30, frameCount: 120,
    markers: [
      .init("rest", start: 0, duration: 20), .init("lift", start: 20, duration: 30),
      .init("1", start: 0, duration: 10), .init("2", start: 20, duration: 10),
      .init("3", start: 40, duration: 10), .init("spin", start: 0, duration: 30),
      .init("tick", start: 30, duration: 15), .init("cross", start: 50, duration: 15),
    ])

  static let toggle = StateMachine(
    initial: "off", inputs: [MachineInput("on", .flag(false))],
    states: [
      MachineState(
        "off", transitions: [MachineTransition(to: "on", if: [flag("on", is: true)])],
        onEntry: [.setFrame(.value(0))]),
      MachineState(
        "on", playback: playing(),
        transitions: [MachineTransition(to: "off", if: [flag("on", is: false)])]),
    ], interactions: [MachineInteraction(.pointer(.click, target: nil), [.toggle("on")])])

  static let hover = StateMachine(
    initial: "idle", inputs: [MachineInput("h", .flag(false))],
    states: [
      MachineState(
        "idle", playback: playing("rest"),
        transitions: [MachineTransition(to: "over", if: [flag("h", is: true)], tween: tween)]),
      MachineState(
        "over", playback: playing("lift"),
        transitions: [MachineTransition(to: "idle", if: [flag("h", is: false)], tween: tween)]),
    ],
    interactions: [
      MachineInteraction(.pointer(.enter, target: "btn"), [.setFlag("h", .value(true))]),
      MachineInteraction(.pointer(.exit, target: "btn"), [.setFlag("h", .value(false))]),
    ])

  static let rating = StateMachine(
    initial: "none", inputs: [MachineInput("r", .number(0))],
    states: [
      MachineState("none"),
      MachineState(
        "any", playback: nil,
        transitions: (1...3).map { MachineTransition(to: "s\($0)", if: [number("r", is: $0)]) }),
    ] + (1...3).map { MachineState("s\($0)", playback: playing("\($0)")) },
    interactions: (1...3).map {
      MachineInteraction(
        .pointer(.down, target: "s\($0)"), [.setNumber("r", .value(Double($0)))])
    })

  static let loader = StateMachine(
    initial: "load",
    inputs: [
      MachineInput("st", .text("busy")), MachineInput("retry", .event),
      MachineInput("done", .event),
    ],
    states: [
      MachineState(
        "load", playback: playing("spin") { $0.loops = true },
        transitions: [
          MachineTransition(to: "ok", if: [text("st", is: "ok")]),
          MachineTransition(to: "bad", if: [text("st", is: "fail")]),
        ]),
      MachineState(
        "ok", playback: playing("tick"),
        transitions: [MachineTransition(to: "end", if: [MachineGuard("done", .event)])]),
      MachineState(
        "bad", playback: playing("cross"),
        transitions: [MachineTransition(to: "load", if: [MachineGuard("retry", .event)])],
        onExit: [.reset("st")]),
      MachineState("end", playback: playing { $0.isFinal = true }),
    ],
    interactions: [
      MachineInteraction(.pointer(.click, target: nil), [.fire("retry")]),
      MachineInteraction(.complete(state: "ok"), [.fire("done")]),
    ])

  static let tween = MachineTween(duration: 0.3, curve: TimingCurve(0.4, 0, 0.2, 1))

  static func playing(
    _ segment: String? = nil, _ change: (inout MachinePlayback) -> Void = { _ in }
  ) -> MachinePlayback {
    var playback = MachinePlayback()
    playback.autoplay = true
    playback.segment = segment
    change(&playback)
    return playback
  }

  static func flag(_ name: String, is value: Bool) -> MachineGuard {
    MachineGuard(name, .flag(.equal, .value(value)))
  }

  static func number(_ name: String, is value: Int) -> MachineGuard {
    MachineGuard(name, .number(.equal, .value(Double(value))))
  }

  static func text(_ name: String, is value: String) -> MachineGuard {
    MachineGuard(name, .text(.equal, .value(value)))
  }
}

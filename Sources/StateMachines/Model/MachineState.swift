/// A state of a state machine.
package struct MachineState: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The playback that begins on entry; `nil` for the global state, which plays nothing.
  package var playback: MachinePlayback?
  /// The transitions, tried in order; one without guards is taken if no other is.
  package var transitions: [MachineTransition]
  /// The actions on entry, after playback has begun.
  package var onEntry: [MachineAction]
  /// The actions on exit; a transition of the global state leaves them out.
  package var onExit: [MachineAction]

  /// Makes a state of its parts.
  package init(
    _ name: String, playback: MachinePlayback? = MachinePlayback(),
    transitions: [MachineTransition] = [], onEntry: [MachineAction] = [],
    onExit: [MachineAction] = []
  ) {
    self.name = name
    self.playback = playback
    self.transitions = transitions
    self.onEntry = onEntry
    self.onExit = onExit
  }

  /// Whether the state is the global one.
  package var isGlobal: Bool { playback == nil }
}

/// The playback that begins when a state is entered.
package struct MachinePlayback: Hashable, Sendable {
  /// The identifier of the animation in its archive; empty for the one that is shown.
  package var animation = ""
  /// The name of the marker whose range is played; `nil` for the whole animation.
  package var segment: String?
  /// The order of the frames.
  package var mode = MachinePlaybackMode.forward
  /// The speed, a factor; 0 and below keep the speed before.
  package var speed = 1.0
  /// Whether the segment repeats.
  package var loops = false
  /// The number of passes while `loops`; 0 for no end.
  package var loopCount = 0
  /// Whether it plays; otherwise the first frame is shown.
  package var autoplay = false
  /// The background, as 0xRRGGBBAA.
  package var background: UInt32 = 0
  /// Whether the machine stops here.
  package var isFinal = false

  /// Makes a playback of the whole animation that is paused.
  package init() {}
}

/// The order in which the frames of a segment are played.
package enum MachinePlaybackMode: String, Hashable, Sendable, CaseIterable {
  /// From the first frame to the last.
  case forward
  /// From the last frame to the first.
  case reverse
  /// Forward, then back.
  case bounce
  /// Back, then forward.
  case reverseBounce

  /// Whether the first pass plays back.
  package var beginsReversed: Bool { self == .reverse || self == .reverseBounce }
  /// Whether a run goes there and back.
  package var bounces: Bool { self == .bounce || self == .reverseBounce }
}

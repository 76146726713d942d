/// A response of a state machine to the pointer or to playback.
package struct MachineInteraction: Hashable, Sendable {
  /// The cause of a response.
  package enum Trigger: Hashable, Sendable {
    /// The pointer: anywhere, or on a target. Moves have no target.
    ///
    /// The target is the name of a layer in designs, and the identifier of a view in timelines.
    case pointer(MachinePointer, target: String?)
    /// The end of the playback of a state.
    case complete(state: String)
    /// The end of a pass of a state that loops.
    case loop(state: String)
  }

  /// The cause.
  package var trigger: Trigger
  /// The actions, in order.
  package var actions: [MachineAction]

  /// Makes an interaction.
  package init(_ trigger: Trigger, _ actions: [MachineAction]) {
    self.trigger = trigger
    self.actions = actions
  }

  /// The target of the pointer; `nil` for none.
  package var target: String? {
    if case .pointer(_, let target) = trigger { target } else { nil }
  }
}

/// An event of the pointer.
package enum MachinePointer: String, Hashable, Sendable, CaseIterable {
  /// Pressed.
  case down
  /// Released.
  case up
  /// Pressed and released.
  case click
  /// Moved into a target, or into the animation.
  case enter
  /// Moved out of a target, or of the animation.
  case exit
  /// Moved.
  case move
}

// The responses to the pointer and to playback.
extension MachineSession {
  /// Responds to an event of the pointer.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - targets: The targets under the pointer: layers or views whose boxes contain it.
  package mutating func pointer(_ event: MachinePointer, over targets: Set<String> = []) {
    if event != .move { respondToEvent(event, over: targets) }
    if event == .move || event == .down || event == .up { respondToPlace(event, over: targets) }
  }

  /// The targets that decide the responses to the pointer, without repetitions.
  package static func pointerTargets(of machine: StateMachine) -> [String] {
    var visited: Set<String> = []
    return machine.interactions.compactMap(\.target).filter { visited.insert($0).inserted }
  }

  private mutating func respondToEvent(_ event: MachinePointer, over targets: Set<String>) {
    var actions: [MachineAction] = []
    var entered = enteredTarget
    for interaction in machine.interactions {
      guard case .pointer(event, let target) = interaction.trigger else { continue }
      if let target {
        guard event == .exit ? isLeft(target, targets) : targets.contains(target) else { continue }
        entered = event == .exit ? nil : target
      }
      actions += interaction.actions
    }
    enteredTarget = entered
    respond(actions)
  }

  private func isLeft(_ target: String, _ targets: Set<String>) -> Bool {
    enteredTarget == target && !targets.contains(target)
  }

  /// Responds to the place of the pointer: targets that it enters and leaves.
  private mutating func respondToPlace(_ event: MachinePointer, over targets: Set<String>) {
    var actions = event == .move ? machine.actions(of: .move, on: nil) : []
    let before = enteredTarget
    var isOver = false
    for target in machine.watchedTargets where targets.contains(target) {
      isOver = true
      if enteredTarget == target { break }
      enteredTarget = target
      actions += machine.actions(of: .enter, on: target)
    }
    if !isOver, let before {
      enteredTarget = nil
      actions += machine.actions(of: .exit, on: before)
    }
    respond(actions)
  }

  /// Responds to the end of a pass.
  mutating func respond(to completion: MachinePlayer.Completion) {
    guard let name = currentState?.name else { return }
    let trigger: MachineInteraction.Trigger =
      completion == .complete ? .complete(state: name) : .loop(state: name)
    respond(machine.interactions.filter { $0.trigger == trigger }.flatMap(\.actions))
  }
}

extension StateMachine {
  /// The targets of interactions that wait for the pointer to enter or leave, in order.
  fileprivate var watchedTargets: [String] {
    interactions.compactMap { interaction in
      switch interaction.trigger {
      case .pointer(.enter, let target), .pointer(.exit, let target): target
      case .pointer, .complete, .loop: nil
      }
    }
  }

  /// The actions of all responses to an event of the pointer.
  fileprivate func actions(of event: MachinePointer, on target: String?) -> [MachineAction] {
    interactions.filter { $0.trigger == .pointer(event, target: target) }.flatMap(\.actions)
  }
}

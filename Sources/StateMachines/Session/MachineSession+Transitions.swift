// The transitions of a run.
extension MachineSession {
  /// Takes transitions until none is left; returns `false` if the machine does not run or if transitions do not end.
  @discardableResult
  mutating func run() -> Bool {
    guard status != .stopped, current != nil || globalState != nil else { return false }
    var cycles = 0
    var skipsGlobal = false
    while true {
      guard countCycle(&cycles) else { return false }
      let step = takeStep(skippingGlobal: skipsGlobal)
      guard let step else { break }
      skipsGlobal = step == .state
    }
    pendingEvent = nil
    return true
  }

  /// The next turn of a run.
  private enum Step {
    /// Tries the transitions of the global state first.
    case all
    /// Tries those of the current state alone.
    case state
  }

  /// Takes one transition of the global state, of the current one, or of both; returns the next turn, or `nil` at the
  /// end of the run.
  private mutating func takeStep(skippingGlobal: Bool) -> Step? {
    if !skippingGlobal, takeGlobalTransition() {
      if status == .tweening { return nil }
      let isAgain = hasChangedInputs || pendingEvent != nil
      hasChangedInputs = false
      if isAgain { return .all }
    }
    guard let current, let transition = transition(of: current) else { return nil }
    pendingEvent = nil
    guard enter(transition.to, by: transition, isGlobal: false), status != .tweening else {
      return nil
    }
    defer { hasChangedInputs = false }
    return hasChangedInputs || pendingEvent != nil ? .all : .state
  }

  /// Adds the current state to the history, and counts its cycles; stops the machine after too many.
  private mutating func countCycle(_ cycles: inout Int) -> Bool {
    if let last = history.last, history.dropLast().contains(last) {
      cycles += 1
      guard cycles < MachineSession.cycleLimit else {
        stop()
        emit(.endlessTransitions)
        return false
      }
      history = []
    }
    if let current { history.append(machine.states[current].name) }
    return true
  }

  /// The transition of a state that its guards allow; the last one without guards if no other is.
  private func transition(of state: Int) -> MachineTransition? {
    var fallback: MachineTransition?
    for transition in machine.states[state].transitions {
      if transition.guards.isEmpty {
        fallback = transition
      } else if transition.waitsForEvent == (pendingEvent != nil),
        transition.guards.allSatisfy(holds)
      {
        return transition
      }
    }
    return fallback
  }

  /// Takes a transition of the global state; returns whether there was one to another state.
  private mutating func takeGlobalTransition() -> Bool {
    guard let globalState, let transition = transition(of: globalState) else { return false }
    pendingEvent = nil
    let settled = status == .tweening ? target : current
    guard transition.to != settled.map({ machine.states[$0].name }) ?? "" else { return false }
    return enter(transition.to, by: transition, isGlobal: true)
  }

  /// Whether a guard holds.
  private func holds(_ condition: MachineGuard) -> Bool {
    switch condition.test {
    case .number(let comparison, let operand):
      guard let left = number(condition.input), let right = number(operand) else { return false }
      return comparison.holds(left, right)
    case .flag(let comparison, let operand):
      guard let left = flag(condition.input), let right = flag(operand) else { return false }
      return comparison.holdsUnordered(left, right)
    case .text(let comparison, let operand):
      guard let left = text(condition.input), let right = text(operand) else { return false }
      return comparison.holdsUnordered(left, right)
    case .event: return pendingEvent == condition.input
    }
  }
}

// The way from one state to another.
extension MachineSession {
  /// Changes to a state; returns `false` for an unknown one.
  ///
  /// - Parameters:
  ///   - name: The name of the state.
  ///   - transition: The transition that leads there; `nil` for none.
  ///   - isGlobal: Whether the transition is one of the global state, which leaves out exit actions.
  mutating func enter(
    _ name: String, by transition: MachineTransition?, isGlobal: Bool
  ) -> Bool {
    let wasTweening = status == .tweening
    if wasTweening, transition != nil, let target, machine.states[target].name == name {
      return true
    }
    guard let next = states[name] else { return false }
    let hadLeft = wasTweening && hasLeftCurrent
    leave(for: name, isGlobal: isGlobal, hasLeft: hadLeft)
    if let tween = transition?.tween {
      guard let playback = machine.states[next].playback else { return true }
      if begin(tween, into: playback) {
        (target, status, hasLeftCurrent) = (next, .tweening, hadLeft || !isGlobal)
        return true
      }
    }
    if wasTweening {
      player.cancelTween()
      (target, status) = (nil, .running)
    }
    current = next
    emit(.entered(name))
    beginState(next)
    return true
  }

  /// Leaves the current state, unless it was left when a blend began.
  private mutating func leave(for name: String, isGlobal: Bool, hasLeft: Bool) {
    let own = currentState?.name ?? ""
    emit(.transition(from: own, to: name))
    guard !hasLeft else { return }
    if let current, !isGlobal { perform(machine.states[current].onExit) }
    emit(.exited(own))
  }

  /// Begins a blend into a playback of the same animation; returns `false` where the change is made at once.
  private mutating func begin(_ tween: MachineTween, into playback: MachinePlayback) -> Bool {
    guard let state = currentState, state.playback?.animation ?? "" == playback.animation,
      let frame = player.track.entryFrame(of: playback), player.begin(tween, to: frame)
    else { return false }
    targetFrame = frame
    return true
  }

  /// Begins the playback of a state, and performs its entry actions.
  mutating func beginState(_ index: Int) {
    let state = machine.states[index]
    guard let playback = state.playback else { return perform(state.onEntry) }
    player.setLoop(playback.loops, count: playback.loopCount)
    player.setSpeed(playback.speed)
    background = playback.background
    player.setSegment(nil)
    showAnimation(of: playback)
    player.setSegment(playback.segment)
    player.setMode(playback.mode)
    player.setAutoplay(playback.autoplay)
    perform(state.onEntry)
    if playback.isFinal { stop() }
  }

  private mutating func showAnimation(of playback: MachinePlayback) {
    guard !playback.animation.isEmpty, playback.animation != animation else { return }
    animation = playback.animation
    emit(.animation(animation))
    player.setAutoplay(false)
    player.reload()
  }
}

import StateMachines
import TimelineModel

/// State machines.
extension ElementDraft {
  /// Adds a state machine, if there is one.
  mutating func add(_ machine: StateMachine?) {
    list([machine].compactMap(\.self)) { $0.describe($1) }
  }

  private mutating func describe(_ machine: StateMachine) {
    element = DescribedElement(kind: "State machine", name: machine.name)
    add("name", text: machine.name)
    add("initial state", text: machine.initial)
    list(machine.inputs, .unordered) { draft, input in
      draft.element = DescribedElement(kind: "Input", name: input.name)
      draft.add("value", .text(input.text))
    }
    list(machine.states, .unordered) { $0.describe($1) }
    list(machine.interactions) { draft, interaction in
      draft.element = DescribedElement(kind: "Interaction", name: interaction.trigger.text)
      draft.add("actions", texts: interaction.actions.map(\.text))
    }
  }

  private mutating func describe(_ state: MachineState) {
    element = DescribedElement(kind: "State", name: state.name)
    add("global", state.isGlobal)
    if let playback = state.playback { add(playback) }
    add("actions on entry", texts: state.onEntry.map(\.text))
    add("actions on exit", texts: state.onExit.map(\.text))
    list(state.transitions) { draft, transition in
      draft.element = DescribedElement(kind: "Transition", name: "to \(transition.to)")
      draft.add("next state", text: transition.to)
      draft.add("conditions", texts: transition.guards.map(\.text))
      guard let tween = transition.tween else { return }
      draft.add("duration", tween.duration, .seconds)
      draft.add("curve", AnimationCurve(tween.curve, tolerance: 0))
    }
  }

  private mutating func add(_ playback: MachinePlayback) {
    add("segment", text: playback.segment)
    add("mode", case: playback.mode)
    add("speed", playback.speed)
    add("repeats", playback.loops)
    add("passes", playback.loopCount)
    add("plays", playback.autoplay)
    add("background", .text("#" + String(playback.background, radix: 16, uppercase: true)))
    add("final", playback.isFinal)
  }
}

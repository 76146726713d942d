import Diagnostics
import JSONTree
import StateMachines
import TimelineModel

extension Timeline {
  /// The states of the state machine that are never shown.
  var unreachableStates: [Diagnostic] {
    let states = JSONPointer.root.appending(MachineForm.member).appending("states")
    return (machine?.unreachableStates ?? []).map { name in
      Diagnostic(
        .unreachableState, "No transition leads to the state “\(name)”.", at: states.appending(name)
      )
    }
  }
}

extension StateMachine {
  /// The names of the states that no chain of transitions leads to.
  fileprivate var unreachableStates: [String] {
    var open = [state(named: initial), globalState].compactMap { $0 }
    var reached = Set(open.map(\.name))
    while let state = open.popLast() {
      for transition in state.transitions where reached.insert(transition.to).inserted {
        if let next = self.state(named: transition.to) { open.append(next) }
      }
    }
    return states.map(\.name).filter { !reached.contains($0) }
  }
}

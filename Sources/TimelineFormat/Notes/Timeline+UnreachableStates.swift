import Diagnostics
import JSONTree
import StateMachines
import TimelineModel

extension Timeline {
  /// The states of the state machine that no chain of transitions leads to.
  var unreachableStates: [Diagnostic] {
    guard let machine else { return [] }
    var open = [machine.state(named: machine.initial), machine.globalState].compactMap { $0 }
    var reached = Set(open.map(\.name))
    while let state = open.popLast() {
      for transition in state.transitions where reached.insert(transition.to).inserted {
        if let next = machine.state(named: transition.to) { open.append(next) }
      }
    }
    let states = JSONPointer.root.appending(MachineForm.member).appending("states")
    return machine.states.map(\.name).filter { !reached.contains($0) }.map { name in
      Diagnostic(
        .unreachableState, "No transition leads to the state “\(name)”.", at: states.appending(name)
      )
    }
  }
}

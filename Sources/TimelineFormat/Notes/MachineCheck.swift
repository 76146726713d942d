import Diagnostics
import JSONTree
import StateMachines
import TimelineModel

/// Finds states of a state machine that are never shown.
enum MachineCheck {
  static func findings(_ timeline: Timeline) -> [TimelineNotes.Finding] {
    let states = JSONPointer.root.appending(MachineForm.member).appending("states")
    return (timeline.machine?.unreachableStates ?? []).map { name in
      TimelineNotes.Finding(
        code: .unreachableState, message: "No transition leads to the state “\(name)”.",
        pointer: states.appending(name))
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

package import Geometry

/// A transition from a state to another one.
package struct MachineTransition: Hashable, Sendable {
  /// The name of the next state.
  package var to: String
  /// The conditions, which all must hold; none for a transition that is taken if no other is.
  package var guards: [MachineGuard]
  /// The blend from the present frame into the first frame of the next state; `nil` for a change at once.
  package var tween: MachineTween?

  /// Makes a transition.
  package init(to: String, if guards: [MachineGuard] = [], tween: MachineTween? = nil) {
    self.to = to
    self.guards = guards
    self.tween = tween
  }

  /// Whether a guard waits for an event.
  package var waitsForEvent: Bool { guards.contains { $0.test == .event } }
}

/// A blend of properties between two frames.
package struct MachineTween: Hashable, Sendable {
  /// The duration, in seconds.
  package var duration: Double
  /// The curve.
  package var curve: TimingCurve

  /// Makes a blend.
  package init(duration: Double, curve: TimingCurve) {
    self.duration = duration
    self.curve = curve
  }
}

/// A condition of a transition on one input; false if there is no such input of the type.
package struct MachineGuard: Hashable, Sendable {
  /// The test of an input.
  package enum Test: Hashable, Sendable {
    /// Compares a number.
    case number(MachineComparison, MachineOperand<Double>)
    /// Compares a Boolean; other comparisons than equality are false.
    case flag(MachineComparison, MachineOperand<Bool>)
    /// Compares a text; other comparisons than equality are false.
    case text(MachineComparison, MachineOperand<String>)
    /// The event has been fired.
    case event
  }

  /// The name of the input; for numbers also `StateMachine.elapsedTime`.
  package var input: String
  /// The test.
  package var test: Test

  /// Makes a guard.
  package init(_ input: String, _ test: Test) {
    self.input = input
    self.test = test
  }

  /// Whether the guard depends on the time since the start.
  package var usesElapsedTime: Bool {
    guard case .number(_, let operand) = test else { return false }
    return input == StateMachine.elapsedTime || operand == .input(StateMachine.elapsedTime)
  }
}

/// A comparison of two values.
package enum MachineComparison: String, Hashable, Sendable, CaseIterable {
  /// Equal.
  case equal
  /// Not equal.
  case notEqual
  /// Greater.
  case greater
  /// Greater or equal.
  case greaterOrEqual
  /// Less.
  case less
  /// Less or equal.
  case lessOrEqual

  /// Compares values of a type with an order.
  package func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .less: left < right
    case .lessOrEqual: left <= right
    }
  }

  /// Compares values without an order: comparisons that need one are false.
  package func holdsUnordered<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .greater, .greaterOrEqual, .less, .lessOrEqual: false
    }
  }
}

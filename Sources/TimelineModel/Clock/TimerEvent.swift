/// The event of a clock at one moment.
package enum TimerEvent: Hashable, Sendable {
  /// No event: the timer has not been started, or the clock has no such second.
  case none
  /// The views appear: event 0.
  case appearance
  /// A tick of the clock, from 1.
  case tick(Int)

  /// The event at a second: a tick in 1...`ticks`, otherwise `none`.
  ///
  /// - Parameters:
  ///   - second: The number of ticks since the cycle began.
  ///   - clock: The clock.
  package static func from(second: Int, clock: Clock) -> TimerEvent {
    second >= 1 && second <= clock.ticks ? .tick(second) : .none
  }

  /// The number of the event in timelines; `nil` for `none`.
  package var number: Int? {
    switch self {
    case .none: nil
    case .appearance: 0
    case .tick(let number): number
    }
  }
}

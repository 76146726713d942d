/// What a timer says at one moment.
public enum TimerEvent: Hashable, Sendable {
  /// Nothing: the timer has not been started, or the second is not one of the clock's.
  case none
  /// The views appear: event 0.
  case appearance
  /// A tick of the clock, from 1.
  case tick(Int)

  /// The event at a second: a tick in 1...`ticks`, otherwise `none`.
  ///
  /// - Parameters:
  ///   - second: How many ticks have passed in this cycle.
  ///   - clock: The clock whose ticks count.
  public static func from(second: Int, clock: Clock) -> TimerEvent {
    second >= 1 && second <= clock.ticks ? .tick(second) : .none
  }

  /// The number by which timelines name the event; `nil` for `none`.
  public var number: Int? {
    switch self {
    case .none: nil
    case .appearance: 0
    case .tick(let number): number
    }
  }
}

/// A clock as functions of seconds, for code without `Clock`.
public struct ClockFunctions: Sendable {
  /// The present time, in seconds.
  public let now: @Sendable () -> Double
  /// Waits until a time, in seconds.
  public let sleep: @Sendable (_ deadline: Double) async -> Void

  /// Makes the functions of a clock.
  public init(_ clock: any Clock<Duration>) { self.init(of: clock) }

  private init<C: Clock<Duration>>(of clock: C) {
    let origin = clock.now
    now = { origin.duration(to: clock.now) / .seconds(1) }
    sleep = { deadline in
      try? await clock.sleep(until: origin.advanced(by: .seconds(deadline)), tolerance: nil)
    }
  }
}

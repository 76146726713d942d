/// Makes the timers of a `TimerManager`; tests replace it by timers that need no waiting.
@MainActor package protocol TimerFactory {
  /// Makes a timer that starts at once and calls a function at each interval.
  ///
  /// - Parameters:
  ///   - interval: The time before the first call and between two calls, in seconds; above 0.
  ///   - handler: The function to call until the timer is invalidated.
  func makeTimer(interval: Double, handler: @escaping @MainActor () -> Void) -> any RunningTimer
}

/// A timer that runs until it is invalidated.
@MainActor package protocol RunningTimer: AnyObject {
  /// Ends the timer; it does not call again.
  func invalidate()
}

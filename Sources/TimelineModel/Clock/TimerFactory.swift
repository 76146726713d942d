/// Makes the timers that a `TimerManager` listens to, so that tests need not wait.
@MainActor public protocol TimerFactory {
  /// Makes a timer that runs at once and calls a function again and again.
  ///
  /// - Parameters:
  ///   - interval: The time before the first call and between two calls, in seconds; above 0.
  ///   - handler: What is called, until the timer is invalidated.
  func makeTimer(interval: Double, handler: @escaping @MainActor () -> Void) -> any RunningTimer
}

/// A timer that runs until it is invalidated.
@MainActor public protocol RunningTimer: AnyObject {
  /// Ends the timer; it does not call again.
  func invalidate()
}

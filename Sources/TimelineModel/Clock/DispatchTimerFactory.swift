import Dispatch

/// Makes timers that tick on the main queue.
package struct DispatchTimerFactory: TimerFactory {
  /// Makes a factory.
  package nonisolated init() {}

  /// Makes a timer that starts at once; it does not drift, as ticks are counted from its start.
  package func makeTimer(
    interval: Double, handler: @escaping @MainActor () -> Void
  ) -> any RunningTimer {
    DispatchTimer(interval: interval, handler: handler)
  }
}

/// A timer on the main queue.
private final class DispatchTimer: RunningTimer {
  /// The intervals that a dispatch source can count, in seconds; others are clamped to them.
  private static let intervals = 0.000_1...1e9

  private let source: any DispatchSourceTimer

  init(interval: Double, handler: @escaping @MainActor () -> Void) {
    let limits = DispatchTimer.intervals
    // Comparisons with NaN are false, so that the lower limit replaces it.
    let interval =
      interval > limits.lowerBound ? min(interval, limits.upperBound) : limits.lowerBound
    source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + interval, repeating: interval)
    source.setEventHandler {
      MainActor.assumeIsolated { handler() }
    }
    source.resume()
  }

  func invalidate() {
    source.cancel()
  }
}

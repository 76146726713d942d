import Dispatch

/// Makes timers that tick on the main queue.
public struct DispatchTimerFactory: TimerFactory {
  /// Makes a factory.
  public nonisolated init() {}

  /// Makes a timer that runs at once; it does not drift, as ticks are counted from its start.
  public func makeTimer(
    interval: Double, handler: @escaping @MainActor () -> Void
  ) -> any RunningTimer {
    DispatchTimer(interval: interval, handler: handler)
  }
}

/// A source of events on the main queue.
private final class DispatchTimer: RunningTimer {
  /// Intervals outside of this many seconds are limited to it: a source can not count them.
  private static let intervals = 0.000_1...1e9

  private let source: any DispatchSourceTimer

  init(interval: Double, handler: @escaping @MainActor () -> Void) {
    let limits = DispatchTimer.intervals
    // A comparison with NaN is false, so the lower limit stands for it.
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

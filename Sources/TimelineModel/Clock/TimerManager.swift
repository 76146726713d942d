/// Counts the ticks of a clock and calls a handler for each event, as a hand-written app does.
///
/// Event 0 comes with `start()`, then the ticks 1…`ticks` come, and after the last one 1 again. Where
/// the clock resets, its last tick is the moment to restore the initial values and to handle event 0.
/// Stop a manager before you release it.
@MainActor package final class TimerManager {
  /// The clock whose ticks it counts.
  package let clock: Clock
  /// The number of ticks since the cycle began: 0 until the first one, then 1...`clock.ticks`.
  package private(set) var second = 0
  /// The last event; `none` before the first start.
  package private(set) var currentEvent = TimerEvent.none
  /// The function to call for each event.
  package var handler: (TimerEvent) -> Void

  private let factory: any TimerFactory
  private var timer: (any RunningTimer)?
  /// The number of timers started so far; calls of earlier timers are ignored.
  private var generation = 0

  /// Makes a manager that does not run yet.
  ///
  /// - Parameters:
  ///   - clock: The clock.
  ///   - factory: Makes the timer.
  ///   - handler: The function to call for each event, on the main actor.
  package init(
    clock: Clock, factory: any TimerFactory = DispatchTimerFactory(),
    handler: @escaping (TimerEvent) -> Void = { _ in }
  ) {
    self.clock = clock
    self.factory = factory
    self.handler = handler
  }

  /// Whether a timer runs.
  package var isRunning: Bool { timer != nil }

  /// Begins at event 0; does nothing while the timer runs.
  package func start() {
    guard timer == nil else { return }
    second = 0
    generation += 1
    timer = factory.makeTimer(interval: clock.interval) { [weak self, generation] in
      self?.tick(generation)
    }
    announce(.appearance)
  }

  /// Ends the timer; the second and the last event keep their values.
  package func stop() {
    timer?.invalidate()
    timer = nil
  }

  /// Restarts at event 0, whether the timer runs or not.
  package func restart() {
    stop()
    start()
  }

  /// Advances by one tick; after the last one it wraps around, or ends if the clock does not repeat.
  private func tick(_ generation: Int) {
    // A call may still be queued when its timer is stopped.
    guard timer != nil, generation == self.generation else { return }
    second = second >= clock.ticks ? 1 : second + 1
    let event = TimerEvent.from(second: second, clock: clock)
    if second >= clock.ticks, !clock.repeats { stop() }
    announce(event)
  }

  private func announce(_ event: TimerEvent) {
    currentEvent = event
    handler(event)
  }
}

/// Counts the ticks of a clock and says which event it is time for, as a hand-written app does.
///
/// Event 0 comes with `start()`, then the ticks 1…`ticks` come, and after the last one 1 again. Where
/// the clock resets, its last tick is the moment to restore the initial values and to handle event 0.
/// Stop a manager before you let go of it.
@MainActor public final class TimerManager {
  /// How long a tick takes, how many there are, and whether they begin again.
  public let clock: Clock
  /// How many ticks have passed in this cycle: 0 until the first one, then 1...`clock.ticks`.
  public private(set) var second = 0
  /// The last event; `none` before the first start.
  public private(set) var currentEvent = TimerEvent.none
  /// What is called for each event.
  public var handler: (TimerEvent) -> Void

  private let factory: any TimerFactory
  private var timer: (any RunningTimer)?
  /// How often a timer was started, by which late calls of an older one are known.
  private var generation = 0

  /// Makes a manager that does not run yet.
  ///
  /// - Parameters:
  ///   - clock: What gives the events.
  ///   - factory: What makes the timer.
  ///   - handler: What is called for each event, on the main actor.
  public init(
    clock: Clock, factory: any TimerFactory = DispatchTimerFactory(),
    handler: @escaping (TimerEvent) -> Void = { _ in }
  ) {
    self.clock = clock
    self.factory = factory
    self.handler = handler
  }

  /// Whether a timer runs.
  public var isRunning: Bool { timer != nil }

  /// Begins at event 0; does nothing while the timer runs.
  public func start() {
    guard timer == nil else { return }
    second = 0
    generation += 1
    timer = factory.makeTimer(interval: clock.interval) { [weak self, generation] in
      self?.tick(generation)
    }
    announce(.appearance)
  }

  /// Ends the timer; the second and the last event stay.
  public func stop() {
    timer?.invalidate()
    timer = nil
  }

  /// Begins anew at event 0, whether the timer runs or not.
  public func restart() {
    stop()
    start()
  }

  /// Goes on by one tick; after the last one to the first, or to an end if the clock does not repeat.
  private func tick(_ generation: Int) {
    // A call may still be on its way when its timer is stopped.
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

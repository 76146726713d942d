import Testing

@testable import TimelineModel

/// Makes timers that tick when a test calls them.
private final class ManualTimerFactory: TimerFactory {
  final class Timer: RunningTimer {
    let interval: Double
    let handler: @MainActor () -> Void
    private(set) var isValid = true

    init(interval: Double, handler: @escaping @MainActor () -> Void) {
      (self.interval, self.handler) = (interval, handler)
    }

    func invalidate() { isValid = false }
  }

  private(set) var timers: [Timer] = []
  var running: [Timer] { timers.filter(\.isValid) }

  func makeTimer(interval: Double, handler: @escaping @MainActor () -> Void) -> any RunningTimer {
    let timer = Timer(interval: interval, handler: handler)
    timers.append(timer)
    return timer
  }

  func tick(_ count: Int = 1) {
    for _ in 0..<count {
      for timer in running { timer.handler() }
    }
  }
}

@MainActor @Suite struct TimerManagerTests {
  private final class Log {
    var events: [TimerEvent] = []
    var numbers: [Int?] { events.map(\.number) }
  }

  private let factory = ManualTimerFactory()
  private let log = Log()

  private func manager(ticks: Int = 3, repeats: Bool = true) -> TimerManager {
    let clock = Clock(interval: 0.5, ticks: ticks, repeats: repeats)
    return TimerManager(clock: clock, factory: factory) { [log] in log.events.append($0) }
  }

  @Test func secondsAreEvents() {
    let clock = Clock(interval: 1, ticks: 8)
    #expect(TimerEvent.from(second: 1, clock: clock) == .tick(1))
    #expect(TimerEvent.from(second: 8, clock: clock) == .tick(8))
    for second in [0, -1, 9, .max, .min] {
      #expect(TimerEvent.from(second: second, clock: clock) == .none)
    }
  }

  @Test func eventsWrapAround() {
    let manager = manager()
    #expect(manager.currentEvent == .none)
    manager.start()
    #expect(factory.timers.map(\.interval) == [0.5])
    #expect(manager.currentEvent == .appearance)
    #expect(manager.second == 0)
    factory.tick(7)
    #expect(log.numbers == [0, 1, 2, 3, 1, 2, 3, 1])
    #expect(manager.second == 1)
    #expect(manager.currentEvent == .tick(1))
  }

  @Test func startingTwiceMakesOneTimer() {
    let manager = manager()
    manager.start()
    factory.tick()
    manager.start()
    #expect(factory.timers.count == 1)
    #expect(log.numbers == [0, 1])
  }

  @Test func stoppingInvalidates() {
    let manager = manager()
    manager.start()
    factory.tick(2)
    manager.stop()
    #expect(factory.running.isEmpty)
    #expect(!manager.isRunning)
    // A call that was already queued.
    factory.timers[0].handler()
    #expect(log.numbers == [0, 1, 2])
    #expect(manager.second == 2)
    manager.stop()
  }

  @Test func restartBeginsAnew() {
    let manager = manager()
    manager.start()
    factory.tick(2)
    manager.restart()
    #expect(factory.timers.count == 2)
    #expect(factory.running.count == 1)
    factory.timers[0].handler()
    factory.tick()
    #expect(log.numbers == [0, 1, 2, 0, 1])
    manager.stop()
    manager.start()
    #expect(log.numbers.last == 0)
  }

  @Test func endsWithoutRepeats() {
    let manager = manager(repeats: false)
    manager.start()
    factory.tick(5)
    #expect(log.numbers == [0, 1, 2, 3])
    #expect(factory.running.isEmpty)
    #expect(manager.second == 3)
  }

  @Test func handlerMayStop() {
    let manager = manager()
    manager.handler = { [log, unowned manager] event in
      log.events.append(event)
      if event == .tick(2) { manager.stop() }
    }
    manager.start()
    factory.tick(5)
    #expect(log.numbers == [0, 1, 2])
  }

  @Test func releasedManagerIsQuiet() {
    var manager: TimerManager? = manager()
    manager?.start()
    manager = nil
    factory.tick()
    #expect(log.numbers == [0])
  }

  @Test func dispatchTimersTick() async {
    var manager: TimerManager?
    let events = AsyncStream<TimerEvent> { continuation in
      manager = TimerManager(clock: Clock(interval: 0.001, ticks: 2)) { continuation.yield($0) }
    }
    manager?.start()
    var numbers: [Int?] = []
    for await event in events {
      numbers.append(event.number)
      if numbers.count == 4 { break }
    }
    manager?.stop()
    #expect(numbers == [0, 1, 2, 1])
  }
}

import Testing

@testable import TimelineFormat
@testable import TimelineModel

@Suite struct ClockTests {
  @Test(arguments: [
    (8, 8), (1, 1), (0.25, 1), (1.3, 1), (1.4, 2), (2.5, 3), (10.2, 10), (3600, 3600),
    (1e7, 1_000_000),
  ])
  func ticksAreNearOneSecond(duration: Double, ticks: Int) {
    let clock = Clock(duration: duration)
    #expect(clock.ticks == ticks)
    #expect(abs(clock.duration - duration) <= duration * 1e-15)
    let distance = abs(clock.interval - 1)
    for other in [ticks - 1, ticks + 1] where other > 0 && other <= 1_000_000 {
      #expect(abs(duration / Double(other) - 1) >= distance)
    }
  }

  @Test(arguments: [0, -5, .nan, .infinity])
  func whatIsNoDurationIsOneSecond(duration: Double) {
    #expect(Clock(duration: duration) == Clock(interval: 1, ticks: 1))
  }

  @Test(arguments: [(8, 1.0), (7, 0.98), (3, 1 / 3.0), (600, 1 / 60.0)])
  func everyEventIsFoundAtItsMoment(ticks: Int, interval: Double) {
    let clock = Clock(interval: interval, ticks: ticks)
    for event in 0...ticks {
      #expect(clock.event(at: clock.time(of: event)) == event)
      #expect(clock.event(at: clock.time(of: event) - 1e-4) == max(0, event - 1))
      #expect(clock.event(at: clock.time(of: event) + interval / 2) == event)
    }
  }

  @Test func eventsOfOddTimesAreWithinTheCycle() {
    let clock = Clock(interval: 1, ticks: 8)
    #expect(clock.event(at: -3) == 0)
    #expect(clock.event(at: 100) == 8)
    #expect(clock.event(at: 1e300) == 8)
    #expect(clock.event(at: .nan) == 0)
  }
}

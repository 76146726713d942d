import Platform
import Testing

@Suite struct ThreadTests {
  @Test func resultsOfOtherThreadsAreThere() {
    let isOpen = Locked(false)
    let door = Condition()
    let background = Background {
      door.withLock {
        while !isOpen.with({ $0 }) { door.wait() }
      }
      return 7
    }
    door.withLock {
      isOpen.with { $0 = true }
      door.broadcast()
    }
    #expect(background.wait() == 7)
    #expect(background.wait() == 7)
  }

  @Test func deepCallsFitIntoTheStack() {
    #expect(Background { Self.levels(20_000) }.wait() == 20_000)
  }

  @Test func waitingEndsAtTheDeadline() {
    let condition = Condition()
    let start = ContinuousClock.now
    condition.withLock {
      let deadline = Date(timeIntervalSinceNow: 0.05)
      // Threads may wake early.
      while condition.wait(until: deadline) {}
    }
    #expect(ContinuousClock.now - start >= .milliseconds(49))
  }

  /// The number of calls inside each other, each with a frame of its own.
  @inline(never) private static func levels(_ count: Int) -> Int {
    count == 0 ? 0 : 1 + withExtendedLifetime([count]) { levels($0[0] - 1) }
  }
}

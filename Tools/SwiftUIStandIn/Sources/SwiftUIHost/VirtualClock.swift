/// A clock whose time a host moves.
public final class VirtualClock: Clock, @unchecked Sendable {
  /// A moment, by the time since the host began.
  public struct Instant: InstantProtocol {
    fileprivate var offset: Duration

    /// The moment after a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time until another moment.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether a moment is before another one.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Double
    let continuation: CheckedContinuation<Void, any Error>
  }

  // Used from the main thread only, as all jobs run there.
  private var sleepers: [Sleeper] = []
  private var lastID = 0
  private var time = 0.0
  /// Returns the time by which a sleeper that is due at a time wakes late, in seconds.
  var lateness: (Double) -> Double = { _ in 0 }

  init() {}

  /// The present moment.
  public var now: Instant { Instant(offset: .seconds(time)) }

  /// The smallest difference of two moments.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until a moment.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    lastID += 1
    let id = lastID
    let due = deadline.offset / .seconds(1)
    guard due > time else { return }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleepers.append(
          Sleeper(id: id, deadline: due + lateness(due), continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func cancel(_ id: Int) {
    guard let place = sleepers.firstIndex(where: { $0.id == id }) else { return }
    sleepers.remove(at: place).continuation.resume(throwing: CancellationError())
  }

  /// The time at which the next sleeper wakes, in seconds.
  var nextDeadline: Double? { sleepers.map(\.deadline).min() }

  /// Moves the time and wakes the sleepers that are due.
  func move(to time: Double) {
    self.time = max(self.time, time)
    let due = sleepers.filter { $0.deadline <= self.time }
    sleepers.removeAll { $0.deadline <= self.time }
    for sleeper in due { sleeper.continuation.resume() }
  }
}

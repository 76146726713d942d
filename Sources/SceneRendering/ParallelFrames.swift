import Dispatch

/// Spreads the frames of an animation over threads.
///
/// Threads take turns at short runs of frames, because neighbours cost only their changes; the runs get shorter towards
/// the end, so that all threads end together. Each has a worker of its own, such as a session with a renderer, so that
/// they share nothing that changes.
public struct ParallelFrames: Sendable {
  /// How many threads work, at least 1; never more than the machine has cores.
  public let jobs: Int
  /// How many frames there are.
  public let count: Int
  /// The longest run of neighbouring frames that a thread takes, at least 1.
  public let longestRun: Int

  /// Prepares to go through frames 0 up to a count with a number of threads.
  ///
  /// - Parameters:
  ///   - count: The number of frames.
  ///   - jobs: The number of threads.
  ///   - longestRun: The longest run of neighbouring frames that a thread takes. Short runs finish more nearly in order.
  public init(count: Int, jobs: Int, longestRun: Int = 16) {
    self.count = max(0, count)
    self.jobs = max(1, min(jobs, count))
    self.longestRun = max(1, longestRun)
  }

  /// Calls a function for each frame, those of one worker by rising number; returns when all are done.
  ///
  /// - Parameters:
  ///   - makeWorker: Makes the worker of a thread, on that thread.
  ///   - body: Is called with a worker and the number of a frame; after a failure, no further frames begin.
  ///   - finish: Is called with each worker after its last frame, one at a time.
  /// - Throws: The failure of the lowest frame that failed.
  public func forEach<Worker, Failure: Error>(
    worker makeWorker: @Sendable () -> Worker,
    _ body: @Sendable (inout Worker, Int) throws(Failure) -> Void,
    finish: @Sendable (Worker) -> Void = { _ in }
  ) throws(Failure) {
    let turns = Turns<Failure>(count: count, jobs: jobs, longestRun: longestRun)
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      guard var run = turns.next() else { return }
      var worker = makeWorker()
      repeat {
        for frame in run {
          do throws(Failure) {
            try body(&worker, frame)
          } catch {
            turns.fail(error, at: frame)
            return
          }
        }
        guard let following = turns.next() else { break }
        run = following
      } while true
      turns.alone { finish(worker) }
    }
    if let failure = turns.failure { throw failure }
  }
}

/// Which frames are left, and what failed.
private final class Turns<Failure: Error>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "turns")
  private let count: Int
  private let jobs: Int
  private let longestRun: Int
  private var upcoming = 0
  private var failed: (frame: Int, error: Failure)?

  init(count: Int, jobs: Int, longestRun: Int) {
    self.count = count
    self.jobs = jobs
    self.longestRun = longestRun
  }

  /// The failure of the lowest frame that failed.
  var failure: Failure? { queue.sync { failed?.error } }

  /// The frames that are to be done next; `nil` when none are left.
  func next() -> Range<Int>? {
    queue.sync {
      guard failed == nil, upcoming < count else { return nil }
      let start = upcoming
      upcoming += max(1, min(longestRun, (count - start) / (2 * jobs)))
      return start..<upcoming
    }
  }

  func fail(_ error: Failure, at frame: Int) {
    queue.sync {
      if failed.map({ $0.frame > frame }) ?? true { failed = (frame, error) }
    }
  }

  /// Calls a function while no other thread is in here.
  func alone(_ body: () -> Void) { queue.sync(execute: body) }
}

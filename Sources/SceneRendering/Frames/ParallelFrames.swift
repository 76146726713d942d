import Dispatch

/// Spreads the frames of an animation over threads.
///
/// Threads take frameQueue at short runs of frames, because neighbours cost only their changes; the runs get shorter towards
/// the end, so that all threads end together. Each has a worker of its own, such as a session with a renderer, so that
/// they share nothing that changes.
public struct ParallelFrames: Sendable {
  /// The longest run, in frames.
  private static let longestRun = 16

  /// How many threads work, at least 1; never more than the machine has cores.
  public let jobs: Int
  /// How many frames there are.
  public let count: Int

  /// Prepares to go through frames 0 up to a count with a number of threads.
  public init(count: Int, jobs: Int) {
    self.count = max(0, count)
    self.jobs = max(1, min(jobs, count))
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
    let frameQueue = FrameQueue<Failure>(count: count, jobs: jobs, longestRun: Self.longestRun)
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      guard var run = frameQueue.next() else { return }
      var worker = makeWorker()
      repeat {
        for frame in run {
          do throws(Failure) {
            try body(&worker, frame)
          } catch {
            frameQueue.fail(error, at: frame)
            return
          }
        }
        guard let following = frameQueue.next() else { break }
        run = following
      } while true
      frameQueue.alone { finish(worker) }
    }
    if let failure = frameQueue.failure { throw failure }
  }
}

/// Which frames are left, and what failed.
private final class FrameQueue<Failure: Error>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "frameQueue")
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

import Diagnostics
import Dispatch
import Platform

/// Distributes the frames of an animation over threads.
///
/// Each thread takes short runs of consecutive frames, because a session that advances frame by frame computes only the
/// changes. Runs get shorter toward the end, so that all threads finish at about the same time. Each thread has a worker
/// of its own, such as a session and a renderer, and shares no mutable state with the others.
package struct ParallelFrames: Sendable {
  private let count: Int
  private let jobs: Int
  private let longestRun: Int

  /// Distributes frames over at most a number of threads; the system may run fewer at once.
  ///
  /// Frames of short runs finish nearly in order.
  package init(count: Int, jobs: Int, longestRun: Int = 16) {
    self.count = max(0, count)
    self.jobs = max(1, min(jobs, count))
    self.longestRun = max(1, longestRun)
  }

  /// Calls a function for each frame and returns after the last one; each worker gets ascending
  /// frame numbers.
  ///
  /// - Parameters:
  ///   - makeWorker: Creates the worker of a thread, on that thread.
  ///   - body: The function, called with a worker and a frame number; after an error no further frames are begun.
  ///   - finish: Called with each worker after its last frame, never concurrently.
  /// - Throws: The error of the lowest frame that failed.
  package func forEach<Worker, Failure: Error>(
    worker makeWorker: @Sendable () -> Worker,
    _ body: @Sendable (inout Worker, Int) throws(Failure) -> Void,
    finish: @Sendable (Worker) -> Void = { _ in }
  ) throws(Failure) {
    let queue = Locked((upcoming: 0, failed: (frame: Int, error: Failure)?.none))
    /// Takes the next run of frames; `nil` if none are left or a frame failed.
    @Sendable func next() -> Range<Int>? {
      queue.with { queue in
        guard queue.failed == nil, queue.upcoming < count else { return nil }
        let start = queue.upcoming
        queue.upcoming += max(1, min(longestRun, (count - start) / (2 * jobs)))
        return start..<queue.upcoming
      }
    }
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      guard var run = next() else { return }
      var worker = makeWorker()
      repeat {
        for frame in run {
          do throws(Failure) {
            try body(&worker, frame)
          } catch {
            queue.with { queue in
              if queue.failed.map({ $0.frame > frame }) ?? true { queue.failed = (frame, error) }
            }
            return
          }
        }
        guard let following = next() else { break }
        run = following
      } while true
      queue.with { _ in finish(worker) }
    }
    if let failed = queue.with({ $0.failed }) { throw failed.error }
  }
}

import Dispatch

/// The frames that are not taken yet, and the first error; safe to share between threads.
final class FrameQueue<Failure: Error>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "FrameQueue")
  private let count: Int
  private let jobs: Int
  private let longestRun: Int
  private var upcoming = 0
  private var failed: (frame: Int, error: Failure)?

  /// Creates a queue of a number of frames for a number of threads, with runs of a limited length in frames.
  init(count: Int, jobs: Int, longestRun: Int) {
    self.count = count
    self.jobs = jobs
    self.longestRun = longestRun
  }

  /// The error of the lowest frame that failed.
  var failure: Failure? { queue.sync { failed?.error } }

  /// Takes the next run of frames; `nil` if none are left or a frame failed.
  func next() -> Range<Int>? {
    queue.sync {
      guard failed == nil, upcoming < count else { return nil }
      let start = upcoming
      upcoming += max(1, min(longestRun, (count - start) / (2 * jobs)))
      return start..<upcoming
    }
  }

  /// Stores the error of a frame, unless a lower frame failed already.
  func fail(_ error: Failure, at frame: Int) {
    queue.sync {
      if failed.map({ $0.frame > frame }) ?? true { failed = (frame, error) }
    }
  }

  /// Calls a function while no other thread uses the queue.
  func withLock(_ body: () -> Void) { queue.sync(execute: body) }
}

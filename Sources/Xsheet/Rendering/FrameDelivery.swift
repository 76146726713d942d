import Foundation

/// Hands frames that several threads prepare to a writer, in order.
///
/// At most `window` frames are prepared or waiting at any time, so memory does not grow with the animation.
final class FrameDelivery<Writer: FrameWriter>: @unchecked Sendable {
  private let condition = NSCondition()
  private let numbers: [Int]
  private let window: Int
  private let progress: @Sendable (Int) -> Void
  /// The writer; the thread that has set `isWriting` has it alone.
  private var writer: Writer
  private var isWriting = false
  private var waiting: [Int: Writer.Prepared] = [:]
  private var next = 0
  private var failure: XsheetError?

  /// Makes a delivery to a writer that was begun.
  ///
  /// - Parameters:
  ///   - writer: The writer.
  ///   - numbers: The numbers of the frames.
  ///   - window: The number of frames that may be ahead of the one to write next, at least 1.
  ///   - progress: Is called with the number of written frames after each.
  init(
    to writer: Writer, numbers: [Int], window: Int, progress: @escaping @Sendable (Int) -> Void
  ) {
    self.writer = writer
    self.numbers = numbers
    self.window = max(1, window)
    self.progress = progress
  }

  /// Waits until a frame may be prepared; returns `false` after a failure.
  func waitForTurn(of index: Int) -> Bool {
    condition.withLock {
      while failure == nil, index >= next + window { condition.wait() }
      return failure == nil
    }
  }

  /// Writes a prepared frame, and those after it that are waiting, unless another thread is writing.
  ///
  /// - Throws: The error of the writer.
  func deliver(_ frame: Writer.Prepared, at index: Int) throws(XsheetError) {
    condition.lock()
    defer { condition.unlock() }
    waiting[index] = frame
    guard !isWriting else { return }
    isWriting = true
    defer { isWriting = false }
    while failure == nil, let frame = waiting.removeValue(forKey: next) {
      condition.unlock()
      let result = Result { () throws(XsheetError) in
        try writer.add(frame, number: numbers[next])
      }
      if case .success = result { progress(next + 1) }
      condition.lock()
      if case .failure(let error) = result { failure = error }
      next += 1
      condition.broadcast()
    }
    if let failure { throw failure }
  }

  /// Stops the delivery because a frame cannot be prepared.
  func fail(_ error: XsheetError) {
    condition.withLock {
      failure = failure ?? error
      condition.broadcast()
    }
  }

  /// Completes the output after the last frame.
  func finish() throws(XsheetError) {
    try writer.finish()
  }
}

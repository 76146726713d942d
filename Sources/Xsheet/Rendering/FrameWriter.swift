import Platform

/// Writes the frames of an animation to one file or to many.
///
/// A writer is made for certain frames, gets them in order, one after the other, and is finished. Frames are prepared on
/// several threads at once, so the costly part, such as compression, belongs there. Files appear under their names
/// only when they are complete: a writer that is dropped before it is finished leaves no part of a file behind.
protocol FrameWriter: Sendable {
  /// A frame that was prepared for writing.
  associatedtype Prepared: Sendable

  /// Prepares a frame for writing, on any thread.
  func prepare(_ image: consuming PixelImage) throws(XsheetError) -> Prepared

  /// Writes the next frame.
  mutating func add(_ frame: Prepared, number: Int) throws(XsheetError)

  /// Completes the output.
  mutating func finish() throws(XsheetError)
}

extension FrameWriter where Prepared == PixelImage {
  func prepare(_ image: consuming PixelImage) -> PixelImage { image }
}

/// The frames that a frame writer gets.
struct FrameSequenceInfo: Hashable, Sendable {
  /// The width of the frames, in pixels.
  var width: Int
  /// The height of the frames, in pixels.
  var height: Int
  /// The number of frames a second in the animation.
  var frameRate: Double
  /// The numbers of the frames in the animation, in ascending order.
  var numbers: [Int]
  /// The number of these frames a second; `nil` for the times that they have in the animation.
  var pace: Double?
  /// Whether no pixel is transparent.
  var isOpaque = false

  /// The time of a frame by its position, or of the end after the last one, in seconds from the first one.
  func time(at index: Int) -> Double {
    if let pace { return Double(index) / pace }
    guard let first = numbers.first, let last = numbers.last else { return 0 }
    if index < numbers.count { return Double(numbers[index] - first) / frameRate }
    // The last frame lasts as long as the one before it.
    let step = numbers.count > 1 ? last - numbers[numbers.count - 2] : 1
    return Double(last - first + step) / frameRate
  }

  /// The number of frames a second that are shown, if all last equally long.
  var shownRate: Double { pace ?? Double(1) / (time(at: 1) > 0 ? time(at: 1) : 1) }
}

/// Hands frames that several threads prepare to a writer, in order.
///
/// At most `window` frames are prepared or waiting at any time, so memory does not grow with the animation.
final class FrameDelivery<Writer: FrameWriter>: @unchecked Sendable {
  private let condition = Condition()
  private let numbers: [Int]
  private let window: Int
  private let progress: @Sendable (Int) -> Void
  /// The writer; the thread that has set `isWriting` has it alone.
  private var writer: Writer
  private var isWriting = false
  private var waiting: [Int: Writer.Prepared] = [:]
  private var next = 0
  private var failure: XsheetError?

  /// Makes a delivery to a writer.
  ///
  /// At least one frame may be ahead of the one to write next; progress is the number of written frames.
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

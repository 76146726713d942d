import Foundation
package import ImageCoding

/// Writes the frames of an animation to one file or to many.
///
/// A writer is begun once, gets all frames in order, one after the other, and is finished. Frames are prepared on
/// several threads at once, so the costly part, such as compression, belongs there. Files appear under their names
/// only when they are complete: a writer that is dropped before it is finished leaves no part of a file behind.
package protocol FrameWriter: Sendable {
  /// A frame that was prepared for writing.
  associatedtype Prepared: Sendable

  /// Begins to write.
  ///
  /// - Throws: `XsheetError` if the output cannot take these frames.
  mutating func begin(_ info: FrameSequenceInfo) throws(XsheetError)

  /// Prepares a frame for writing, on any thread.
  static func prepare(
    _ image: consuming PixelImage, for info: FrameSequenceInfo
  ) throws(XsheetError) -> Prepared

  /// Writes the next frame.
  mutating func add(_ frame: Prepared, number: Int) throws(XsheetError)

  /// Completes the output.
  mutating func finish() throws(XsheetError)
}

extension FrameWriter where Prepared == PixelImage {
  package static func prepare(
    _ image: consuming PixelImage, for info: FrameSequenceInfo
  ) -> PixelImage { image }
}

/// A frame writer that the name of an output chooses.
package protocol FormatWriter: FrameWriter {
  /// The extensions of file names that choose the writer, in lower case and without a dot.
  static var fileExtensions: [String] { get }

  /// Whether all frames are one moving picture.
  static var isMovingPicture: Bool { get }

  /// The most frames a second that players show; `nil` for no limit.
  static var mostFramesPerSecond: Double? { get }

  /// Makes a writer for an output.
  init(to output: OutputPattern, options: MovingPictureOptions)
}

extension FormatWriter {
  package static var isMovingPicture: Bool { true }
  package static var mostFramesPerSecond: Double? { nil }
}

/// The writers that the name of an output chooses from.
package enum FrameWriterList {
  /// All writers; the first one is for names without an extension.
  private static let all: [any FormatWriter.Type] = [
    StillWriter<PNGStill>.self, StillWriter<JPEGStill>.self, MovingPictureWriter<GIFEncoder>.self,
    MovingPictureWriter<APNGEncoder>.self, MovingPictureWriter<WebPEncoder>.self,
    VideoWriter<MP4>.self, VideoWriter<WebM>.self, Y4MWriter.self,
  ]

  /// The extensions of all writers.
  package static var fileExtensions: [String] { all.flatMap { $0.fileExtensions } }

  /// The type of the writer for an output.
  ///
  /// Standard output, `nil`, takes PNG; a format overrides the extension of the name.
  ///
  /// - Throws: `XsheetError` of kind `invalidRequest` for an unknown extension.
  package static func type(
    for output: OutputPattern?, format: String? = nil
  ) throws(XsheetError) -> any FormatWriter.Type {
    let name = format ?? output?.fileExtension ?? ""
    let type = name.isEmpty ? all.first : all.first { $0.fileExtensions.contains(name) }
    guard let type else {
      let known = fileExtensions.map { "." + $0 }.joined(separator: ", ")
      throw XsheetError(
        .invalidRequest,
        "'\(output?.text ?? name)' has an unknown extension; supported are: \(known).")
    }
    return type
  }

  /// The writer for some frames: several ones that share a name are a moving picture.
  package static func writer(
    for output: OutputPattern, format: String? = nil, frames: Int, _ options: MovingPictureOptions
  ) throws(XsheetError) -> any FormatWriter {
    let type = try type(for: output, format: format)
    if type == StillWriter<PNGStill>.self, frames > 1, !output.hasNumber {
      return MovingPictureWriter<APNGEncoder>(to: output, options: options)
    }
    return type.init(to: output, options: options)
  }
}

/// The frames that a frame writer gets.
package struct FrameSequenceInfo: Hashable, Sendable {
  /// The width of the frames, in pixels.
  package var width: Int
  /// The height of the frames, in pixels.
  package var height: Int
  /// The number of frames a second in the animation.
  package var frameRate: Double
  /// The numbers of the frames in the animation, in ascending order.
  package var numbers: [Int]
  /// The number of these frames a second; `nil` for the times that they have in the animation.
  package var pace: Double?
  /// Whether no pixel is transparent.
  package var isOpaque = false
  /// Whether video gets a plane of opacity.
  package var hasAlphaPlane = false
  /// The quality of stills with loss, 0...100; `nil` for the usual one.
  package var quality: Int?

  /// The time of a frame by its position, or of the end after the last one, in seconds from the first one.
  package func time(at index: Int) -> Double {
    if let pace { return Double(index) / pace }
    guard let first = numbers.first, let last = numbers.last else { return 0 }
    if index < numbers.count { return Double(numbers[index] - first) / frameRate }
    // The last frame lasts as long as the one before it.
    let step = numbers.count > 1 ? last - numbers[numbers.count - 2] : 1
    return Double(last - first + step) / frameRate
  }

  /// The number of frames a second that are shown, if all last equally long.
  package var shownRate: Double { pace ?? Double(1) / (time(at: 1) > 0 ? time(at: 1) : 1) }
}

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

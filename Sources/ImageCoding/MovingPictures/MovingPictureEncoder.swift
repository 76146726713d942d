/// Encodes a moving picture frame by frame.
///
/// Frames come in order. The bytes that `add` and `finish` return are appended to the file.
package protocol MovingPictureEncoder {
  /// The extensions of file names.
  static var fileExtensions: [String] { get }
  /// The most frames a second that players show; `nil` for no limit.
  static var mostFramesPerSecond: Double? { get }
  /// The shortest duration of a frame that players respect, in units of time.
  static var shortestDuration: Int { get }

  /// The units of time in a second.
  var unitsPerSecond: Int { get }

  /// Begins a moving picture.
  ///
  /// - Throws: `ImageCodingError` for sizes that the format cannot have.
  init(_ settings: MovingPictureSettings) throws(ImageCodingError)

  /// Encodes a frame.
  ///
  /// Times are in units from the beginning; the end is the time of the next frame.
  mutating func add(
    _ image: PixelImage, from start: Int, to end: Int
  ) throws(ImageCodingError) -> [UInt8]

  /// The end of the file.
  mutating func finish() throws(ImageCodingError) -> [UInt8]

  /// The bytes near the beginning of the file that are only known at its end; `nil` for none.
  var replacement: (offset: Int, bytes: [UInt8])? { get }
}

extension MovingPictureEncoder {
  package static var mostFramesPerSecond: Double? { nil }
}

/// The size, the timing and the compression of a moving picture.
package struct MovingPictureSettings: Hashable, Sendable {
  /// The width, in pixels.
  package var width: Int
  /// The height, in pixels.
  package var height: Int
  /// The frame rate of the times at which frames begin, in frames per second.
  package var frameRate: Double
  /// Whether no pixel is transparent.
  package var isOpaque: Bool
  /// How often the picture is played; 0 for endless repetition.
  package var plays: Int
  /// The quality of lossy compression, 0...100; `nil` for none.
  package var quality: Int?

  /// Makes settings.
  package init(
    width: Int, height: Int, frameRate: Double, isOpaque: Bool, plays: Int = 0, quality: Int? = nil
  ) {
    (self.width, self.height, self.frameRate) = (width, height, frameRate)
    (self.isOpaque, self.plays, self.quality) = (isOpaque, plays, quality)
  }

  /// The frame rate if it is a whole number that fits 16 bits, or else milliseconds.
  var exactUnitsPerSecond: Int {
    let whole = frameRate.rounded()
    return whole == frameRate && (1...10_000).contains(whole) ? Int(whole) : 1000
  }
}

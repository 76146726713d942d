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

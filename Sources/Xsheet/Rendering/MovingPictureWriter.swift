import ImageCoding

/// Writes all frames to one moving picture.
struct MovingPictureWriter<Format: MovingPictureFormat>: FormatWriter {
  static var fileExtensions: [String] { Format.fileExtensions }
  static var mostFramesPerSecond: Double? { Format.mostFramesPerSecond }

  private let output: OutputPattern
  private let options: MovingPictureOptions
  /// The file after `begin`; one thread at a time uses it.
  nonisolated(unsafe) private var file: MovingPictureFile<Format.Encoder>?

  init(to output: OutputPattern, options: MovingPictureOptions) {
    (self.output, self.options) = (output, options)
  }

  mutating func begin(_ info: FrameSequenceInfo) throws(XsheetError) {
    try output.checkIsOneFile("one moving picture")
    file = try MovingPictureFile(info, path: output.path(frame: 0), options: options)
  }

  static func prepare(_ image: consuming PixelImage, for info: FrameSequenceInfo) -> PixelImage {
    image
  }

  mutating func add(_ frame: PixelImage, number: Int) throws(XsheetError) { try file?.add(frame) }

  mutating func finish() throws(XsheetError) { try file?.finish() }
}

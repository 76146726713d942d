import ImageCoding

/// Writes each frame to a PNG file of its own.
struct PNGWriter: FormatWriter {
  static let fileExtensions = ["png"]
  static let isMovingPicture = false

  private let output: OutputPattern

  init(to output: OutputPattern, options: MovingPictureOptions) {
    self.output = output
  }

  mutating func begin(_ info: FrameSequenceInfo) throws(XsheetError) {
    guard info.numbers.count == 1 || output.hasNumber else {
      throw XsheetError(
        .invalidRequest,
        "\(info.numbers.count) frames need a place for their number, as in 'frame-%05d.png'.")
    }
  }

  static func prepare(
    _ image: consuming PixelImage, for info: FrameSequenceInfo
  ) throws(XsheetError) -> [UInt8] {
    try image.pngData()
  }

  mutating func add(_ frame: [UInt8], number: Int) throws(XsheetError) {
    try OutputFile.write(frame, to: output.path(frame: number))
  }

  mutating func finish() {}
}

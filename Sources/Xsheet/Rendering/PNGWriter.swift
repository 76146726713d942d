public import ImageCoding
import SceneModel
import VectorRaster

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

extension PixelImage {
  /// Encodes the image as a PNG file.
  ///
  /// - Throws: `XsheetError` if the image exceeds the limits of images.
  public func pngData() throws(XsheetError) -> [UInt8] {
    do {
      return try PNGEncoder.encode(self)
    } catch {
      throw XsheetError(.inputOutput, "an image cannot be encoded: \(error)")
    }
  }

  /// Writes the image to a PNG file, completely or not at all; missing folders are made.
  ///
  /// - Throws: `XsheetError` if the file cannot be written.
  public func write(toFile path: String) throws(XsheetError) {
    try OutputFile.write(pngData(), to: path)
  }

  /// The pixels of a picture at its full size, with straight alpha.
  init(_ picture: Picture) {
    var bitmap = Bitmap(width: picture.width, height: picture.height)
    bitmap.pixels = picture.levels[0].pixels
    self.init(bitmap)
  }
}

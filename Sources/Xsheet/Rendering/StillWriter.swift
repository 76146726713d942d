import SceneModel
import VectorRaster

/// Writes each frame to a file of its own: PNG, or JPEG of a quality.
struct StillWriter: FrameWriter {
  private let output: OutputPattern
  private let fileExtension: String
  private let quality: Int?

  init(
    to output: OutputPattern, _ info: FrameSequenceInfo, fileExtension: String, quality: Int?
  ) throws(XsheetError) {
    (self.output, self.fileExtension, self.quality) = (output, fileExtension, quality)
    guard info.numbers.count == 1 || output.hasNumber else {
      throw XsheetError(
        .invalidRequest,
        "\(info.numbers.count) frames need a place for their number, as in 'frame-%05d.\(fileExtension)'."
      )
    }
  }

  func prepare(_ image: consuming PixelImage) throws(XsheetError) -> [UInt8] {
    fileExtension == "png" ? try image.pngData() : try image.jpegData(quality: quality)
  }

  mutating func add(_ frame: [UInt8], number: Int) throws(XsheetError) {
    try OutputDraft.write(frame, to: output.path(frame: number))
  }

  mutating func finish() {}
}

extension PixelImage {
  /// Encodes the image as a PNG file.
  ///
  /// - Throws: `XsheetError` if the image exceeds the limits of images.
  public func pngData() throws(XsheetError) -> [UInt8] {
    try XsheetError.encoding("an image", try PNGEncoder.encode(self))
  }

  /// Encodes the image as a JPEG file, in which transparent pixels are white.
  func jpegData(quality: Int?) throws(XsheetError) -> [UInt8] {
    try XsheetError.encoding("an image", try JPEGEncoder.encode(self, quality: quality))
  }

  /// Writes the image to a PNG file, completely or not at all; missing folders are made.
  ///
  /// - Throws: `XsheetError` if the file cannot be written.
  public func write(toFile path: String) throws(XsheetError) {
    try OutputDraft.write(pngData(), to: path)
  }

  /// The pixels of a picture at its full size, with straight alpha.
  init(_ picture: Picture) {
    var bitmap = Bitmap(width: picture.width, height: picture.height)
    bitmap.pixels = picture.full.pixels
    self.init(bitmap)
  }
}

extension XsheetError {
  /// Encodes an image; an error names it by a title such as "an image".
  static func encoding<Result>(
    _ title: String, _ body: @autoclosure () throws(ImageCodingError) -> Result
  ) throws(XsheetError) -> Result {
    do {
      return try body()
    } catch {
      throw XsheetError(.inputOutput, "\(title) cannot be encoded: \(error)")
    }
  }
}

public import ImageCoding
import SceneModel
import VectorRaster

/// A format of pictures.
protocol StillFormat {
  /// The extensions of file names.
  static var fileExtensions: [String] { get }

  /// The file of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - quality: The quality, 0...100, for formats with loss; `nil` for the usual one.
  /// - Throws: `XsheetError` if the image exceeds the limits of images.
  static func bytes(of image: PixelImage, quality: Int?) throws(XsheetError) -> [UInt8]
}

/// PNG.
enum PNGStill: StillFormat {
  static let fileExtensions = ["png"]

  static func bytes(of image: PixelImage, quality: Int?) throws(XsheetError) -> [UInt8] {
    try image.pngData()
  }
}

/// JPEG, in which transparent pixels are white.
enum JPEGStill: StillFormat {
  static let fileExtensions = ["jpg", "jpeg"]

  static func bytes(of image: PixelImage, quality: Int?) throws(XsheetError) -> [UInt8] {
    do {
      return try JPEGEncoder.encode(image, quality: quality)
    } catch {
      throw XsheetError(.inputOutput, "an image cannot be encoded: \(error)")
    }
  }
}

/// Writes each frame to a file of its own.
struct StillWriter<Format: StillFormat>: FormatWriter {
  static var fileExtensions: [String] { Format.fileExtensions }
  static var isMovingPicture: Bool { false }

  private let output: OutputPattern

  init(to output: OutputPattern, options: MovingPictureOptions) {
    self.output = output
  }

  mutating func begin(_ info: FrameSequenceInfo) throws(XsheetError) {
    guard info.numbers.count == 1 || output.hasNumber else {
      throw XsheetError(
        .invalidRequest,
        "\(info.numbers.count) frames need a place for their number, as in 'frame-%05d.\(Format.fileExtensions[0])'."
      )
    }
  }

  static func prepare(
    _ image: consuming PixelImage, for info: FrameSequenceInfo
  ) throws(XsheetError) -> [UInt8] {
    try Format.bytes(of: image, quality: info.quality)
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
    bitmap.pixels = picture.full.pixels
    self.init(bitmap)
  }
}

/// Reads pictures of any supported format.
public enum ImageDecoder {
  /// The image in a PNG, JPEG or WebP file, recognized by its content; 8-bit sRGB with straight alpha.
  ///
  /// - Throws: `ImageCodingError` for other formats, broken files and sizes outside of `ImageLimits`.
  public static func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> PixelImage {
    switch ImageFormat(recognizing: bytes) {
    case .png: return try PNGDecoder.decode(bytes)
    case .jpeg: return try JPEGDecoder.decode(bytes)
    case .webP: return try WebPDecoder.decode(bytes)
    case nil: throw .unreadable(bytes.isEmpty ? "no data" : "it is neither PNG, JPEG nor WebP")
    }
  }
}

/// A format of image files.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  /// PNG.
  case png
  /// JPEG.
  case jpeg
  /// WebP.
  case webP = "webp"

  /// Recognizes a file by its beginning; `nil` for other formats.
  public init?(recognizing bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    {
      self = .webP
    } else {
      return nil
    }
  }

  /// The usual ending of file names, without a dot.
  public var fileExtension: String {
    self == .jpeg ? "jpg" : rawValue
  }

  /// The media type, as in data URLs.
  public var mediaType: String { "image/\(rawValue)" }
}

/// The largest images that are read and written.
public enum ImageLimits {
  /// The longest side, in pixels.
  public static let side = 16_384
  /// The largest area, in pixels: 256 MiB of memory.
  public static let area = 1 << 26

  /// Whether an image of this size may exist.
  public static func accept(width: Int, height: Int) -> Bool {
    (1...side).contains(width) && (1...side).contains(height) && width * height <= area
  }

  /// Throws `ImageCodingError.unsupportedSize` unless an image of this size may exist.
  static func check(width: Int, height: Int) throws(ImageCodingError) {
    guard accept(width: width, height: height) else {
      throw .unsupportedSize(width: width, height: height)
    }
  }
}

/// Why an image could not be read or written.
public enum ImageCodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An empty image, or one larger than the limits.
  case unsupportedSize(width: Int, height: Int)
  /// Fewer bytes of pixels than the size requires.
  case missingPixels
  /// A file that is broken or of another format, in the words of the library.
  case unreadable(String)
  /// The library could not write, in its words.
  case unwritable(String)

  /// The error in one sentence without a full stop.
  public var description: String {
    switch self {
    case .unsupportedSize(let width, let height):
      "an image of \(width) by \(height) pixels is not supported"
    case .missingPixels: "there are fewer pixels than the size of the image requires"
    case .unreadable(let reason): "the image cannot be read: \(reason)"
    case .unwritable(let reason): "the image cannot be written: \(reason)"
    }
  }
}

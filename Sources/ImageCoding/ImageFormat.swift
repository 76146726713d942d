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

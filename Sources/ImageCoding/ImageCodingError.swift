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
    case .missingPixels: "there are fewer pixels than the size of the image asks for"
    case .unreadable(let reason): "the image cannot be read: \(reason)"
    case .unwritable(let reason): "the image cannot be written: \(reason)"
    }
  }
}

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

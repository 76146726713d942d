internal import CPNG

/// libpng's record of one image in its simplified interface, which needs no `setjmp`.
enum PNGControl {
  /// `PNG_FORMAT_RGBA`, a macro that is not available in Swift: alpha and color.
  static let formatRGBA: png_uint_32 = 0x03
  /// `PNG_IMAGE_FLAG_FAST`.
  static let fastFlag: png_uint_32 = 0x02

  /// A record for an image of 8-bit RGBA.
  static func make(width: Int, height: Int) -> png_image {
    var control = png_image()
    control.version = png_uint_32(PNG_IMAGE_VERSION)
    control.width = png_uint_32(width)
    control.height = png_uint_32(height)
    control.format = formatRGBA
    return control
  }

  /// The message of libpng about the last failure.
  static func message(of control: png_image) -> String {
    withUnsafeBytes(of: control.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

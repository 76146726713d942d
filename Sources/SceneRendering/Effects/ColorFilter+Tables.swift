import SceneModel
import VectorRaster

extension ColorFilter {
  /// A filter that takes red, green and blue from one table.
  init(table: [UInt8]) {
    self = .channels(red: table, green: table, blue: table, alpha: ColorFilter.identity)
  }

  /// The table that changes nothing.
  static let identity = table { $0 }

  /// The bytes of a function of components, 0...1.
  static func table(_ value: (Double) -> Double) -> [UInt8] {
    (0..<256).map { byte(value(Double($0) / 255)) }
  }

  /// A color as three bytes with red lowest.
  static func packed(_ color: Color) -> UInt32 {
    UInt32(byte(color.red)) | UInt32(byte(color.green)) << 8 | UInt32(byte(color.blue)) << 16
  }

  private static func byte(_ value: Double) -> UInt8 {
    UInt8(value > 0 ? min(value, 1) * 255 + 0.5 : 0)
  }
}

extension Color {
  /// The color without transparency.
  var opaque: Color { Color(red: red, green: green, blue: blue) }
}

import Foundation

/// Times below pictures.
enum TimeLabel {
  /// The height of a label, in pixels.
  static let height = PixelFont.height
  /// The width of the longest usual label, in pixels.
  static let longest = PixelFont.width(of: "00.00s")

  /// A time in seconds, with two decimals.
  static func text(_ seconds: Double) -> String { String(format: "%.2fs", seconds) }
}

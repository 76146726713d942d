import Foundation

/// Times in a font of few pixels, which needs no other one.
enum TimeLabel {
  /// A gray that is legible on white and on black.
  static let color: [UInt8] = [120, 120, 120, 255]
  /// The side of a point of the font, in pixels.
  private static let side = 2
  /// The height of a label, in pixels.
  static let height = 5 * side
  /// The width of the longest usual label, in pixels.
  static let longest = width(of: "00.00s")

  /// The rows of each character, from the top; the highest of three bits is the left one.
  private static let glyphs: [Character: [UInt8]] = [
    "0": [0b111, 0b101, 0b101, 0b101, 0b111], "1": [0b010, 0b110, 0b010, 0b010, 0b111],
    "2": [0b111, 0b001, 0b111, 0b100, 0b111], "3": [0b111, 0b001, 0b111, 0b001, 0b111],
    "4": [0b101, 0b101, 0b111, 0b001, 0b001], "5": [0b111, 0b100, 0b111, 0b001, 0b111],
    "6": [0b111, 0b100, 0b111, 0b101, 0b111], "7": [0b111, 0b001, 0b010, 0b010, 0b010],
    "8": [0b111, 0b101, 0b111, 0b101, 0b111], "9": [0b111, 0b101, 0b111, 0b001, 0b111],
    ".": [0b000, 0b000, 0b000, 0b000, 0b010], "s": [0b011, 0b100, 0b010, 0b001, 0b110],
  ]

  /// A time in seconds, with two decimals.
  static func text(_ seconds: Double) -> String { String(format: "%.2fs", seconds) }

  /// The width of a label, in pixels.
  static func width(of text: String) -> Int { text.count * 4 * side - side }

  /// The pixels of a label, from its upper left corner.
  static func points(of text: String) -> [(x: Int, y: Int)] {
    var points: [(x: Int, y: Int)] = []
    for (index, character) in text.enumerated() {
      for (row, bits) in (glyphs[character] ?? []).enumerated() {
        for column in 0..<3 where bits >> (2 - column) & 1 == 1 {
          for pixel in 0..<side * side {
            points.append(
              (
                (index * 4 + column) * side + pixel % side, row * side + pixel / side
              ))
          }
        }
      }
    }
    return points
  }
}

/// A font of three by five points a character, which needs no other one: capitals, digits and some marks.
enum PixelFont {
  /// A gray that is legible on white and on black.
  static let gray: [UInt8] = [120, 120, 120, 255]
  /// The side of a point of the font, in pixels.
  private static let side = 2
  /// The height of a line, in pixels.
  static let height = 5 * side

  /// The rows of each character, from the top; the highest of three bits is the left one.
  private static let glyphs: [Character: [UInt8]] = [
    "0": [0b111, 0b101, 0b101, 0b101, 0b111], "1": [0b010, 0b110, 0b010, 0b010, 0b111],
    "2": [0b111, 0b001, 0b111, 0b100, 0b111], "3": [0b111, 0b001, 0b111, 0b001, 0b111],
    "4": [0b101, 0b101, 0b111, 0b001, 0b001], "5": [0b111, 0b100, 0b111, 0b001, 0b111],
    "6": [0b111, 0b100, 0b111, 0b101, 0b111], "7": [0b111, 0b001, 0b010, 0b010, 0b010],
    "8": [0b111, 0b101, 0b111, 0b101, 0b111], "9": [0b111, 0b101, 0b111, 0b001, 0b111],
    "A": [0b010, 0b101, 0b111, 0b101, 0b101], "B": [0b110, 0b101, 0b110, 0b101, 0b110],
    "C": [0b011, 0b100, 0b100, 0b100, 0b011], "D": [0b110, 0b101, 0b101, 0b101, 0b110],
    "E": [0b111, 0b100, 0b110, 0b100, 0b111], "F": [0b111, 0b100, 0b110, 0b100, 0b100],
    "G": [0b011, 0b100, 0b101, 0b101, 0b011], "H": [0b101, 0b101, 0b111, 0b101, 0b101],
    "I": [0b111, 0b010, 0b010, 0b010, 0b111], "J": [0b001, 0b001, 0b001, 0b101, 0b010],
    "K": [0b101, 0b101, 0b110, 0b101, 0b101], "L": [0b100, 0b100, 0b100, 0b100, 0b111],
    "M": [0b101, 0b111, 0b111, 0b101, 0b101], "N": [0b110, 0b101, 0b101, 0b101, 0b101],
    "O": [0b010, 0b101, 0b101, 0b101, 0b010], "P": [0b110, 0b101, 0b110, 0b100, 0b100],
    "Q": [0b010, 0b101, 0b101, 0b110, 0b011], "R": [0b110, 0b101, 0b110, 0b101, 0b101],
    "S": [0b011, 0b100, 0b010, 0b001, 0b110], "T": [0b111, 0b010, 0b010, 0b010, 0b010],
    "U": [0b101, 0b101, 0b101, 0b101, 0b111], "V": [0b101, 0b101, 0b101, 0b101, 0b010],
    "W": [0b101, 0b101, 0b111, 0b111, 0b101], "X": [0b101, 0b101, 0b010, 0b101, 0b101],
    "Y": [0b101, 0b101, 0b010, 0b010, 0b010], "Z": [0b111, 0b001, 0b010, 0b100, 0b111],
    ".": [0b000, 0b000, 0b000, 0b000, 0b010], "-": [0b000, 0b000, 0b111, 0b000, 0b000],
    "s": [0b011, 0b100, 0b010, 0b001, 0b110], "…": [0b000, 0b000, 0b000, 0b000, 0b101],
  ]

  /// The width of a line, in pixels.
  static func width(of text: String) -> Int { max(0, text.count * 4 * side - side) }

  /// The text in the characters of the font, cut to a width in pixels.
  static func fitted(_ text: String, width: Int) -> String {
    let capitals = text.uppercased().map { glyphs[$0] == nil ? " " : $0 }
    let count = (width + side) / (4 * side)
    return capitals.count <= count
      ? String(capitals) : String(capitals.prefix(max(0, count - 1))) + "…"
  }

  /// Calls a function with the column and the row of each pixel of a line of text.
  static func forEachPixel(of text: String, _ body: (_ column: Int, _ row: Int) -> Void) {
    for (index, character) in text.enumerated() {
      for (row, bits) in (glyphs[character] ?? []).enumerated() {
        for column in 0..<3 where bits >> (2 - column) & 1 == 1 {
          for pixel in 0..<side * side {
            body((index * 4 + column) * side + pixel % side, row * side + pixel / side)
          }
        }
      }
    }
  }
}

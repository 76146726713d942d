import JSONTree
import SceneModel

extension TimelineReader {
  /// Reads a color: `#RRGGBB`, `#RRGGBBAA`, or three or four numbers 0...1.
  mutating func color(_ place: ReadPlace) -> Color? {
    if let color = place.value.string.flatMap({ Color(hexadecimal: $0) }) { return color }
    guard place.value.kind == .array, (3...4).contains(place.value.count) else {
      expected("a color, “#RRGGBB”, “#RRGGBBAA” or [red, green, blue, alpha]", at: place)
      return nil
    }
    return numbers(place, "components").map {
      Color(red: $0[0], green: $0[1], blue: $0[2], alpha: $0.count > 3 ? $0[3] : 1)
    }
  }
}

extension Color {
  /// Reads `#RRGGBB` or `#RRGGBBAA`; `nil` for anything else.
  fileprivate init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else {
      return nil
    }
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard values.count == digits.count else { return nil }
    func component(_ index: Int) -> Double {
      Double(values[index * 2] * 16 + values[index * 2 + 1]) / 255
    }
    self.init(
      red: component(0), green: component(1), blue: component(2),
      alpha: values.count == 8 ? component(3) : 1)
  }
}

extension TimelineSchema {
  /// A color.
  static var color: SchemaPart {
    .any([
      .string(pattern: "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
      .array(of: .reference("number"), counts: 3...4),
    ])
    .described("Gamma-encoded sRGB with straight alpha; components are 0...1.")
    .example("#FF800080")
  }
}

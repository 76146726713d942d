import JSONTree
import SceneModel
import TimelineModel

extension TimelineReader {
  /// Reads a color: `#RRGGBB`, `#RRGGBBAA`, their short forms `#RGB` and `#RGBA`, or three or four numbers 0...1.
  mutating func color(_ place: ReadPlace) -> Color? {
    if let color = place.value.string.flatMap({ Color(signed: $0) }) { return color }
    guard place.value.kind == .array, (3...4).contains(place.value.count) else {
      expected(
        "a color such as “#FF9500” (red, green, blue; #RRGGBB, #RRGGBBAA, #RGB) or [1, 0.58, 0]",
        at: place)
      return nil
    }
    return numbers(place, "components").map {
      Color(red: $0[0], green: $0[1], blue: $0[2], alpha: $0.count > 3 ? $0[3] : 1)
    }
  }
}

extension Color {
  /// Reads hexadecimal digits after the sign `#`; `nil` for other texts.
  fileprivate init?(signed text: String) {
    guard text.hasPrefix("#") else { return nil }
    self.init(hexadecimal: text.dropFirst())
  }
}

extension TimelineSchema {
  /// A color.
  static var color: SchemaPart {
    .any([
      .string(pattern: "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
      .array(of: .reference("number"), counts: 3...4),
    ])
    .described("Gamma-encoded sRGB with straight alpha; components are 0...1.")
    .example("#FF800080")
  }
}

import SceneModel

/// Colours on the command line.
enum ColorText {
  /// Reads #RGB, #RRGGBB, #RRGGBBAA or a few names; `nil` for anything else.
  static func color(_ text: String) -> Color? {
    switch text.lowercased() {
    case "white": return .white
    case "black": return .black
    case "transparent", "none": return .clear
    default: break
    }
    guard text.hasPrefix("#") else { return nil }
    var digits = Array(text.dropFirst())
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      Int(String(digits[$0...$0 + 1]), radix: 16)
    }
    let parts = bytes.map { Double($0) / 255 }
    return Color(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }
}

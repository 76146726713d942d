/// Numbers as Swift source.
enum SwiftNumber {
  /// The shortest literal of a number.
  static func text(_ value: Double) -> String {
    guard value.isFinite else {
      return value.isNaN ? ".nan" : value > 0 ? ".infinity" : "-.infinity"
    }
    if value == 0 { return "0" }
    if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
    let text = "\(value)"
    return text.utf8.contains(UInt8(ascii: "e")) ? text.replacing("e-0", with: "e-") : text
  }

  /// A number with the places that can be seen: five, and six for small ones, which may be factors of large ones.
  static func short(_ value: Double) -> Double {
    rounded(value, places: abs(value) < 0.1 ? 6 : 5)
  }

  /// A number with so many places.
  static func rounded(_ value: Double, places: Int) -> Double {
    var unit = 1.0
    for _ in 0..<places { unit *= 10 }
    return (value * unit).rounded() / unit
  }
}

/// Strings as Swift source.
enum SwiftString {
  /// A literal on one line.
  static func literal(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case let scalar where scalar.value < 0x20 || scalar.value == 0x7F || isFormat(scalar):
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// The text as a part of a comment on one line.
  static func comment(_ value: String) -> String {
    String(
      String.UnicodeScalarView(
        value.unicodeScalars.map { scalar in
          scalar.properties.isWhitespace || scalar.value < 0x20 || isFormat(scalar) ? " " : scalar
        }))
  }

  /// Whether a character is invisible or changes the direction of text.
  private static func isFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

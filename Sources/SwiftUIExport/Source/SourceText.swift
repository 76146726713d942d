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

  /// A number with the decimals that can be seen: five; six for small numbers, which may be factors of large ones.
  static func short(_ value: Double) -> Double {
    rounded(value, places: abs(value) < 0.1 ? 6 : 5)
  }

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

extension Set<String> {
  /// Inserts a word, with a number from 2 on if the set already has it, and returns it.
  ///
  /// - Parameter mark: The text before the number of a word that ends with a digit.
  mutating func insertUnique(_ word: String, mark: String = "") -> String {
    let stem = word.last?.isNumber == true ? word + mark : word
    var (name, count) = (word, 1)
    while !insert(name).inserted {
      count += 1
      name = "\(stem)\(count)"
    }
    return name
  }
}

extension String {
  /// The word for the element of a list at an index: with a number from the second one on.
  func numbered(_ index: Int) -> String { index == 0 ? self : "\(self)\(index + 1)" }
}

extension Substring {
  /// The words of Swift source, without comments and strings; those after a dot with the dot.
  var sourceNames: [Substring] { sourceNames { _ in true } }

  /// The words of Swift source whose bytes fulfill a condition.
  func sourceNames(where isIncluded: (UnsafeBufferPointer<UInt8>) -> Bool) -> [Substring] {
    var names: [Substring] = []
    var text = self
    text.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        let begin = place
        while place < bytes.count, bytes[place].isPartOfWord { place += 1 }
        if place > begin {
          let start = begin > 0 && bytes[begin - 1] == UInt8(ascii: ".") ? begin - 1 : begin
          guard isIncluded(UnsafeBufferPointer(rebasing: bytes[start..<place])) else { continue }
          let first = utf8.index(startIndex, offsetBy: start)
          names.append(Substring(utf8[first..<utf8.index(first, offsetBy: place - start)]))
        } else if bytes[place] == UInt8(ascii: "\"") {
          place = bytes.endOfString(at: place)
        } else if bytes.beginsComment(at: place) {
          place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        } else {
          place += 1
        }
      }
    }
    return names
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether two slashes begin at a place.
  fileprivate func beginsComment(at place: Int) -> Bool {
    self[place] == UInt8(ascii: "/") && place + 1 < count && self[place + 1] == UInt8(ascii: "/")
  }

  /// The place after a string of one line, whose first quote is at a place.
  fileprivate func endOfString(at start: Int) -> Int {
    var place = start + 1
    while place < count, self[place] != UInt8(ascii: "\n") {
      if self[place] == UInt8(ascii: "\"") { return place + 1 }
      // A character after a backslash ends no string, but the end of the line does.
      let isEscaped =
        self[place] == UInt8(ascii: "\\") && place + 1 < count
        && self[place + 1] != UInt8(ascii: "\n")
      place += isEscaped ? 2 : 1
    }
    return place
  }
}

extension UInt8 {
  /// Whether it is a byte of a word of source, in UTF-8; letters beyond ASCII are parts of words.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

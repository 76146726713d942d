/// Texts of identifiers: words in camel case.
enum IdentifierText {
  /// The longest part of a name that is used, in Unicode scalars.
  private static let nameLength = 200

  /// Words that are no valid identifiers, or that SwiftUI's own declarations use.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while", "body", "root",
  ]

  /// A text as an identifier, with another word at the end where it is reserved.
  static func valid(_ text: String) -> String { keywords.contains(text) ? text + "View" : text }

  /// A prefix and a further text, whose first letter becomes a capital.
  static func joined(_ prefix: String, _ text: String) -> String {
    guard !prefix.isEmpty else { return text }
    guard !text.isEmpty else { return prefix }
    return prefix + capitalized(text)
  }

  /// A text with a capital first letter.
  static func capitalized(_ text: String) -> String {
    guard let first = text.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else {
      return text
    }
    return String(decoding: [first & ~caseBit], as: UTF8.self) + text.dropFirst()
  }

  /// A text with a number above 1; a word keeps it apart from digits at the end of the text.
  static func numbered(_ text: String, _ number: Int) -> String {
    guard number > 1 else { return text }
    return endsWithDigit(text) ? "\(text)Copy\(number)" : "\(text)\(number)"
  }

  /// Whether the last letter is a digit.
  static func endsWithDigit(_ text: String) -> Bool { text.utf8.last.map(isDigit) ?? false }

  /// Whether the first letter is a digit.
  static func startsWithDigit(_ text: String) -> Bool { text.utf8.first.map(isDigit) ?? false }

  private static func isDigit(_ code: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= code
  }

  /// The words of a name in camel case, with ASCII letters and digits only; empty without any.
  static func camelCase(_ name: String) -> String {
    var result: [UInt8] = []
    // Words of capitals at the beginning, as in “BG image” or “TO STOP. again”, become lowercase.
    var isShouted = true
    for word in words(of: name) {
      let capitals = word.prefix { $0 & caseBit == 0 || isDigit($0) }.count
      isShouted = isShouted && capitals == word.count
      let small = isShouted ? word.count : result.isEmpty ? Swift.max(1, capitals - 1) : 0
      for (index, letter) in word.enumerated() {
        if index == 0, !result.isEmpty {
          result.append(isDigit(letter) ? letter : letter & ~caseBit)
        } else {
          // Digits have the bit of lowercase letters.
          result.append(index < small ? letter | caseBit : letter)
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The words of a name: runs of letters and digits.
  private static func words(of name: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var startsWord = true
    for scalar in name.unicodeScalars.prefix(nameLength) {
      guard let letter = letter(scalar) else {
        // A combining accent is a part of its letter.
        startsWord = startsWord || !(0x300...0x36F ~= scalar.value)
        continue
      }
      if startsWord { words.append([]) }
      words[words.count - 1].append(letter)
      startsWord = false
    }
    return words
  }

  /// The ASCII letter or digit of a Unicode scalar, without its accent; `nil` for others.
  private static func letter(_ scalar: Unicode.Scalar) -> UInt8? {
    var code = UInt8(truncatingIfNeeded: scalar.value)
    if !scalar.isASCII {
      guard firstAccented...lastAccented ~= scalar.value else { return nil }
      code = baseLetters[Int(scalar.value - firstAccented)]
    }
    return isDigit(code) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= code | caseBit ? code : nil
  }

  /// The bit of lowercase letters.
  private static let caseBit: UInt8 = 0x20

  private static let firstAccented: UInt32 = 0xC0
  private static let lastAccented: UInt32 = 0x17E

  /// The letters below the accents of U+00C0...U+017E; a hyphen where there is none.
  private static let baseLetters = Array(
    ("AAAAAAACEEEEIIIIDNOOOOO-OUUUUYTsaaaaaaaceeeeiiiidnooooo-ouuuuyty"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLlNnNnNnnNn"
      + "OoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZz").utf8)
}

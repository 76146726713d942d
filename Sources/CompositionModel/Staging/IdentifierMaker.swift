/// Makes unique Swift identifiers of names.
struct IdentifierMaker {
  private var used: Set<String> = []
  private var next: [String: Int] = [:]

  /// Words that can not stand alone as an identifier.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while", "body", "root",
  ]

  /// An identifier that none had before: the name's words in camel case, with a number where that is taken.
  mutating func identifier(for name: String) -> String {
    var base = IdentifierMaker.camelCase(name)
    if IdentifierMaker.keywords.contains(base), name != "root" { base += "View" }
    var candidate = base
    while !used.insert(candidate).inserted {
      let number = next[base, default: 2]
      next[base] = number + 1
      candidate = base.last?.isNumber == true ? "\(base)_\(number)" : "\(base)\(number)"
    }
    return candidate
  }

  /// The words of a name in camel case; letters and digits of ASCII only.
  static func camelCase(_ name: String) -> String {
    var result = ""
    var startsWord = false
    let isShouted = !name.contains { $0.isLowercase }
    for scalar in name.unicodeScalars.prefix(200) {
      guard scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else {
        startsWord = true
        continue
      }
      let letter = String(scalar)
      if result.isEmpty {
        result = ("0"..."9").contains(scalar) ? "layer" + letter : letter.lowercased()
      } else if startsWord {
        result += letter.uppercased()
      } else {
        result += isShouted ? letter.lowercased() : letter
      }
      startsWord = false
    }
    return result.isEmpty ? "layer" : result
  }
}

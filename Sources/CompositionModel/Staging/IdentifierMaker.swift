/// Makes unique Swift identifiers of names.
struct IdentifierMaker {
  /// Identifiers that begin alike.
  private struct Family {
    /// What they begin with.
    var base: String
    /// What stands between that and a number.
    var separator: String
    /// The number of the next one; 1 for the one that has none.
    var next = 1
  }

  private var used: Set<String> = []
  private var families: [Family] = []
  /// The families of names that came up, and of what they begin with.
  private var familiesByName: [String: Int] = [:]
  private var familiesByBase: [String: Int] = [:]

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
    let index = family(of: name)
    while true {
      let family = families[index]
      families[index].next += 1
      let candidate =
        family.next == 1 ? family.base : family.base + family.separator + String(family.next)
      if used.insert(candidate).inserted { return candidate }
    }
  }

  private mutating func family(of name: String) -> Int {
    if let known = familiesByName[name] { return known }
    var base = IdentifierMaker.camelCase(name)
    if IdentifierMaker.keywords.contains(base), name != "root" { base += "View" }
    let index = familiesByBase[base] ?? families.count
    if index == families.count {
      let separator = base.utf8.last.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } == true
      families.append(Family(base: base, separator: separator ? "_" : ""))
      familiesByBase[base] = index
    }
    familiesByName[name] = index
    return index
  }

  /// How much of a name counts, in Unicode scalars.
  private static let nameLength = 200

  /// The words of a name in camel case; letters and digits of ASCII only.
  static func camelCase(_ name: String) -> String {
    let isShouted = !name.contains { $0.isLowercase }
    var result: [UInt8] = []
    var startsWord = false
    for scalar in name.unicodeScalars.prefix(nameLength) {
      guard let letter = Letter(scalar) else {
        startsWord = true
        continue
      }
      if result.isEmpty {
        if letter.isDigit { result += Array("layer".utf8) }
        result.append(letter.lowercased)
      } else if startsWord {
        result.append(letter.uppercased)
      } else {
        result.append(isShouted ? letter.lowercased : letter.code)
      }
      startsWord = false
    }
    return result.isEmpty ? "layer" : String(decoding: result, as: UTF8.self)
  }
}

/// A letter or digit of ASCII.
private struct Letter {
  let code: UInt8
  let isDigit: Bool

  init?(_ scalar: Unicode.Scalar) {
    guard scalar.isASCII else { return nil }
    code = UInt8(truncatingIfNeeded: scalar.value)
    isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= code
    guard isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= code | Letter.caseBit else {
      return nil
    }
  }

  /// What makes a letter small.
  private static let caseBit: UInt8 = 0x20

  var lowercased: UInt8 { isDigit ? code : code | Letter.caseBit }
  var uppercased: UInt8 { isDigit ? code : code & ~Letter.caseBit }
}

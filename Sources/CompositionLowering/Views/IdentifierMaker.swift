import CompositionModel

/// Makes unique Swift identifiers of names.
struct IdentifierMaker {
  /// Identifiers that begin alike.
  private struct Family {
    /// What they begin with.
    var base: String
    /// What stands before a number.
    var start: [UInt8]
    /// The number of the next one; 1 for the one that has none.
    var next = 1
    /// Numbers that make identifiers of other families.
    var taken: Set<Int> = []
  }

  private var families: [Family] = []
  /// The families of names that came up, and of what they begin with.
  private var familiesByName: [String: Int] = [:]
  private var familiesByBase: [String: Int] = [:]
  /// The numbers that families to come can not have, by what they begin with.
  private var taken: [String: Set<Int>] = [:]

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
  mutating func identifier(for name: String) -> String { identifier(of: family(of: name)) }

  /// The next identifier of a family.
  mutating func identifier(of index: Int) -> String {
    while families[index].taken.contains(families[index].next) { families[index].next += 1 }
    let number = families[index].next
    families[index].next += 1
    guard number > 1 else { return families[index].base }
    return families[index].start.withUnsafeBufferPointer { start in
      IdentifierMaker.text(start, number)
    }
  }

  /// Bytes of ASCII and the digits of a positive number.
  private static func text(_ start: UnsafeBufferPointer<UInt8>, _ number: Int) -> String {
    var (rest, end) = (number, start.count)
    repeat { (rest, end) = (rest / 10, end + 1) } while rest > 0
    // No longer than needed, as short texts take no memory of their own.
    return String(unsafeUninitializedCapacity: end) { buffer in
      for place in start.indices { buffer[place] = start[place] }
      rest = number
      for place in (start.count..<end).reversed() {
        buffer[place] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      return end
    }
  }

  /// The number of the family of a name's identifiers.
  mutating func family(of name: String) -> Int {
    if let known = familiesByName[name] { return known }
    var base = IdentifierMaker.camelCase(name)
    if IdentifierMaker.keywords.contains(base), name != "root" { base += "View" }
    let index = familiesByBase[base] ?? add(base)
    familiesByName[name] = index
    return index
  }

  private mutating func add(_ base: String) -> Int {
    var family = Family(base: base, start: Array(base.utf8))
    if let (stem, number) = IdentifierMaker.stem(of: base) {
      family.start.append(UInt8(ascii: "_"))
      // The same identifier as that of another family with a number: only one of them can have it.
      if number > 1, let other = familiesByBase[stem] {
        if families[other].next > number { family.taken = [1] }
        families[other].taken.insert(number)
      } else if number > 1 {
        taken[stem, default: []].insert(number)
      }
    } else {
      family.taken = taken[base] ?? []
    }
    families.append(family)
    familiesByBase[base] = families.count - 1
    return families.count - 1
  }

  /// What stands before the digits at the end, and the number they are as it is written; `nil` without digits.
  private static func stem(of base: String) -> (stem: String, number: Int)? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let count = base.utf8.reversed().prefix { digits ~= $0 }.count
    guard count > 0 else { return nil }
    let text = base.utf8.suffix(count)
    let number = text.first == UInt8(ascii: "0") ? nil : Int(String(Substring(text)))
    return (String(Substring(base.utf8.dropLast(count))), number ?? 0)
  }

  /// How much of a name counts, in Unicode scalars.
  private static let nameLength = 200

  /// The words of a name in camel case; letters and digits of ASCII only.
  static func camelCase(_ name: String) -> String {
    var result: [UInt8] = []
    // Capitals at the beginning, as in “BG image” or “TO STOP. again”, would read badly with one small letter.
    var isShouted = true
    for word in words(of: name) {
      let capitals = word.prefix { $0.isCapital || $0.isDigit }.count
      isShouted = isShouted && capitals == word.count
      let small = isShouted ? word.count : result.isEmpty ? Swift.max(1, capitals - 1) : 0
      if result.isEmpty, word[0].isDigit { result += Array("layer".utf8) }
      for (index, letter) in word.enumerated() {
        if index == 0, !result.isEmpty {
          result.append(letter.uppercased)
        } else {
          result.append(index < small ? letter.lowercased : letter.code)
        }
      }
    }
    return result.isEmpty ? "layer" : String(decoding: result, as: UTF8.self)
  }

  /// The words of a name, by what stands between letters and digits.
  private static func words(of name: String) -> [[Letter]] {
    var words: [[Letter]] = []
    var startsWord = true
    for scalar in name.unicodeScalars.prefix(nameLength) {
      guard let letter = Letter(scalar) else {
        startsWord = true
        continue
      }
      if startsWord { words.append([]) }
      words[words.count - 1].append(letter)
      startsWord = false
    }
    return words
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

  /// Whether it is a capital letter.
  var isCapital: Bool { !isDigit && code & Letter.caseBit == 0 }

  /// What makes a letter small.
  private static let caseBit: UInt8 = 0x20

  var lowercased: UInt8 { isDigit ? code : code | Letter.caseBit }
  var uppercased: UInt8 { isDigit ? code : code & ~Letter.caseBit }
}

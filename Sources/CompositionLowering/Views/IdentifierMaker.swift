import CompositionModel

/// Makes unique Swift identifiers from names.
struct IdentifierMaker {
  /// Identifiers with the same beginning, numbered from 1.
  private struct Family {
    /// The identifier without a number.
    var base: String
    /// The text before a number.
    var start: [UInt8]
    /// The next number; 1 is the identifier without a number.
    var next = 1
    /// Numbers whose identifiers belong to other families.
    var taken: Set<Int> = []
  }

  private var families: [Family] = []
  /// The indices of the families of names, and of identifiers without a number.
  private var familiesByName: [String: Int] = [:]
  private var familiesByBase: [String: Int] = [:]
  /// The numbers that families to come may not use, by their identifier without a number.
  private var taken: [String: Set<Int>] = [:]

  /// Words that are no valid identifiers.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while", "body", "root",
  ]

  /// A new identifier: the words of a name in camel case, with a number where that is taken.
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
    // Without spare capacity, as short strings need no allocation.
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

  /// The index of the family of a name's identifiers.
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
      // Another family has the same identifier with a number: only one of them may use it.
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

  /// The text before the digits at the end, and their number, 0 with a leading zero; `nil` without digits.
  private static func stem(of base: String) -> (stem: String, number: Int)? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let count = base.utf8.reversed().prefix { digits ~= $0 }.count
    guard count > 0 else { return nil }
    let text = base.utf8.suffix(count)
    let number = text.first == UInt8(ascii: "0") ? nil : Int(String(Substring(text)))
    return (String(Substring(base.utf8.dropLast(count))), number ?? 0)
  }

  /// The longest part of a name that is used, in Unicode scalars.
  private static let nameLength = 200

  /// The words of a name in camel case, with ASCII letters and digits only.
  static func camelCase(_ name: String) -> String {
    var result: [UInt8] = []
    // Words of capitals at the beginning, as in “BG image” or “TO STOP. again”, become lowercase.
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

  /// The words of a name: runs of letters and digits.
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

/// An ASCII letter or digit.
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

  /// The bit of lowercase letters.
  private static let caseBit: UInt8 = 0x20

  var lowercased: UInt8 { isDigit ? code : code | Letter.caseBit }
  var uppercased: UInt8 { isDigit ? code : code & ~Letter.caseBit }
}

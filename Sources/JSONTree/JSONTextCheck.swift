/// Checks a text before json-c reads it: finds the deviations from JSON, and the parts that json-c would misread.
///
/// json-c reports the place of an error, but not the deviations that it tolerates.
struct JSONTextCheck {
  /// The text.
  let text: UnsafeBufferPointer<UInt8>
  /// The deviations, valid if json-c accepts the text.
  private(set) var tolerances = JSONToleranceCounts()
  /// The pieces that json-c reads in place of parts of the text, in order.
  private(set) var bridges: [JSONBridge] = []
  /// The first error that json-c does not find.
  private(set) var refusal: JSONParseFailure?
  /// An upper bound of the memory that json-c needs, in bytes.
  private(set) var memory = 0
  /// The first token that is not a comment; nil for a text without a value.
  private(set) var first: JSONToken?
  private var depth = 0
  private var lastComma: Int?
  private var stringWithNUL: Int?

  /// Checks a text.
  init(_ text: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
    self.text = text
    for token in JSONTokens(text) {
      if token.kind == .comment {
        check(comment: token)
      } else {
        if first == nil { first = token }
        check(token, depthLimit: depthLimit)
        lastComma = token.kind == .comma ? token.start : nil
      }
    }
    // json-c takes any NUL for the end of the text.
    if let end = text.firstIndex(of: 0) {
      refuse(.syntax("a NUL byte, which JSON does not allow", at: end))
    }
  }

  /// Keeps an error if it is the first one in the text.
  private mutating func refuse(_ failure: JSONParseFailure) {
    if let refusal, refusal.offset <= failure.offset { return }
    refusal = failure
  }

  private mutating func check(_ token: JSONToken, depthLimit: Int) {
    memory += JSONMemory.bytes(for: token, in: text)
    switch token.kind {
    case .opening:
      depth += 1
      if depth > depthLimit { refuse(.tooDeep("more than \(depthLimit)", at: token.start)) }
    case .closing:
      depth -= 1
      if let lastComma { tolerances.add(.trailingComma, at: lastComma) }
    case .colon:
      // json-c cuts names at NUL.
      if let stringWithNUL { refuse(.syntax("a NUL in the name of a member", at: stringWithNUL)) }
    case .word: check(word: token)
    case .string: check(string: token)
    case .comma, .comment: break
    }
    if token.kind != .string { stringWithNUL = nil }
  }

  private mutating func check(comment token: JSONToken) {
    tolerances.add(.comment, at: token.start)
    if !isTerminated(comment: token) {
      // json-c 0.16 takes this for the end of the text, even inside arrays and objects.
      refuse(.unexpectedEnd(at: text.count))
    }
    if let bridge = JSONBridge(comment: token, in: text) { bridges.append(bridge) }
  }

  /// Whether a comment has its end; a line comment may end with the text.
  private func isTerminated(comment token: JSONToken) -> Bool {
    let bytes = text[token.range]
    return bytes[token.start + 1] == UInt8(ascii: "/")
      || bytes.count >= 4 && bytes.suffix(2).elementsEqual("*/".utf8)
  }

  private mutating func check(word token: JSONToken) {
    let word = JSONWord(token, in: text)
    if let tolerance = word.tolerance { tolerances.add(tolerance, at: token.start) }
    if word.isLongInteger { bridges.append(JSONBridge(longInteger: token)) }
  }

  private mutating func check(string token: JSONToken) {
    let check = JSONStringCheck(token, in: text)
    if text[token.start] == UInt8(ascii: "'") { tolerances.add(.singleQuotes, at: token.start) }
    for (kind, offset) in check.found { tolerances.add(kind, at: offset) }
    stringWithNUL = check.hasNUL ? token.start : nil
  }
}

/// An upper estimate of the memory that json-c needs, after json-c 0.16 on 64-bit systems.
enum JSONMemory {
  /// The largest memory for a text, in bytes: far more than exports need.
  static let limit = 2 << 30

  /// An object without its members, in bytes: room for 16 of them.
  private static let object = 800
  /// An array without its elements, in bytes.
  private static let array = 160
  /// A number, string or literal as an element or member, in bytes.
  private static let value = 112

  /// The memory for a token, in bytes.
  static func bytes(for token: JSONToken, in text: UnsafeBufferPointer<UInt8>) -> Int {
    switch token.kind {
    case .opening: text[token.start] == UInt8(ascii: "{") ? object : array
    case .word, .string: value + token.end - token.start
    case .closing, .comma, .colon, .comment: 0
    }
  }
}

/// A piece that json-c reads in place of a part of the text, which it would misread.
struct JSONBridge {
  /// The offsets of the part; empty where the piece is inserted.
  let range: Range<Int>
  /// The piece.
  let piece: StaticString

  /// Adds a fraction to a long integer, as json-c clamps integers to 64 bits.
  init(longInteger token: JSONToken) {
    range = token.end..<token.end
    piece = ".0"
  }

  /// Replaces a comment whose end json-c does not find; nil for other comments.
  ///
  /// In a comment, json-c 0.16 skips the byte after each `*`, so that it misses the end in `**/`.
  init?(comment token: JSONToken, in text: UnsafeBufferPointer<UInt8>) {
    let inner = text[token.range].dropFirst(2)
    guard text[token.start + 1] == UInt8(ascii: "*"), inner.last == UInt8(ascii: "/") else {
      return nil
    }
    let stars = inner.dropLast().reversed().prefix { $0 == UInt8(ascii: "*") }.count
    guard stars > 0, stars.isMultiple(of: 2) else { return nil }
    range = token.range
    piece = " "
  }
}

/// The deviations inside one string or name of a text.
struct JSONStringCheck {
  private let text: UnsafeBufferPointer<UInt8>
  /// The offset after the closing quote.
  private let end: Int
  /// Whether the string has the escape of a NUL.
  private(set) var hasNUL = false
  /// The offsets of the deviations, in no particular order.
  private(set) var found: [(kind: JSONTolerance.Kind, offset: Int)] = []

  /// Checks a string token.
  init(_ token: JSONToken, in text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    end = token.end
    var offset = token.start
    while offset < end {
      let byte = text[offset]
      if byte < 0x20 { found.append((.controlCharacter, offset)) }
      offset = byte == UInt8(ascii: "\\") ? checkEscape(at: offset) : offset + 1
    }
    if text[token.range].contains(where: { $0 >= 0x80 }) { checkEncoding(from: token.start) }
  }

  /// Checks an escape, or both of a surrogate pair; the result is the offset after it.
  private mutating func checkEscape(at offset: Int) -> Int {
    guard let unit = codeUnit(at: offset) else { return offset + 2 }
    if unit == 0 { hasNUL = true }
    if UTF16.isLeadSurrogate(unit), let next = codeUnit(at: offset + 6),
      UTF16.isTrailSurrogate(next)
    {
      return offset + 12
    }
    if UTF16.isSurrogate(unit) { found.append((.halfSurrogate, offset)) }
    return offset + 6
  }

  /// The code unit of an escape such as `\u00E9`; nil if there is none.
  private func codeUnit(at offset: Int) -> UInt16? {
    guard offset + 6 <= end, text[offset] == UInt8(ascii: "\\"),
      text[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for index in offset + 2..<offset + 6 {
      guard let digit = Character(Unicode.Scalar(text[index])).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  private mutating func checkEncoding(from start: Int) {
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = text[start..<end].makeIterator()
    var offset = start
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error(let length):
        found.append((.invalidUTF8, offset))
        offset += length
      case .emptyInput: return
      }
    }
  }
}

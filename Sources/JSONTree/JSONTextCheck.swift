/// Checks a text before json-c reads it: finds the deviations from JSON, and the parts that json-c would misread.
///
/// json-c reports the place of an error, but not the deviations that it tolerates.
struct JSONTextCheck {
  /// The text.
  let text: UnsafeBufferPointer<UInt8>
  /// The pieces that replace parts of the text for json-c, in order; a piece for an empty part is inserted.
  private(set) var bridges: [(range: Range<Int>, piece: StaticString)] = []
  /// The first error that json-c does not find.
  private(set) var refusal: JSONParseError?
  /// An upper bound of the memory that json-c needs, in bytes.
  private(set) var memory = 0
  /// The first token that is not a comment; nil for a text without a value.
  private(set) var first: JSONToken?
  /// The first place and the number of each kind of deviation.
  private var deviations: [JSONTolerance.Kind: (first: Int, count: Int)] = [:]
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

  /// The deviations in the order of their first places, valid if json-c accepts the text.
  var tolerances: [JSONTolerance] {
    guard !deviations.isEmpty else { return [] }
    let lines = JSONLineMap(Array(text))
    return JSONTolerance.Kind.allCases.compactMap { kind in deviations[kind].map { (kind, $0) } }
      .sorted { $0.1.first < $1.1.first }
      .map { kind, found in
        JSONTolerance(kind: kind, place: lines.place(at: found.first), count: found.count)
      }
  }

  /// Counts a deviation at an offset; the offsets of a kind must ascend.
  private mutating func add(_ kind: JSONTolerance.Kind, at offset: Int) {
    deviations[kind, default: (offset, 0)].count += 1
  }

  /// Keeps an error if it is the first one in the text.
  private mutating func refuse(_ failure: JSONParseError) {
    if let refusal, refusal.offset <= failure.offset { return }
    refusal = failure
  }

  private mutating func check(_ token: JSONToken, depthLimit: Int) {
    memory += memory(for: token)
    switch token.kind {
    case .opening:
      depth += 1
      if depth > depthLimit { refuse(.tooDeep("more than \(depthLimit)", at: token.start)) }
    case .closing:
      depth -= 1
      if let lastComma { add(.trailingComma, at: lastComma) }
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
    add(.comment, at: token.start)
    guard text[token.start + 1] == UInt8(ascii: "*") else { return }
    let inner = text[token.range].dropFirst(2)
    guard inner.count >= 2, inner.suffix(2).elementsEqual("*/".utf8) else {
      // json-c 0.16 takes this for the end of the text, even inside arrays and objects.
      return refuse(.unexpectedEnd(at: text.count))
    }
    // In a comment, json-c 0.16 skips the byte after each `*`, so that it misses the end in `**/`.
    let stars = inner.dropLast().reversed().prefix { $0 == UInt8(ascii: "*") }.count
    if stars.isMultiple(of: 2) { bridges.append((token.range, " ")) }
  }

  private mutating func check(word token: JSONToken) {
    let word = JSONWord(token, in: text)
    if let tolerance = word.tolerance { add(tolerance, at: token.start) }
    // json-c clamps integers to 64 bits, but not numbers with a fraction.
    if word.isLongInteger { bridges.append((token.end..<token.end, ".0")) }
  }
}

// Strings and names.
extension JSONTextCheck {
  private mutating func check(string token: JSONToken) {
    stringWithNUL = nil
    if text[token.start] == UInt8(ascii: "'") { add(.singleQuotes, at: token.start) }
    var offset = token.start
    while offset < token.end {
      let byte = text[offset]
      if byte < 0x20 { add(.controlCharacter, at: offset) }
      offset = byte == UInt8(ascii: "\\") ? checkEscape(at: offset, in: token) : offset + 1
    }
    if text[token.range].contains(where: { $0 >= 0x80 }) { checkEncoding(of: token) }
  }

  /// Checks an escape, or both of a surrogate pair; the result is the offset after it.
  private mutating func checkEscape(at offset: Int, in token: JSONToken) -> Int {
    guard let unit = codeUnit(at: offset, in: token) else { return offset + 2 }
    if unit == 0 { stringWithNUL = token.start }
    if UTF16.isLeadSurrogate(unit), let next = codeUnit(at: offset + 6, in: token),
      UTF16.isTrailSurrogate(next)
    {
      return offset + 12
    }
    if UTF16.isSurrogate(unit) { add(.halfSurrogate, at: offset) }
    return offset + 6
  }

  /// The code unit of an escape such as `\u00E9`; nil if there is none.
  private func codeUnit(at offset: Int, in token: JSONToken) -> UInt16? {
    guard offset + 6 <= token.end, text[offset] == UInt8(ascii: "\\"),
      text[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for index in offset + 2..<offset + 6 {
      guard let digit = Character(Unicode.Scalar(text[index])).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  private mutating func checkEncoding(of token: JSONToken) {
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = text[token.range].makeIterator()
    var offset = token.start
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error(let length):
        add(.invalidUTF8, at: offset)
        offset += length
      case .emptyInput: return
      }
    }
  }
}

// An upper estimate of the memory that json-c needs, after json-c 0.16 on 64-bit systems.
extension JSONTextCheck {
  /// The largest memory for a text, in bytes: far more than exports need.
  static let memoryLimit = 2 << 30

  /// The memory for a token, in bytes: an object has room for 16 members, which count themselves.
  private func memory(for token: JSONToken) -> Int {
    switch token.kind {
    case .opening: text[token.start] == UInt8(ascii: "{") ? 800 : 160
    case .word, .string: 112 + token.end - token.start
    case .closing, .comma, .colon, .comment: 0
    }
  }
}

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
      if depth > depthLimit { refuse(.tooDeep(limit: depthLimit, at: token.start)) }
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

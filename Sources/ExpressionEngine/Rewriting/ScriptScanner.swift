/// Splits a script into tokens.
struct ScriptScanner {
  private let bytes: [UInt8]
  private let depth: Int
  private var index = 0
  private var tokens: [ScriptToken] = []
  private var brackets: [Int] = []

  /// The limit on nested template literals.
  static let maximumDepth = 20

  /// The tokens of a script.
  ///
  /// - Parameter depth: The number of template literals around the script.
  static func tokens(of source: String, depth: Int) throws(ScriptError) -> [ScriptToken] {
    guard depth <= maximumDepth else {
      throw ScriptError(message: "template literals are nested too deep")
    }
    var scanner = ScriptScanner(bytes: Array(source.utf8), depth: depth)
    try scanner.scan()
    return scanner.tokens
  }

  private mutating func scan() throws(ScriptError) {
    while true {
      let gap = try skipSpace()
      guard index < bytes.count else { break }
      try token(gap)
    }
    if !brackets.isEmpty { throw ScriptError(message: "a bracket is not closed") }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(ScriptError) -> ScriptToken.Gap {
    var gap = ScriptToken.Gap.none
    while index < bytes.count {
      switch byte() {
      case 0x0A, 0x0D:
        gap = .line
        index += 1
      case 0x20, 0x09, 0x0B, 0x0C:
        if gap == .none { gap = .space }
        index += 1
      case 0xC2 where byte(1) == 0xA0:
        if gap == .none { gap = .space }
        index += 2
      case 0xE2 where byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9):
        gap = .line
        index += 3
      case 0xEF where byte(1) == 0xBB && byte(2) == 0xBF:
        index += 3
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while index < bytes.count, byte() != 0x0A, byte() != 0x0D { index += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        if gap == .none { gap = .space }
        index += 2
        while index < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
          if byte() == 0x0A { gap = .line }
          index += 1
        }
        guard index < bytes.count else { throw ScriptError(message: "a comment is not closed") }
        index += 2
      default: return gap
      }
    }
    return gap
  }

  private mutating func token(_ gap: ScriptToken.Gap) throws(ScriptError) {
    let start = index
    let first = byte()
    if Self.isNameByte(first) && !Self.isDigit(first) {
      while index < bytes.count, Self.isNameByte(byte()) { index += 1 }
      // Scripts must not redefine names of the environment, which escapes could spell.
      let name = bytes[start..<index]
      guard !name.starts(with: "$xs_".utf8), !name.contains(UInt8(ascii: "\\")) else {
        throw ScriptError(message: "a name is reserved")
      }
      append(.name, start, gap)
    } else if Self.isDigit(first) || first == UInt8(ascii: ".") && Self.isDigit(byte(1)) {
      number()
      append(.number, start, gap)
    } else if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      try string(first)
      append(.string, start, gap)
    } else if first == UInt8(ascii: "`") {
      let text = try template()
      tokens.append(ScriptToken(kind: .string, text: text, gap: gap))
    } else if first == UInt8(ascii: "/") && !(tokens.last?.endsOperand ?? false) {
      try pattern()
      append(.pattern, start, gap)
    } else {
      try mark(gap)
    }
  }

  private mutating func append(_ kind: ScriptToken.Kind, _ start: Int, _ gap: ScriptToken.Gap) {
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    tokens.append(ScriptToken(kind: kind, text: text, gap: gap))
  }

  private mutating func number() {
    while index < bytes.count {
      let isSign = byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-")
      let isExponent =
        isSign && index > 0 && (bytes[index - 1] | 0x20) == UInt8(ascii: "e")
        && !(bytes[..<index].suffix(20).contains { ($0 | 0x20) == UInt8(ascii: "x") })
      guard Self.isNameByte(byte()) || byte() == UInt8(ascii: ".") || isExponent else { return }
      index += 1
    }
  }

  private mutating func string(_ quote: UInt8) throws(ScriptError) {
    index += 1
    while index < bytes.count, byte() != quote {
      guard byte() != 0x0A else { throw ScriptError(message: "a string is not closed") }
      index += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else { throw ScriptError(message: "a string is not closed") }
    index += 1
  }

  private mutating func pattern() throws(ScriptError) {
    index += 1
    var isInClass = false
    while index < bytes.count, isInClass || byte() != UInt8(ascii: "/") {
      guard byte() != 0x0A else { throw ScriptError(message: "a regular expression is not closed") }
      if byte() == UInt8(ascii: "[") { isInClass = true }
      if byte() == UInt8(ascii: "]") { isInClass = false }
      index += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else {
      throw ScriptError(message: "a regular expression is not closed")
    }
    index += 1
    while index < bytes.count, Self.isNameByte(byte()) { index += 1 }
  }

  /// The template literal as a sum of strings and expressions.
  private mutating func template() throws(ScriptError) -> String {
    index += 1
    var parts: [String] = []
    var text: [UInt8] = []
    while index < bytes.count, byte() != UInt8(ascii: "`") {
      if byte() == UInt8(ascii: "$"), byte(1) == UInt8(ascii: "{") {
        parts.append(Self.quoted(text))
        text = []
        parts.append(
          "(" + (try ScriptRewriter.rewrite(try templateExpression(), depth: depth + 1)) + ")")
      } else {
        if byte() == UInt8(ascii: "\\"), index + 1 < bytes.count {
          text.append(byte())
          index += 1
        }
        text.append(byte())
        index += 1
      }
    }
    guard index < bytes.count else {
      throw ScriptError(message: "a template literal is not closed")
    }
    index += 1
    parts.append(Self.quoted(text))
    return "(" + parts.joined(separator: "+") + ")"
  }

  /// The source of an expression in a template literal.
  private mutating func templateExpression() throws(ScriptError) -> String {
    index += 2
    let start = index
    var level = 1
    while index < bytes.count {
      switch byte() {
      case UInt8(ascii: "{"): level += 1
      case UInt8(ascii: "}"): level -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        try string(byte())
        continue
      case UInt8(ascii: "`"):
        var inner = ScriptScanner(bytes: bytes, depth: depth + 1)
        guard depth < Self.maximumDepth else {
          throw ScriptError(message: "template literals are nested too deep")
        }
        inner.index = index
        _ = try inner.template()
        index = inner.index
        continue
      default: break
      }
      index += 1
      if level == 0 { return String(decoding: bytes[start..<index - 1], as: UTF8.self) }
    }
    throw ScriptError(message: "a template literal is not closed")
  }

  private static func quoted(_ text: [UInt8]) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    var isEscaped = false
    for byte in text {
      if byte == 0x0A {
        result.append(contentsOf: isEscaped ? "\n".utf8 : "\\n".utf8)
      } else if byte == 0x0D {
        result.append(contentsOf: "\\r".utf8)
      } else {
        if byte == UInt8(ascii: "\""), !isEscaped { result.append(UInt8(ascii: "\\")) }
        result.append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }

  /// The punctuators of several characters, longest first.
  private static let longMarks = [
    ">>>=", "===", "!==", "**=", "<<=", ">>=", ">>>", "...", "=>", "==", "!=", "<=", ">=", "&&",
    "||", "++", "--", "<<", ">>", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "**",
  ].map { Array($0.utf8) }

  private mutating func mark(_ gap: ScriptToken.Gap) throws(ScriptError) {
    let start = index
    let long = Self.longMarks.first { bytes[index...].starts(with: $0) }
    index += long?.count ?? 1
    append(.mark, start, gap)
    let last = tokens.count - 1
    switch bytes[start] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      brackets.append(last)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard let open = brackets.popLast() else {
        throw ScriptError(message: "a closing bracket has no opening bracket")
      }
      tokens[open].partner = last
      tokens[last].partner = open
    default: break
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "\\")
      || byte >= 0x80
  }
}

/// A name, number, string or punctuator of a script.
struct ScriptToken {
  var kind: Kind
  /// The text; already rewritten for a template literal.
  var text: String
  /// The white space before the token.
  var gap: Gap
  /// The index of the matching bracket.
  var partner: Int?

  /// The kind of a token.
  enum Kind {
    case name, number, string, pattern, mark
  }

  /// The white space between two tokens.
  enum Gap: String {
    case none = ""
    case space = " "
    case line = "\n"
  }

  /// Whether the token is a punctuator or name with a given text.
  func `is`(_ text: String) -> Bool { kind != .string && kind != .pattern && self.text == text }

  /// Whether an operand may end here, so that a following slash is a division.
  var endsOperand: Bool {
    switch kind {
    case .name: !ScriptToken.operators.contains(text)
    case .number, .string, .pattern: true
    case .mark: text == ")" || text == "]" || text == "}"
    }
  }

  /// Keywords before an operand.
  private static let operators: Set<String> = [
    "return", "typeof", "instanceof", "in", "of", "new", "delete", "void", "throw", "case", "do",
    "else",
  ]
}

/// A syntax error, or unsupported syntax.
struct ScriptError: Error {
  /// The error as a clause.
  var message: String
}

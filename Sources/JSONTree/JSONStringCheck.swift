/// The deviations inside one string or name of a text.
struct JSONStringCheck {
  private let text: UnsafeBufferPointer<UInt8>
  /// The offset after the closing quote.
  private let end: Int
  /// Whether it has the escape of a NUL.
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

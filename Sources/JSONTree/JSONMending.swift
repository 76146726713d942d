/// Replaces what browsers or exporters accept and RapidJSON does not, without moving anything.
struct JSONMending {
  /// The text, which a NUL follows.
  let text: UnsafeMutablePointer<UInt8>
  /// Its length in bytes.
  let count: Int

  /// Makes escapes of half a surrogate pair those of U+FFFD.
  func replaceHalfPairs() {
    var offset = nextBackslash(from: 0)
    while offset + 1 < count {
      guard text[offset + 1] == UInt8(ascii: "u"), let first = codeUnit(at: offset) else {
        offset = nextBackslash(from: offset + 2)
        continue
      }
      if (0xD800..<0xDC00).contains(first), let second = codeUnit(at: offset + 6),
        (0xDC00..<0xE000).contains(second)
      {
        offset = nextBackslash(from: offset + 12)
        continue
      }
      if (0xD800..<0xE000).contains(first) { write("\\uFFFD", at: offset) }
      offset = nextBackslash(from: offset + 6)
    }
  }

  /// Makes control characters in strings spaces, and numbers beyond those of doubles nearly the largest.
  func replaceControlsAndLargeNumbers() {
    var offset = 0
    while offset < count {
      switch text[offset] {
      case UInt8(ascii: "\""): offset = endOfString(from: offset)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): offset = endOfNumber(from: offset)
      default: offset += 1
      }
    }
  }

  /// The offset of a backslash, or the length of the text.
  private func nextBackslash(from offset: Int) -> Int {
    var offset = offset
    while offset + 8 <= count {
      let bytes = UnsafeRawPointer(text + offset).loadUnaligned(as: UInt64.self)
      // Whether any of the eight is one: 0 after this.
      let others = bytes ^ 0x5C5C_5C5C_5C5C_5C5C
      guard (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080 == 0 else { break }
      offset += 8
    }
    while offset < count, text[offset] != UInt8(ascii: "\\") { offset += 1 }
    return offset
  }

  /// The number of an escape such as `\u00E9`; nil if there is none.
  private func codeUnit(at offset: Int) -> UInt32? {
    guard offset + 6 <= count, text[offset] == UInt8(ascii: "\\"),
      text[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for index in offset + 2..<offset + 6 {
      guard let digit = Character(Unicode.Scalar(text[index])).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  private func endOfString(from quote: Int) -> Int {
    let end = JSONText.endOfString(in: UnsafeBufferPointer(start: text, count: count), from: quote)
    // A NUL stays: nothing could tell it from the end.
    for offset in quote..<end where (1..<0x20).contains(text[offset]) { text[offset] = 0x20 }
    return end
  }

  private func endOfNumber(from start: Int) -> Int {
    var end = start
    while end < count, JSONMending.isPartOfNumber(text[end]) { end += 1 }
    let number = UnsafeBufferPointer(start: text + start, count: end - start)
    let replacement: StaticString = "9e307"
    // A number that is too large is never shorter than that.
    guard number.count >= replacement.utf8CodeUnitCount,
      Double(String(decoding: number, as: UTF8.self))?.isInfinite == true
    else { return max(end, start + 1) }
    (text + start).update(repeating: 0x20, count: number.count)
    write(replacement, at: start)
    return end
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private func write(_ word: StaticString, at offset: Int) {
    (text + offset).update(from: word.utf8Start, count: word.utf8CodeUnitCount)
  }
}

extension JSONParser {
  /// Reads the string whose opening quote is next; gives the place of its bytes in the text.
  mutating func string() throws(Failure) -> (start: Int, count: Int) {
    let start = place + 1
    place = start
    skipPlainBytes()
    guard place.pointee != UInt8(ascii: "\"") else {
      place += 1
      return (start - text, place - start - 1)
    }
    return (start - text, try decodeRest() - start)
  }

  /// Goes on to a quote, backslash or NUL.
  private mutating func skipPlainBytes() {
    var byte = place
    while !JSONParser.isSpecial(byte.pointee) { byte += 1 }
    place = byte
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0
  }

  /// Decodes a string from its first escape on, and leaves its closing quote behind; gives the end of its bytes.
  private mutating func decodeRest() throws(Failure) -> UnsafeMutablePointer<UInt8> {
    var output = place
    while true {
      let start = place
      skipPlainBytes()
      let count = place - start
      if output != start { output.update(from: start, count: count) }
      output += count
      switch place.pointee {
      case UInt8(ascii: "\""):
        place += 1
        return output
      case UInt8(ascii: "\\"):
        place += 1
        try decodeEscape(to: &output)
      default:
        throw failure("a NUL byte in a string")
      }
    }
  }

  /// Decodes what follows a backslash.
  private mutating func decodeEscape(
    to output: inout UnsafeMutablePointer<UInt8>
  ) throws(Failure) {
    let byte: UInt8
    switch place.pointee {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte = place.pointee
    case UInt8(ascii: "n"): byte = 0x0A
    case UInt8(ascii: "r"): byte = 0x0D
    case UInt8(ascii: "t"): byte = 0x09
    case UInt8(ascii: "b"): byte = 0x08
    case UInt8(ascii: "f"): byte = 0x0C
    case UInt8(ascii: "u"):
      place += 1
      try write(scalar(), to: &output)
      return
    default: throw failure("an unknown escape in a string")
    }
    place += 1
    output.pointee = byte
    output += 1
  }

  /// Reads the digits of a scalar, and of the second half of a pair; half a pair alone becomes U+FFFD.
  private mutating func scalar() throws(Failure) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    let first = try hexDigits()
    guard (0xD800..<0xDC00).contains(first), place[0] == UInt8(ascii: "\\"),
      place[1] == UInt8(ascii: "u")
    else { return Unicode.Scalar(first) ?? replacement }
    let afterFirst = place
    place += 2
    let second = try hexDigits()
    guard (0xDC00..<0xE000).contains(second) else {
      place = afterFirst
      return replacement
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? replacement
  }

  private mutating func hexDigits() throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(place.pointee)).hexDigitValue else {
        throw failure("four hexadecimal digits must follow \\u")
      }
      value = value << 4 | UInt32(digit)
      place += 1
    }
    return value
  }

  private func write(_ scalar: Unicode.Scalar, to output: inout UnsafeMutablePointer<UInt8>) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      output.pointee = byte
      output += 1
    }
  }
}

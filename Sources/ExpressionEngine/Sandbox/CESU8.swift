/// The UTF-8 of a text in CESU-8, in which Duktape encodes characters beyond the basic plane as surrogates.
func utf8FromCESU8(_ text: UnsafeRawBufferPointer) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(text.count)
  var index = 0
  while index < text.count {
    if let high = surrogate(text, index), let low = surrogate(text, index + 3),
      (0xD800..<0xDC00).contains(high), (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    {
      result.append(contentsOf: String(scalar).utf8)
      index += 6
    } else {
      result.append(text[index])
      index += 1
    }
  }
  return result
}

/// The surrogate that three bytes encode; `nil` for other bytes.
private func surrogate(_ text: UnsafeRawBufferPointer, _ index: Int) -> UInt32? {
  guard index + 2 < text.count, text[index] == 0xED, text[index + 1] & 0xE0 == 0xA0 else {
    return nil
  }
  return 0xD000 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F)
}

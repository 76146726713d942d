import Platform

extension StringProtocol {
  /// Whether the UTF-8 bytes of a text occur in it.
  ///
  /// `contains` compares characters, which takes many times as long.
  package func hasBytes(of text: String) -> Bool {
    var text = text
    return text.withUTF8 { wanted in
      let found = utf8.withContiguousStorageIfAvailable { bytes in
        UnsafeRawBufferPointer(bytes).firstPlace(of: UnsafeRawBufferPointer(wanted)) != nil
      }
      return found ?? contains(String(decoding: wanted, as: UTF8.self))
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The place of the first byte with a value; `nil` for none.
  fileprivate func firstPlace(of byte: UInt8) -> Int? {
    guard let start = baseAddress, let place = memchr(start, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(place) - start
  }

  /// The place where some bytes occur first in these; `nil` for none.
  fileprivate func firstPlace(of wanted: UnsafeRawBufferPointer) -> Int? {
    guard let pattern = wanted.baseAddress, !wanted.isEmpty, let start = baseAddress else {
      return wanted.isEmpty ? 0 : nil
    }
    var from = 0
    let end = count - wanted.count + 1
    while from < end, let place = memchr(start + from, Int32(wanted[0]), end - from) {
      from = UnsafeRawPointer(place) - start
      guard memcmp(place, pattern, wanted.count) != 0 else { return from }
      from += 1
    }
    return nil
  }
}

extension String {
  /// The lines between line feeds, empty ones included.
  ///
  /// `split` takes many times as long.
  package var byteLines: [Substring] { byteLines { _ in true } }

  /// The lines between line feeds whose bytes fulfill a condition.
  package func byteLines(where isIncluded: (UnsafeRawBufferPointer) -> Bool) -> [Substring] {
    var lines: [Substring] = []
    var text = self
    text.withUTF8 { bytes in
      var first = utf8.startIndex
      var rest = UnsafeRawBufferPointer(bytes)
      while let end = rest.firstPlace(of: UInt8(ascii: "\n")) {
        let last = utf8.index(first, offsetBy: end)
        if isIncluded(UnsafeRawBufferPointer(rebasing: rest[..<end])) {
          lines.append(Substring(utf8[first..<last]))
        }
        first = utf8.index(after: last)
        rest = UnsafeRawBufferPointer(rebasing: rest[(end + 1)...])
      }
      if isIncluded(rest) { lines.append(Substring(utf8[first...])) }
    }
    return lines
  }

  /// The text with some bytes, which are whole characters, replaced by others everywhere.
  package func replacing(bytes: String, with replacement: String) -> String {
    guard !bytes.isEmpty, hasBytes(of: bytes) else { return self }
    var wanted = bytes
    var source = self
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count + replacement.utf8.count)
    source.withUTF8 { source in
      wanted.withUTF8 { wanted in
        var rest = UnsafeRawBufferPointer(source)
        while let place = rest.firstPlace(of: UnsafeRawBufferPointer(wanted)) {
          result += rest[..<place]
          result += replacement.utf8
          rest = UnsafeRawBufferPointer(rebasing: rest[(place + wanted.count)...])
        }
        result += rest
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension Array where Element: StringProtocol {
  /// The texts with line feeds between them.
  ///
  /// `joined` takes many times as long.
  @inlinable package var joinedLines: String {
    let size = reduce(0) { $0 + $1.utf8.count + 1 }
    return String(unsafeUninitializedCapacity: size) { bytes in
      var place = 0
      for line in self {
        place = bytes[place...].initialize(fromContentsOf: line.utf8)
        bytes.initializeElement(at: place, to: UInt8(ascii: "\n"))
        place += 1
      }
      return Swift.max(place - 1, 0)
    }
  }
}

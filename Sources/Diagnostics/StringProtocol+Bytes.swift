#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

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
  package var byteLines: [Substring] {
    var lines: [Substring] = []
    var text = self
    text.withUTF8 { bytes in
      var begin = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "\n") {
        let first = utf8.index(startIndex, offsetBy: begin)
        lines.append(Substring(utf8[first..<utf8.index(first, offsetBy: end - begin)]))
        begin = end + 1
      }
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

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
        UnsafeRawBufferPointer(bytes).has(UnsafeRawBufferPointer(wanted))
      }
      return found ?? contains(String(decoding: wanted, as: UTF8.self))
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether some bytes occur in these.
  fileprivate func has(_ wanted: UnsafeRawBufferPointer) -> Bool {
    guard let pattern = wanted.baseAddress, var start = baseAddress else { return wanted.isEmpty }
    var places = count - wanted.count + 1
    while places > 0, let place = memchr(start, Int32(wanted[0]), places) {
      guard memcmp(place, pattern, wanted.count) != 0 else { return true }
      let next = UnsafeRawPointer(place) + 1
      places -= next - start
      start = next
    }
    return false
  }
}

extension String {
  /// The text with other bytes in each place of some.
  package func replacing(bytes: String, with replacement: String) -> String {
    hasBytes(of: bytes) ? replacing(bytes, with: replacement) : self
  }
}

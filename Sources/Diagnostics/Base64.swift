import Platform

/// The base64 encoding of bytes, after RFC 4648.
package enum Base64 {
  /// The value of each character; 64 for those outside of the alphabet.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 64, count: 256)
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (index, character) in alphabet.utf8.enumerated() { values[Int(character)] = UInt8(index) }
    // The alphabet for URLs and file names.
    values[Int(UInt8(ascii: "-"))] = 62
    values[Int(UInt8(ascii: "_"))] = 63
    return values
  }()

  /// Encodes bytes, with padding.
  package static func encode(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString()
  }

  /// Decodes a text; `nil` if it is not base64.
  ///
  /// Skips white space; padding may be missing.
  package static func decode(_ text: Substring.UTF8View) -> [UInt8]? {
    text.withContiguousStorageIfAvailable { decode($0) }
      ?? Array(text).withUnsafeBufferPointer { decode($0) }
  }

  private static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let values = values
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (bits, count) = (UInt32(0), 0)
    var isPadded = false
    for character in text {
      let value = values[Int(character)]
      guard value >= 64 else {
        guard !isPadded else { return nil }
        bits = bits << 6 | UInt32(value)
        count += 6
        if count >= 8 {
          count -= 8
          bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
        continue
      }
      if character == UInt8(ascii: "=") {
        isPadded = true
      } else if character > 0x20 {
        return nil
      }
    }
    return count < 6 ? bytes : nil
  }
}

import SceneModel

/// Short marks of the content of pictures and files, by which a person sees that they differ.
enum ContentMark {
  /// The size of a file and its mark.
  static func text(of bytes: [UInt8]) -> String { "\(bytes.count) bytes, mark \(mark(of: bytes))" }

  /// The size of a picture and the mark of its pixels.
  static func text(of picture: Picture) -> String {
    "\(picture.width) × \(picture.height) pixels, mark \(mark(of: picture.levels[0].bytes))"
  }

  /// Six hexadecimal digits of the FNV-1a hash of words of eight bytes.
  private static func mark(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count & ~7
      for place in stride(from: 0, to: whole, by: 8) {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        hash = (hash ^ word) &* 0x100_0000_01B3
        hash ^= hash &>> 29
      }
      for place in whole..<bytes.count { hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01B3 }
    }
    let digits = String((hash ^ hash &>> 24) & 0xFF_FFFF, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}

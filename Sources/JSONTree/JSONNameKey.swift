/// A digest of a member's name: its length, and its first, middle and last byte.
///
/// Names of up to three bytes, as most in Lottie are, have unique keys.
struct JSONNameKey: Equatable {
  /// The largest length in a key, in bytes; longer names have it too.
  private static let longest = 255

  private var bits: UInt32 = 0

  /// Makes the key of an empty name.
  init() {}

  /// Makes the key of a name.
  @inline(__always)
  init(_ name: UnsafePointer<UInt8>, count: Int) {
    guard count > 0 else { return }
    bits =
      UInt32(truncatingIfNeeded: min(count, JSONNameKey.longest)) | UInt32(name[0]) << 8
      | UInt32(name[count >> 1]) << 16 | UInt32(name[count - 1]) << 24
  }

  /// Whether no other name has the key.
  var isUnique: Bool { bits & 0xFF <= 3 }

  /// The hash of the key, 0...31.
  var place: UInt32 { (bits &* 0x9E37_79B1) >> 27 }
}

/// A Bloom filter of the names of an object's members, which ends most searches for missing members at once.
struct JSONNameSet {
  /// The filter that no name fails.
  static let all = JSONNameSet(bits: .max)

  /// A bit for each name, which several names may share.
  private(set) var bits: UInt32

  /// Whether a name may be in the set; `false` is certain.
  @inline(__always)
  func mayContain(_ key: JSONNameKey) -> Bool { bits & (1 << key.place) != 0 }

  /// Inserts a name; returns whether it may have been in the set.
  mutating func insert(_ key: JSONNameKey) -> Bool {
    defer { bits |= 1 << key.place }
    return mayContain(key)
  }
}

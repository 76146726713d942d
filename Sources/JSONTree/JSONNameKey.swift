/// A digest of a member's name: its length and three of its bytes, which are all that a short name has.
struct JSONNameKey: Equatable {
  /// The largest length that a key tells from others.
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

  /// A number from 0 to 31, which several keys share.
  var place: UInt32 { (bits &* 0x9E37_79B1) >> 27 }
}

/// A Bloom filter of the names of an object's members, which ends most searches for missing members at once.
struct JSONNameSet {
  /// The filter that no name fails.
  static let all = JSONNameSet(bits: .max)

  /// A bit for each name, which several names may share.
  private(set) var bits: UInt32

  /// Whether a name may be in the set; `false` is certain.
  func mayContain(_ name: UnsafePointer<UInt8>, count: Int) -> Bool {
    bits & JSONNameSet.bit(of: name, count: count) != 0
  }

  /// Inserts a name; returns whether it may have been in the set.
  mutating func insert(_ name: UnsafePointer<UInt8>, count: Int) -> Bool {
    let bit = JSONNameSet.bit(of: name, count: count)
    defer { bits |= bit }
    return bits & bit != 0
  }

  /// The bit of a name, from its first and last byte and its length.
  private static func bit(of name: UnsafePointer<UInt8>, count: Int) -> UInt32 {
    guard count > 0 else { return 1 }
    let sum = name[0] &+ name[count - 1] &* 5 &+ UInt8(truncatingIfNeeded: count)
    return 1 << UInt32(sum & 31)
  }
}

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

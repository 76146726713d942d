/// The indices of an object's members that were read.
struct MemberSet {
  private var low: UInt64 = 0
  /// The indices from 64 on; `nil` for none, which is cheap to copy.
  private var high: [Bool]?

  /// The number of members that were read.
  var count: Int { low.nonzeroBitCount + (high?.count { $0 } ?? 0) }

  /// Adds an index.
  mutating func insert(_ index: Int) {
    if index < 64 {
      low |= 1 << UInt64(index)
      return
    }
    var high = high ?? []
    while high.count <= index - 64 { high.append(false) }
    high[index - 64] = true
    self.high = high
  }

  /// Whether an index is in the set.
  func contains(_ index: Int) -> Bool {
    if index < 64 { return low & (1 << UInt64(index)) != 0 }
    guard let high else { return false }
    return index - 64 < high.count && high[index - 64]
  }
}

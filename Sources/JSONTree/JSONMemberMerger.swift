/// Merges members with equal names: the last value counts, at the place of the first.
struct JSONMemberMerger {
  /// The number of members up to which names are compared with each other; more are sorted.
  private static let mostCompared = 32

  /// The text that holds the names.
  let text: UnsafePointer<UInt8>

  /// Merges the members of an object; returns how many are left, which come first, and their names.
  func merge(
    _ members: UnsafeMutableBufferPointer<JSONSlot>
  ) -> (count: Int, names: JSONNameSet) {
    guard members.count <= JSONMemberMerger.mostCompared else { return (mergeEqual(members), .all) }
    var names = JSONNameSet(bits: 0)
    for index in members.indices
    where names.insert(members[index].name.key) && isRepeated(index, in: members) {
      return (mergeEqual(members), .all)
    }
    return (members.count, names)
  }

  /// Whether a member before another one has its name.
  private func isRepeated(_ index: Int, in members: UnsafeMutableBufferPointer<JSONSlot>) -> Bool {
    members[..<index].contains { haveSameName($0, members[index]) }
  }

  /// Sorts the names to find equal ones; returns how many members are left.
  private func mergeEqual(_ members: UnsafeMutableBufferPointer<JSONSlot>) -> Int {
    let order = members.indices.sorted { left, right in
      let comparison = compare(members[left], members[right])
      return comparison == 0 ? left < right : comparison < 0
    }
    var isDropped = [Bool](repeating: false, count: members.count)
    var (first, hasEqual) = (order[0], false)
    for index in order.dropFirst() {
      if haveSameName(members[first], members[index]) {
        members[first] = members[index]
        isDropped[index] = true
        hasEqual = true
      } else {
        first = index
      }
    }
    guard hasEqual else { return members.count }
    var left = 0
    for index in members.indices where !isDropped[index] {
      members[left] = members[index]
      left += 1
    }
    return left
  }

  private func haveSameName(_ left: JSONSlot, _ right: JSONSlot) -> Bool {
    left.name.key == right.name.key && (left.name.key.isUnique || compare(left, right) == 0)
  }

  /// The order of two names: negative, 0 or positive; shorter names come first.
  private func compare(_ left: JSONSlot, _ right: JSONSlot) -> Int {
    let (one, other) = (left.name.bytes(in: text), right.name.bytes(in: text))
    guard one.count == other.count else { return one.count - other.count }
    for index in one.indices where one[index] != other[index] {
      return Int(one[index]) - Int(other[index])
    }
    return 0
  }
}

/// A growing list of slots, without the checks of an array.
///
/// Its owner calls `deallocate()` once.
struct JSONSlotBuffer {
  /// The first slot; moves when the list grows.
  private(set) var base: UnsafeMutablePointer<JSONSlot>
  /// How many slots there are.
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 8)
    base = .allocate(capacity: self.capacity)
  }

  /// Adds a slot at the end.
  @inline(__always)
  mutating func append(_ slot: JSONSlot) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: slot)
    count += 1
  }

  /// Takes all slots from one on out of another list and adds them at the end.
  mutating func append(takenFrom other: inout JSONSlotBuffer, at first: Int) {
    let added = other.count - first
    if count + added > capacity { grow(to: count + added) }
    let (target, source) = (base + count, other.base + first)
    // Most arrays and objects are short.
    for index in 0..<min(added, 4) { target[index] = source[index] }
    if added > 4 { (target + 4).update(from: source + 4, count: added - 4) }
    count += added
    other.truncate(to: first)
  }

  /// The slots from one on.
  func suffix(from first: Int) -> UnsafeMutableBufferPointer<JSONSlot> {
    UnsafeMutableBufferPointer(start: base + first, count: count - first)
  }

  /// Drops the slots at the end.
  mutating func truncate(to newCount: Int) { count = newCount }

  /// Gives the memory back.
  func deallocate() { base.deallocate() }

  @inline(never)
  private mutating func grow(to least: Int) {
    capacity = max(least, capacity * 2)
    let larger = UnsafeMutablePointer<JSONSlot>.allocate(capacity: capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
  }
}

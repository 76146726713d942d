internal import RapidJSONReader

/// Puts the values of a text into slots as they are met.
struct JSONSlotBuilder {
  /// An array or object whose end is not reached.
  private struct Open {
    /// The value that it will be.
    var slot: JSONSlot
    /// The place of its first element or member among those that wait.
    var first: Int
  }

  private let text: UnsafePointer<UInt8>
  /// Where in the text the places of events begin.
  private let start: Int
  private let depthLimit: Int
  /// The values of the arrays and objects that are complete.
  private var slots: JSONSlotBuffer
  /// The values of those that are open.
  private var waiting = JSONSlotBuffer(capacity: 256)
  private var open: [Open] = []
  /// The place and length of the name of the member whose value comes next.
  private var name: (start: UInt32, count: UInt32) = (0, 0)
  /// The bracket that opened more than the limit.
  private(set) var tooDeepAt: Int?

  /// - Parameters:
  ///   - text: The text, in which strings lie decoded.
  ///   - start: Where in it the places of events begin.
  ///   - count: Its length in bytes.
  ///   - depthLimit: How many arrays and objects may be inside each other.
  init(text: UnsafePointer<UInt8>, start: Int, count: Int, depthLimit: Int) {
    self.text = text
    self.start = start
    self.depthLimit = depthLimit
    // Most exports have a value every six to ten bytes; memory that is not used costs nothing.
    slots = JSONSlotBuffer(capacity: count / 6)
    open.reserveCapacity(64)
  }

  /// Takes an event; false if the text goes too deep.
  mutating func add(
    _ event: JSONReaderEvent, _ start: Int, _ count: Int, _ number: Double
  ) -> Bool {
    switch event {
    case .number: add(JSONSlot(number))
    case .memberName: name = (UInt32(self.start + start), UInt32(count))
    case .string: add(JSONSlot(stringAt: self.start + start, count: count))
    case .arrayStart: return open(.array, at: start)
    case .objectStart: return open(.object, at: start)
    case .arrayEnd, .objectEnd: close()
    case .null: add(JSONSlot(.null))
    case .false: add(JSONSlot(false))
    case .true: add(JSONSlot(true))
    }
    return true
  }

  /// The slots of a text that was read to its end; the last one is the whole text's.
  mutating func finish() -> JSONSlotBuffer {
    slots.append(takenFrom: &waiting, at: 0)
    waiting.deallocate()
    return slots
  }

  /// Gives all memory back.
  func deallocate() {
    waiting.deallocate()
    slots.deallocate()
  }

  private mutating func open(_ kind: JSONKind, at offset: Int) -> Bool {
    guard open.count < depthLimit else {
      tooDeepAt = start + offset
      return false
    }
    open.append(Open(slot: named(JSONSlot(kind)), first: waiting.count))
    return true
  }

  private mutating func close() {
    guard let last = open.popLast() else { return }
    let first = last.first
    var slot = last.slot
    if slot.kind == .object {
      waiting.truncate(to: first + JSONMemberMerger(text: text).merge(waiting.suffix(from: first)))
    }
    slot.count = UInt32(waiting.count - first)
    slot.start = slots.count
    slots.append(takenFrom: &waiting, at: first)
    waiting.append(slot)
  }

  private mutating func add(_ slot: JSONSlot) { waiting.append(named(slot)) }

  /// A value with the name of the member that it is; elements have a name that is not used.
  private func named(_ slot: JSONSlot) -> JSONSlot {
    var slot = slot
    (slot.nameStart, slot.nameCount) = name
    return slot
  }
}

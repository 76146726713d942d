internal import SimdJSONReader

/// Reads strict JSON texts into slots with simdjson.
struct JSONTapeReader {
  /// The mask of a word's bits below its type.
  private static let payloadBits: UInt64 = 1 << 56 - 1
  /// The count in a tape that means this many elements or more.
  private static let uncounted: UInt64 = 0xFF_FFFF

  private let words: UnsafePointer<UInt64>
  private let strings: UnsafePointer<UInt8>
  /// The index of the last word.
  private let end: Int
  /// The number of string bytes in use.
  private var textCount = 0
  private let depthLimit: Int
  private let slots: UnsafeMutablePointer<JSONSlot>
  /// The number of reserved slots.
  private var count = 1
  /// The slot of the innermost open array or object; the count of an open one is the slot of the one around it.
  private var open = 0
  private var depth = 0
  /// The slot of the next value.
  private var next = 0
  private var isInObject = false
  /// The name of the next value.
  private var name = JSONSlotName()

  /// Reads a text; nil if it is not strict JSON in UTF-8, exceeds the depth limit or the range of doubles, or has an
  /// array or object too long for a tape; a byte order mark is skipped.
  static func read(_ bytes: UnsafeRawBufferPointer, depthLimit: Int) -> JSONStorage? {
    let text = UnsafeRawBufferPointer(rebasing: bytes[JSONText.markLength(bytes)...])
    guard let start = text.baseAddress, !text.isEmpty else { return nil }
    var reading = Reading(depthLimit: depthLimit)
    _ = JSONTapeRead(
      start.assumingMemoryBound(to: UInt8.self), text.count, depthLimit, &reading
    ) { context, tape in
      let reading = context.unsafelyUnwrapped.assumingMemoryBound(to: Reading.self)
      let reader = JSONTapeReader(tape, depthLimit: reading.pointee.depthLimit)
      reading.pointee.storage = reader.storage()
    }
    return reading.storage
  }

  /// The input and the result of a call of simdjson.
  private struct Reading {
    let depthLimit: Int
    var storage: JSONStorage?
  }

  private init(_ tape: JSONTape, depthLimit: Int) {
    words = tape.words
    strings = tape.strings
    end = Int(words[0] & JSONTapeReader.payloadBits) - 1
    self.depthLimit = depthLimit
    // Each value has a word at least.
    slots = .allocate(capacity: max(end, 1))
  }

  /// The values and the text of their strings; nil if a limit is exceeded.
  private func storage() -> JSONStorage? {
    // A copy in this function stays in registers.
    var reader = self
    guard reader.readAll() else {
      slots.deallocate()
      return nil
    }
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: max(reader.textCount, 1))
    text.initialize(from: strings, count: reader.textCount)
    return JSONStorage(text: text, slots: slots)
  }

  /// Reads all words between the two of the root; false if a limit is exceeded.
  @inline(__always)
  private mutating func readAll() -> Bool {
    var index = 1
    while index < end {
      if isInObject, isString(index) {
        name = JSONSlotName(in: strings, at: text(at: index).start)
        index += 1
      }
      let payload = words[index] & JSONTapeReader.payloadBits
      switch UInt8(truncatingIfNeeded: words[index] >> 56) {
      case UInt8(ascii: "\""):
        let (start, count) = text(at: index)
        add(JSONSlot(stringAt: start, count: count))
      case UInt8(ascii: "d"):
        index += 1
        add(JSONSlot(Double(bitPattern: words[index])))
      case UInt8(ascii: "l"):
        index += 1
        add(JSONSlot(Double(Int64(bitPattern: words[index]))))
      case UInt8(ascii: "u"):
        index += 1
        add(JSONSlot(Double(words[index])))
      case UInt8(ascii: "["):
        guard addArrays(from: &index) else { return false }
      case UInt8(ascii: "{"): guard begin(.object, payload) else { return false }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): close()
      case UInt8(ascii: "t"): add(JSONSlot(true))
      case UInt8(ascii: "f"): add(JSONSlot(false))
      default: add(JSONSlot(.null))
      }
      index += 1
    }
    return true
  }

  @inline(__always)
  private func isString(_ index: Int) -> Bool { words[index] >> 56 == UInt64(UInt8(ascii: "\"")) }

  /// The bytes of a string, which comes after those of all strings before it.
  @inline(__always)
  private mutating func text(at index: Int) -> (start: Int, count: Int) {
    let start = Int(words[index] & JSONTapeReader.payloadBits) + JSONSlotName.lengthSize
    let count = JSONSlotName.count(strings + start)
    textCount = start + count
    return (start, count)
  }

  /// Adds an array up to its first value that is no number; if it has only numbers, also the arrays that follow it.
  ///
  /// Most values of a file are points in lists.
  @inline(__always)
  private mutating func addArrays(from index: inout Int) -> Bool {
    while true {
      guard begin(.array, words[index] & JSONTapeReader.payloadBits) else { return false }
      addNumbers(after: &index)
      guard words[index + 1] >> 56 == UInt64(UInt8(ascii: "]")) else { return true }
      index += 1
      close()
      guard !isInObject, words[index + 1] >> 56 == UInt64(UInt8(ascii: "[")) else { return true }
      index += 1
    }
  }

  /// Adds the numbers at the start of an array.
  @inline(__always)
  private mutating func addNumbers(after index: inout Int) {
    let first = slots + next
    var added = 0
    while true {
      let number: Double
      switch words[index + 1] {
      case UInt64(UInt8(ascii: "d")) << 56: number = Double(bitPattern: words[index + 2])
      case UInt64(UInt8(ascii: "l")) << 56: number = Double(Int64(bitPattern: words[index + 2]))
      default:
        next += added
        return
      }
      (first + added).initialize(to: JSONSlot(number))
      added += 1
      index += 2
    }
  }

  /// Adds a value; the name of an element has no meaning.
  @inline(__always)
  private mutating func add(_ slot: JSONSlot) {
    var slot = slot
    slot.name = name
    (slots + next).initialize(to: slot)
    next += 1
  }

  /// Starts an array or object, and reserves its slots.
  @inline(__always)
  private mutating func begin(_ kind: JSONKind, _ payload: UInt64) -> Bool {
    let held = payload >> 32
    guard held < JSONTapeReader.uncounted, depth < depthLimit else { return false }
    depth += 1
    var slot = JSONSlot(kind)
    slot.start = count
    slot.count = UInt32(open)
    open = next
    add(slot)
    next = count
    count += Int(held)
    isInObject = kind == .object
    return true
  }

  /// Ends the innermost array or object.
  @inline(__always)
  private mutating func close() {
    let slot = slots + open
    let outer = Int(slot.pointee.count)
    let held = UnsafeMutableBufferPointer(
      start: slots + slot.pointee.start, count: next - slot.pointee.start)
    if slot.pointee.kind == .object {
      let (left, names) = JSONMemberMerger(text: strings).merge(held)
      slot.pointee.count = UInt32(left)
      slot.pointee.names = names
    } else {
      slot.pointee.count = UInt32(held.count)
    }
    depth -= 1
    next = open + 1
    open = outer
    isInObject = depth > 0 && slots[outer].kind == .object
  }
}

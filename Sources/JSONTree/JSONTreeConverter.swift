internal import CJSONC

/// Copies a tree of json-c to the slots of a document, level by level, so that depth costs no stack.
struct JSONTreeConverter {
  /// An array or object that has a slot, but whose elements or members have none yet.
  private struct Pending {
    let tree: OpaquePointer
    let slot: Int
  }

  private var slots: [JSONSlot] = []
  private var text: [UInt8] = []
  private var pending: [Pending] = []
  /// The slots of the present object's members by name, where another name may become equal by its repair.
  private var places: [[UInt8]: Int] = [:]

  /// The storage of a document with the values of a tree; nil is `null`.
  static func storage(of tree: OpaquePointer?) -> JSONStorage {
    var converter = JSONTreeConverter()
    converter.add(converter.slot(of: tree), of: tree)
    var next = 0
    while next < converter.pending.count {
      converter.addChildren(of: converter.pending[next])
      next += 1
    }
    return JSONStorage(text: converter.text, slots: converter.slots)
  }

  private mutating func add(_ slot: JSONSlot, of tree: OpaquePointer?) {
    slots.append(slot)
    wait(for: tree, at: slots.count - 1)
  }

  /// Notes an array or object whose elements or members follow later.
  private mutating func wait(for tree: OpaquePointer?, at slot: Int) {
    guard let tree, slots[slot].kind == .array || slots[slot].kind == .object else { return }
    pending.append(Pending(tree: tree, slot: slot))
  }

  /// Adds a member of the present object.
  private mutating func add(_ tree: OpaquePointer?, name: UnsafePointer<CChar>) {
    var slot = slot(of: tree)
    let name = append(name: name)
    slot.name = text.withUnsafeBufferPointer {
      JSONSlotName(in: $0.baseAddress.unsafelyUnwrapped, at: $0.count - name.count)
    }
    // json-c merges equal names; only bytes that are read as U+FFFD, which begins with this byte, can make names equal.
    guard name.contains(0xEF) else { return add(slot, of: tree) }
    guard let equal = places[name] else {
      places[name] = slots.count
      return add(slot, of: tree)
    }
    if let replaced = pending.lastIndex(where: { $0.slot == equal }) {
      pending.remove(at: replaced)
    }
    slots[equal] = slot
    wait(for: tree, at: equal)
  }

  private mutating func slot(of tree: OpaquePointer?) -> JSONSlot {
    switch json_object_get_type(tree) {
    case json_type_boolean: JSONSlot(json_object_get_boolean(tree) != 0)
    case json_type_int, json_type_double:
      JSONSlot(JSONTreeConverter.finite(json_object_get_double(tree)))
    case json_type_string: stringSlot(of: tree)
    case json_type_array: JSONSlot(.array)
    case json_type_object: JSONSlot(.object)
    // Only `json_type_null` is left.
    default: JSONSlot(.null)
    }
  }

  private mutating func stringSlot(of tree: OpaquePointer?) -> JSONSlot {
    let count = Int(json_object_get_string_len(tree))
    let slot = JSONSlot(stringAt: text.count, count: count)
    text.append(
      contentsOf: UnsafeRawBufferPointer(start: json_object_get_string(tree), count: count))
    return slot
  }

  /// Appends a name after its length; bytes that are not UTF-8 become U+FFFD.
  private mutating func append(name: UnsafePointer<CChar>) -> [UInt8] {
    let name = Array(String(cString: name).utf8)
    withUnsafeBytes(of: UInt32(name.count)) { text.append(contentsOf: $0) }
    text.append(contentsOf: name)
    return name
  }

  private mutating func addChildren(of parent: Pending) {
    slots[parent.slot].start = slots.count
    if json_object_get_type(parent.tree) == json_type_array {
      for index in 0..<json_object_array_length(parent.tree) {
        let element = json_object_array_get_idx(parent.tree, index)
        add(slot(of: element), of: element)
      }
    } else {
      places = [:]
      var entry = json_object_get_object(parent.tree).pointee.head
      while let member = entry?.pointee {
        add(
          OpaquePointer(UnsafeRawPointer(member.v)),
          name: member.k.assumingMemoryBound(to: CChar.self))
        entry = member.next
      }
    }
    slots[parent.slot].count = UInt32(slots.count - slots[parent.slot].start)
    slots[parent.slot].names = .all
  }

  /// A number made finite: 0 for NaN, ±9e307 for infinity.
  private static func finite(_ number: Double) -> Double {
    if number.isNaN { return 0 }
    return number.isInfinite ? (number < 0 ? -9e307 : 9e307) : number
  }
}

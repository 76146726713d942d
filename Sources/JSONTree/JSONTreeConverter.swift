internal import CJSONC

/// Copies a tree of json-c to the slots of a document, level by level, so that depth costs no stack.
struct JSONTreeConverter {
  private var slots: [JSONSlot] = []
  private var text: [UInt8] = []
  /// The trees of arrays and objects; slots start at their indices until elements or members are added.
  private var trees: [OpaquePointer] = []

  /// The storage of a document with the values of a tree; nil is `null`.
  static func storage(of tree: OpaquePointer?) -> JSONStorage {
    var converter = JSONTreeConverter()
    converter.slots.append(converter.slot(of: tree))
    var next = 0
    while next < converter.slots.count {
      converter.addChildren(of: next)
      next += 1
    }
    return JSONStorage(text: converter.text, slots: converter.slots)
  }

  /// Adds the elements or members of an array or object.
  private mutating func addChildren(of parent: Int) {
    let kind = slots[parent].kind
    guard kind == .array || kind == .object else { return }
    let (tree, start) = (trees[slots[parent].start], slots.count)
    if kind == .array {
      for index in 0..<json_object_array_length(tree) {
        slots.append(slot(of: json_object_array_get_idx(tree, index)))
      }
    } else {
      addMembers(of: tree)
      slots[parent].names = .all
    }
    slots[parent].start = start
    slots[parent].count = UInt32(slots.count - start)
  }

  private mutating func addMembers(of object: OpaquePointer) {
    let start = slots.count
    var entry = json_object_get_object(object).pointee.head
    while let member = entry?.pointee {
      var slot = slot(of: OpaquePointer(UnsafeRawPointer(member.v)))
      slot.name = append(name: member.k.assumingMemoryBound(to: CChar.self))
      slots.append(slot)
      entry = member.next
    }
    guard slots.count > start else { return }
    // json-c merges equal names; only bytes that are read as U+FFFD can make others equal.
    let count = slots.withUnsafeMutableBufferPointer { slots in
      text.withUnsafeBufferPointer { text in
        JSONMemberMerger(text: text.baseAddress.unsafelyUnwrapped)
          .merge(UnsafeMutableBufferPointer(rebasing: slots[start...])).count
      }
    }
    slots.removeLast(slots.count - start - count)
  }

  /// Appends a name after its length; bytes that are not UTF-8 become U+FFFD.
  private mutating func append(name: UnsafePointer<CChar>) -> JSONSlotName {
    let name = Array(String(cString: name).utf8)
    withUnsafeBytes(of: UInt32(name.count)) { text.append(contentsOf: $0) }
    let start = text.count
    text.append(contentsOf: name)
    text.append(contentsOf: repeatElement(0, count: JSONSlotName.startSize))
    return text.withUnsafeBufferPointer {
      JSONSlotName(in: $0.baseAddress.unsafelyUnwrapped, at: start)
    }
  }

  private mutating func slot(of tree: OpaquePointer?) -> JSONSlot {
    switch json_object_get_type(tree) {
    case json_type_boolean: JSONSlot(json_object_get_boolean(tree) != 0)
    case json_type_int, json_type_double:
      JSONSlot(JSONTreeConverter.finite(json_object_get_double(tree)))
    case json_type_string: stringSlot(of: tree)
    case json_type_array: slot(.array, of: tree)
    case json_type_object: slot(.object, of: tree)
    // Only `json_type_null` is left.
    default: JSONSlot(.null)
    }
  }

  private mutating func slot(_ kind: JSONKind, of tree: OpaquePointer?) -> JSONSlot {
    var slot = JSONSlot(kind)
    slot.start = trees.count
    if let tree { trees.append(tree) }
    return slot
  }

  private mutating func stringSlot(of tree: OpaquePointer?) -> JSONSlot {
    let count = Int(json_object_get_string_len(tree))
    let slot = JSONSlot(stringAt: text.count, count: count)
    text.append(
      contentsOf: UnsafeRawBufferPointer(start: json_object_get_string(tree), count: count))
    return slot
  }

  /// A number made finite: 0 for NaN, ±9e307 for infinity.
  private static func finite(_ number: Double) -> Double {
    if number.isNaN { return 0 }
    return number.isInfinite ? (number < 0 ? -9e307 : 9e307) : number
  }
}

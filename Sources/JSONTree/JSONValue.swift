/// A value inside a `JSONDocument`, which it keeps alive.
///
/// Copying costs a reference count; nothing is converted before it is asked for.
public struct JSONValue: @unchecked Sendable {
  /// The owner of the value.
  public let document: JSONDocument
  /// Where it is stored, which lives as long as the document.
  let slot: UnsafePointer<JSONSlot>

  /// What the value is.
  public var kind: JSONKind { slot.pointee.kind }

  /// Whether the value is the literal `null`.
  public var isNull: Bool { kind == .null }

  /// The number, nil for other kinds; always finite, as a number too large becomes the largest.
  public var double: Double? { JSONValue.number(slot) }

  /// The number if it is integral and no larger than 2^53, where doubles are exact; nil otherwise.
  public var int: Int? {
    guard let double, abs(double) <= 9_007_199_254_740_992 else { return nil }
    return Int(exactly: double)
  }

  /// The truth value, nil for other kinds.
  public var bool: Bool? { kind == .bool ? slot.pointee.isTrue : nil }

  /// The string, nil for other kinds.
  public var string: String? {
    guard kind == .string else { return nil }
    return String(
      decoding: UnsafeBufferPointer(
        start: document.text + slot.pointee.start, count: Int(slot.pointee.count)),
      as: UTF8.self)
  }

  /// How many elements or members there are; 0 for other kinds.
  public var count: Int { kind == .string ? 0 : Int(slot.pointee.count) }

  /// An element of an array; nil for other kinds and outside of its bounds.
  public subscript(index: Int) -> JSONValue? {
    JSONValue.element(slot, index, in: document).map { JSONValue(document: document, slot: $0) }
  }

  /// A member of an object, by a name known when compiling; nil for other kinds and without it.
  public subscript(name: StaticString) -> JSONValue? {
    guard var finder = JSONMemberFinder(self) else { return nil }
    return finder.find(name)?.value
  }

  /// A member of an object, by name; nil for other kinds and without it.
  public func member(_ name: String) -> JSONValue? {
    var name = name
    return name.withUTF8 { wanted in
      members.first { JSONMemberName($0.value.slot, in: document.text).matches(wanted) }?.value
    }
  }

  /// The first of the elements or members of an array or object.
  var children: UnsafePointer<JSONSlot> { document.slots + slot.pointee.start }

  /// The number that a slot holds; nil for other kinds.
  static func number(_ slot: UnsafePointer<JSONSlot>) -> Double? {
    slot.pointee.kind == .number ? slot.pointee.number : nil
  }

  /// An element of the array that a slot holds; nil for other kinds and outside of its bounds.
  static func element(
    _ slot: UnsafePointer<JSONSlot>, _ index: Int, in document: JSONDocument
  ) -> UnsafePointer<JSONSlot>? {
    guard slot.pointee.kind == .array, index >= 0, index < slot.pointee.count else { return nil }
    return document.slots + (slot.pointee.start + index)
  }
}

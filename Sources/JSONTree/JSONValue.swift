/// A value inside of a `JSONDocument`; the document must outlive it.
///
/// Strings are made on demand. It is public because only then other modules inline it.
public struct JSONValue: @unchecked Sendable {
  /// The text of the document.
  @usableFromInline let text: UnsafePointer<UInt8>
  /// The values of the document.
  @usableFromInline let slots: UnsafePointer<JSONSlot>
  /// The slot of the value.
  @usableFromInline let slot: UnsafePointer<JSONSlot>

  /// Makes the first value of a document.
  init(rootOf storage: JSONStorage) {
    text = UnsafePointer(storage.text)
    slots = UnsafePointer(storage.slots)
    slot = slots
  }

  /// Makes another value of the same document.
  @inlinable
  init(_ slot: UnsafePointer<JSONSlot>, beside other: JSONValue) {
    (text, slots, self.slot) = (other.text, other.slots, slot)
  }

  /// The kind of value.
  @inlinable
  public var kind: JSONKind { slot.pointee.kind }

  /// Whether the value is the literal `null`.
  @inlinable
  public var isNull: Bool { kind == .null }

  /// The number, always finite; nil for other kinds.
  @inlinable
  public var double: Double? { JSONValue.number(slot) }

  /// The number if it is integral with a magnitude of at most 2^53, up to which doubles are exact; nil otherwise.
  package var int: Int? {
    guard let double, abs(double) <= 9_007_199_254_740_992 else { return nil }
    return Int(exactly: double)
  }

  /// The truth value; nil for other kinds.
  @inlinable
  public var bool: Bool? { kind == .bool ? slot.pointee.isTrue : nil }

  /// The string; nil for other kinds.
  package var string: String? {
    guard kind == .string else { return nil }
    return String(
      decoding: UnsafeBufferPointer(
        start: text + slot.pointee.start, count: Int(slot.pointee.count)),
      as: UTF8.self)
  }

  /// The number of elements or members; 0 for other kinds.
  @inlinable
  public var count: Int { kind == .string ? 0 : Int(slot.pointee.count) }

  /// An element of an array; nil out of bounds and for other kinds.
  @inlinable
  public subscript(index: Int) -> JSONValue? {
    element(index).map { JSONValue($0, beside: self) }
  }

  /// The member of an object with a literal name; nil if there is none, and for other kinds.
  package subscript(name: JSONName) -> JSONValue? {
    guard var finder = JSONMemberFinder(self) else { return nil }
    return finder.find(name)?.value
  }

  /// The member of an object with a name; nil if there is none, and for other kinds.
  package func member(_ name: String) -> JSONValue? {
    var name = name
    return name.withUTF8 { wanted in
      members.first { JSONMemberName($0.value.slot, in: text).matches(wanted) }?.value
    }
  }

  /// The first of the elements or members of an array or object.
  @inlinable
  var children: UnsafePointer<JSONSlot> { slots + slot.pointee.start }

  /// The number in a slot; nil for other kinds.
  @inlinable
  static func number(_ slot: UnsafePointer<JSONSlot>) -> Double? {
    slot.pointee.kind == .number ? slot.pointee.number : nil
  }

  /// The slot of an element of an array; nil out of bounds and for other kinds.
  @inlinable
  func element(_ index: Int) -> UnsafePointer<JSONSlot>? {
    guard kind == .array, index >= 0, index < slot.pointee.count else { return nil }
    return children + index
  }
}

/// The kinds of JSON values.
public enum JSONKind: String, Hashable, Sendable {
  /// The literal `null`.
  case null
  /// `true` or `false`.
  case bool
  /// A number, integral or not.
  case number
  /// A string.
  case string
  /// An array.
  case array
  /// An object.
  case object
}

extension JSONValue {
  /// The number at an index of an array; nil out of bounds and for other kinds.
  @inlinable
  public func number(at index: Int) -> Double? {
    element(index).flatMap { JSONValue.number($0) }
  }

  /// The kind of an element of an array; nil out of bounds and for other kinds.
  @inlinable
  public func kind(at index: Int) -> JSONKind? {
    element(index)?.pointee.kind
  }

  /// The elements of an array of numbers; nil for all other values.
  package var numbers: [Double]? { list(JSONValue.number) }

  /// The elements of an array of points; nil for all other values.
  package var points: [SIMD2<Double>]? {
    guard kind == .array else { return nil }
    let points = (0..<count).compactMap { point(at: $0) }
    return points.count == count ? points : nil
  }

  /// The point at an index of an array: an array that starts with two numbers; nil for all other values.
  @inlinable
  public func point(at index: Int) -> SIMD2<Double>? {
    guard let element = element(index), element.pointee.kind == .array, element.pointee.count >= 2,
      let x = JSONValue.number(slots + element.pointee.start),
      let y = JSONValue.number(slots + (element.pointee.start + 1))
    else { return nil }
    return SIMD2(x, y)
  }

  /// The converted elements of an array; nil for other kinds, and if an element cannot be converted.
  @inline(__always)
  private func list<Element>(_ convert: (UnsafePointer<JSONSlot>) -> Element?) -> [Element]? {
    guard kind == .array else { return nil }
    let (children, count) = (children, count)
    var list: [Element] = []
    list.reserveCapacity(count)
    for index in 0..<count {
      guard let element = convert(children + index) else { return nil }
      list.append(element)
    }
    return list
  }
}

extension JSONValue {
  /// The pointers to the first strings with given texts, inside of the value.
  package func pointers(toStrings texts: Set<String>) -> [String: String] {
    var found: [String: String] = [:]
    guard !texts.isEmpty else { return found }
    search(for: texts, at: .root, &found)
    return found
  }

  private func search(
    for texts: Set<String>, at pointer: JSONPointer, _ found: inout [String: String]
  ) {
    switch kind {
    case .string:
      guard let string, texts.contains(string), found[string] == nil else { return }
      found[string] = pointer.description
    case .array:
      for (index, element) in elements.enumerated() {
        element.search(for: texts, at: pointer.appending(index), &found)
      }
    case .object:
      for member in members {
        member.value.search(for: texts, at: pointer.appending(member.name), &found)
      }
    case .null, .bool, .number: break
    }
  }
}

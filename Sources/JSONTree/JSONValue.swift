internal import CJSONC

/// A value inside a `JSONDocument`, which it keeps alive.
///
/// Copying costs a reference count; nothing is converted before it is asked for.
public struct JSONValue: @unchecked Sendable {
  /// The owner of the value.
  public let document: JSONDocument
  /// json-c's object, which lives as long as the document; nil is `null`.
  let raw: OpaquePointer?

  /// What the value is.
  public var kind: JSONKind { JSONValue.kind(raw) }

  /// Whether the value is the literal `null`.
  public var isNull: Bool { raw == nil }

  /// The number, nil for other kinds; always finite, as a number too large becomes the largest.
  public var double: Double? { JSONValue.number(raw) }

  /// The number if it is integral and no larger than 2^53, where doubles are exact; nil otherwise.
  public var int: Int? {
    guard let double, abs(double) <= 9_007_199_254_740_992 else { return nil }
    return Int(exactly: double)
  }

  /// The truth value, nil for other kinds.
  public var bool: Bool? {
    json_object_get_type(raw) == json_type_boolean ? json_object_get_boolean(raw) != 0 : nil
  }

  /// The string, nil for other kinds.
  public var string: String? {
    // For other kinds json-c would print the value, and store the text in it.
    guard json_object_get_type(raw) == json_type_string, let start = json_object_get_string(raw)
    else { return nil }
    let count = Int(json_object_get_string_len(raw))
    return UnsafeBufferPointer(start: start, count: count).withMemoryRebound(to: UInt8.self) {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// How many elements or members there are; 0 for other kinds.
  public var count: Int {
    switch json_object_get_type(raw) {
    case json_type_array: Int(json_object_array_length(raw))
    case json_type_object: Int(json_object_object_length(raw))
    default: 0
    }
  }

  /// An element of an array; nil for other kinds and outside of its bounds.
  public subscript(index: Int) -> JSONValue? {
    guard json_object_get_type(raw) == json_type_array, index >= 0,
      index < json_object_array_length(raw)
    else { return nil }
    return JSONValue(document: document, raw: json_object_array_get_idx(raw, index))
  }

  /// A member of an object, by a name known when compiling; nil for other kinds and without it.
  public subscript(name: StaticString) -> JSONValue? {
    guard name.hasPointerRepresentation else { return member("\(name)") }
    let key = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    return member(key)
  }

  /// A member of an object, by name; nil for other kinds and without it.
  public func member(_ name: String) -> JSONValue? {
    name.withCString { member($0) }
  }

  private func member(_ key: UnsafePointer<CChar>) -> JSONValue? {
    var found: OpaquePointer?
    guard json_object_get_type(raw) == json_type_object,
      json_object_object_get_ex(raw, key, &found) != 0
    else { return nil }
    return JSONValue(document: document, raw: found)
  }

  /// What a json-c object is.
  static func kind(_ raw: OpaquePointer?) -> JSONKind {
    switch json_object_get_type(raw) {
    case json_type_boolean: .bool
    case json_type_double, json_type_int: .number
    case json_type_object: .object
    case json_type_array: .array
    case json_type_string: .string
    default: .null
    }
  }

  /// The number that a json-c object is, made finite; nil for other kinds.
  static func number(_ raw: OpaquePointer?) -> Double? {
    switch json_object_get_type(raw) {
    case json_type_int:
      return json_object_get_double(raw)
    case json_type_double:
      let value = json_object_get_double(raw)
      let largest = Double.greatestFiniteMagnitude
      return value.isFinite ? value : (value < 0 ? -largest : largest)
    default:
      return nil
    }
  }
}

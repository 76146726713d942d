import Xsheet

/// A value that manifests store.
protocol ManifestValue: Sendable {
  /// Reads a value; `nil` for one of another kind.
  static func read(_ value: JSONValue) -> Self?
  /// The value as JSON; `nil` to leave it out.
  var json: JSONNode? { get }
}

/// A member of an object of manifests: its writer and its reader.
struct ManifestField<Object>: Sendable {
  /// The member of an object; `nil` to leave it out.
  let write: @Sendable (Object) -> JSONField?
  /// Reads the member; returns `false` if one that is needed is missing.
  let read: @Sendable (inout Object, JSONValue) -> Bool
}

extension ManifestField {
  /// A member with the value of a property, which keeps its default if the member is missing.
  init<Value: ManifestValue>(
    _ name: String, _ property: any WritableKeyPath<Object, Value> & Sendable,
    isNeeded: Bool = false, json: @escaping @Sendable (Value) -> JSONNode? = { $0.json }
  ) {
    write = { object in json(object[keyPath: property]).map { JSONField(name, $0) } }
    read = { object, place in
      guard let value = place.member(name).flatMap(Value.read) else { return !isNeeded }
      object[keyPath: property] = value
      return true
    }
  }

  /// A member with a time in seconds, rounded to milliseconds.
  init(
    seconds name: String, _ property: any WritableKeyPath<Object, Double> & Sendable,
    isNeeded: Bool = false
  ) {
    self.init(name, property, isNeeded: isNeeded) { .milliseconds($0) }
  }

  /// The member `kind`, which distinguishes lines.
  init(kind: String) {
    write = { _ in JSONField("kind", .string(kind)) }
    read = { _, place in place["kind"]?.string == kind }
  }
}

/// An object of manifests, whose JSON form its fields declare.
protocol ManifestObject: ManifestValue, Hashable, Sendable {
  /// Makes an object with the defaults of all members.
  init()
  /// The members, in the order of the text.
  static var fields: [ManifestField<Self>] { get }
}

extension ManifestObject {
  static func read(_ value: JSONValue) -> Self? {
    var object = Self()
    for field in fields where !field.read(&object, value) { return nil }
    return object
  }

  var json: JSONNode? { .object(Self.fields.compactMap { $0.write(self) }) }
}

extension String: ManifestValue {
  static func read(_ value: JSONValue) -> String? { value.string }
  var json: JSONNode? { .string(self) }
}

extension Double: ManifestValue {
  static func read(_ value: JSONValue) -> Double? { value.double }
  var json: JSONNode? { .number(self) }
}

extension Int: ManifestValue {
  static func read(_ value: JSONValue) -> Int? { value.int }
  var json: JSONNode? { .int(self) }
}

extension Bool: ManifestValue {
  static func read(_ value: JSONValue) -> Bool? { value.bool }
  var json: JSONNode? { .bool(self) }
}

extension Optional: ManifestValue where Wrapped: ManifestValue {
  static func read(_ value: JSONValue) -> Wrapped?? { .some(Wrapped.read(value)) }
  var json: JSONNode? { flatMap(\.json) }
}

extension Array: ManifestValue where Element: ManifestValue {
  static func read(_ value: JSONValue) -> [Element]? { value.elements.compactMap(Element.read) }
  var json: JSONNode? { .array(compactMap(\.json)) }
}

extension [String: Int]: ManifestValue {
  static func read(_ value: JSONValue) -> [String: Int]? {
    value.members.reduce(into: [:]) { $0[$1.name] = $1.value.int }
  }

  var json: JSONNode? {
    .object(sorted { $0.key < $1.key }.map { JSONField($0.key, .int($0.value)) })
  }
}

extension JSONNode {
  /// A time in seconds, rounded to milliseconds.
  static func milliseconds(_ seconds: Double) -> JSONNode {
    .number((seconds * 1000).rounded() / 1000)
  }
}

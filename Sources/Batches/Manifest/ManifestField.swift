import Xsheet

/// A value that manifests store.
protocol ManifestValue: Sendable {
  /// Reads a value; `nil` for one of another kind.
  init?(_ value: JSONValue)
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
      guard let value = place.member(name).flatMap({ Value($0) }) else { return !isNeeded }
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
  init?(_ value: JSONValue) {
    self.init()
    for field in Self.fields where !field.read(&self, value) { return nil }
  }

  var json: JSONNode? { .object(Self.fields.compactMap { $0.write(self) }) }
}

extension String: ManifestValue {
  init?(_ value: JSONValue) {
    guard let string = value.string else { return nil }
    self = string
  }

  var json: JSONNode? { .string(self) }
}

extension Double: ManifestValue {
  init?(_ value: JSONValue) {
    guard let double = value.double else { return nil }
    self = double
  }

  var json: JSONNode? { .number(self) }
}

extension Int: ManifestValue {
  init?(_ value: JSONValue) {
    guard let int = value.int else { return nil }
    self = int
  }

  var json: JSONNode? { .int(self) }
}

extension Bool: ManifestValue {
  init?(_ value: JSONValue) {
    guard let bool = value.bool else { return nil }
    self = bool
  }

  var json: JSONNode? { .bool(self) }
}

extension Optional: ManifestValue where Wrapped: ManifestValue {
  init?(_ value: JSONValue) { self = Wrapped(value) }

  var json: JSONNode? { flatMap(\.json) }
}

extension Array: ManifestValue where Element: ManifestValue {
  init?(_ value: JSONValue) { self = value.elements.compactMap { Element($0) } }

  var json: JSONNode? { .array(compactMap(\.json)) }
}

extension JSONNode {
  /// A time in seconds, rounded to milliseconds.
  static func milliseconds(_ seconds: Double) -> JSONNode {
    .number((seconds * 1000).rounded() / 1000)
  }
}

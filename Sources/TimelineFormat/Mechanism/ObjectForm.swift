import JSONTree

/// The form of a type of objects in files: the list of their fields, in the order of the file.
struct ObjectForm<Object>: Sendable {
  /// The object in a message, with its article.
  let name: String
  /// The fields.
  let fields: [Field<Object>]

  /// Makes a form of its fields.
  init(_ name: String, _ fields: [Field<Object>]) {
    (self.name, self.fields) = (name, fields)
  }

  /// The form in a JSON Schema.
  var schema: SchemaPart { .object(fields.flatMap(\.members)) }

  /// Reads an object, which was `initial` before its fields are read; `nil` if it lacks a value that it needs.
  func read(_ reader: inout TimelineReader, _ place: ReadPlace, into initial: Object) -> Object? {
    guard var members = reader.object(place, name) else { return nil }
    return read(&reader, &members, into: initial)
  }

  /// Reads the fields of an object that was begun, and reports other members.
  func read(
    _ reader: inout TimelineReader, _ members: inout MemberReader, into initial: Object
  ) -> Object? {
    var object = initial
    let isComplete = fill(&object, &reader, &members)
    reader.finish(members, name)
    return isComplete ? object : nil
  }

  /// Reads the fields; returns whether the object has all values that it needs.
  func fill(
    _ object: inout Object, _ reader: inout TimelineReader, _ members: inout MemberReader
  ) -> Bool {
    var isComplete = true
    for field in fields where !field.read(&reader, &members, &object) { isComplete = false }
    return isComplete
  }

  /// Writes the members of an object.
  func fields(_ object: Object, _ notation: TimelineNotation) -> [JSONField] {
    fields.flatMap { $0.write(object, notation) }
  }

  /// The form of values.
  func value(_ initial: @escaping @autoclosure @Sendable () -> Object) -> ValueForm<Object> {
    ValueForm(schema) { reader, place in
      read(&reader, place, into: initial())
    } write: { object, notation in
      .object(fields(object, notation))
    }
  }
}

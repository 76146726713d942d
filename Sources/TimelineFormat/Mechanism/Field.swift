import JSONTree

/// A member of objects in files, or a few that depend on each other: its name, form, default and meaning.
///
/// Reader, writer and schema of an object derive from the list of its fields, in the order of the file.
struct Field<Object>: Sendable {
  /// Reads the members into an object; returns whether the object has all that it needs.
  typealias Read = @Sendable (inout TimelineReader, inout MemberReader, inout Object) -> Bool
  /// A member of the object.
  typealias Path<Value> = any WritableKeyPath<Object, Value> & Sendable

  /// The members in the schema, made at each use: files are read and written without them.
  var members: [SchemaMember] { makeMembers() }
  private let makeMembers: @Sendable () -> [SchemaMember]
  /// The reader.
  let read: Read
  /// Writes the members.
  let write: @Sendable (Object, TimelineNotation) -> [JSONField]

  /// Makes a field of its parts.
  init(
    _ members: @escaping @autoclosure @Sendable () -> [SchemaMember], read: @escaping Read,
    write: @escaping @Sendable (Object, TimelineNotation) -> [JSONField]
  ) {
    (makeMembers, self.read, self.write) = (members, read, write)
  }
}

extension Field {
  /// A member that files must have.
  static func required<Value>(
    _ name: String, _ path: Path<Value>, _ form: ValueForm<Value>, _ summary: String? = nil,
    advice: String? = nil
  ) -> Field {
    Field([.required(name, form.schema.described(summary))]) { reader, members, object in
      guard let value = reader.required(&members, name, advice: advice, form.read) else {
        return false
      }
      object[keyPath: path] = value
      return true
    } write: { object, notation in
      JSONField.list(name, form.write(object[keyPath: path], notation))
    }
  }

  /// A member that is left out if its value is the default.
  ///
  /// - Parameters:
  ///   - schemaShowsDefault: Whether the schema has the default.
  ///   - isAlwaysWritten: Whether files are written with the default, too.
  static func optional<Value: Equatable & Sendable>(
    _ name: String, _ path: Path<Value>, _ form: ValueForm<Value>, default standard: Value,
    schemaShowsDefault: Bool = true, isAlwaysWritten: Bool = false, _ summary: String? = nil
  ) -> Field {
    Field([
      .optional(
        name,
        schemaShowsDefault
          ? form.schema(summary, default: standard) : form.schema.described(summary))
    ]) { reader, members, object in
      let value = members.take(name).flatMap { form.read(&reader, $0) }
      object[keyPath: path] = value ?? standard
      return true
    } write: { object, notation in
      let value = object[keyPath: path]
      guard isAlwaysWritten || value != standard else { return [] }
      return JSONField.list(name, form.write(value, notation))
    }
  }

  /// A member that is left out if there is no value.
  static func optional<Value>(
    _ name: String, _ path: Path<Value?>, _ form: ValueForm<Value>, _ summary: String? = nil
  ) -> Field {
    Field([.optional(name, form.schema.described(summary))]) { reader, members, object in
      object[keyPath: path] = members.take(name).flatMap { form.read(&reader, $0) }
      return true
    } write: { object, notation in
      JSONField.list(name, object[keyPath: path].flatMap { form.write($0, notation) })
    }
  }

  /// The field with a check after it was read.
  func then(
    _ check: @escaping @Sendable (inout TimelineReader, MemberReader, Object) -> Void
  ) -> Field {
    Field(members) { [read] reader, members, object in
      defer { check(&reader, members, object) }
      return read(&reader, &members, &object)
    } write: { [write] in
      write($0, $1)
    }
  }

  /// The field, which is left out if a condition does not hold.
  func written(if isWritten: @escaping @Sendable (Object) -> Bool) -> Field {
    Field(members, read: read) { [write] in isWritten($0) ? write($0, $1) : [] }
  }

  /// The field with other members in the schema, whose order can differ from the file's.
  func listed(as members: @escaping @autoclosure @Sendable () -> [SchemaMember]) -> Field {
    Field(members(), read: read, write: write)
  }
}

extension ValueForm {
  /// The schema with a description and a default.
  fileprivate func schema(_ summary: String?, default standard: Value) -> SchemaPart {
    let part = schema.described(summary)
    return write(standard, TimelineNotation()).map { part.defaulting(to: $0) } ?? part
  }
}

extension JSONField {
  /// A member with a value; none without one.
  static func list(_ name: String, _ value: JSONNode?) -> [JSONField] {
    value.map { [JSONField(name, $0)] } ?? []
  }
}

import TimelineModel

/// A part of the schema to which others refer by its name.
struct SchemaDefinition {
  /// The name.
  let name: String
  /// The form.
  let part: SchemaPart

  /// Makes a definition.
  init(_ name: String, _ part: SchemaPart) {
    self.name = name
    self.part = part
  }
}

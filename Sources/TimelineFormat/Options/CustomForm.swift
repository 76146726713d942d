import JSONTree
import SceneModel
import TimelineModel

/// The form in files of an option that is no flag, word, number or text: its reader, writer and schema.
struct CustomForm: Sendable {
  /// The name by which declarations of options refer to it.
  let name: String
  /// Reads a value; reports findings and returns `nil` for a wrong one.
  let read: @Sendable (inout TimelineReader, ReadPlace) -> CustomOption?
  /// A value.
  let example: CustomOption
  /// The form in a JSON Schema.
  let definition: SchemaDefinition
  /// The form of the values on which properties depend as on the example; `nil` if they do on each value.
  let decisive: SchemaPart?
  /// The value in place of a wrong one; `nil` for no value.
  let substitute: CustomOption?
  /// Writes a value; `nil` for one of another type.
  let write: @Sendable (CustomOption) -> JSONNode?

  /// All forms.
  static let all = [transition, matched]

  /// The form with a name.
  static func named(_ name: String) -> CustomForm {
    guard let form = all.first(where: { $0.name == name }) else {
      preconditionFailure("the form \(name) is missing in CustomForm.all")
    }
    return form
  }

  /// Makes the form of a type of values.
  init<Value: Hashable & Sendable>(
    _ name: String, example: Value, substitute: Value?, schema: SchemaPart,
    decisive: SchemaPart? = nil,
    read: @escaping @Sendable (inout TimelineReader, ReadPlace) -> Value?,
    write: @escaping @Sendable (Value) -> JSONNode
  ) {
    self.name = name
    self.example = CustomOption(example)
    definition = SchemaDefinition(name, schema)
    self.decisive = decisive
    self.read = { read(&$0, $1).map { CustomOption($0) } }
    self.substitute = substitute.map { CustomOption($0) }
    self.write = { ($0.value as? Value).map(write) }
  }
}

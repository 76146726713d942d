package import JSONTree
import ViewTree

/// The JSON Schema of timelines.
///
/// Views are derived from the declarations of their kinds; each other definition is next to the
/// function that reads it.
package enum TimelineSchema {
  /// The text of the schema's file.
  package static var bytes: [UInt8] { JSONWriter.bytes(node) }

  /// The schema as a JSON tree.
  package static var node: JSONNode {
    let schema: SchemaPart = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Xsheet timeline",
    ]
    return
      schema
      .described(
        "Views with initial values, and events on a clock that set and animate their properties. "
          + "Times are seconds. Members of views that are marked as animatable are properties; "
          + "their other members are fixed."
      )
      .adding("type", "object").adding(members).adding("additionalProperties", false)
      .adding("$defs", .object(definitions.map { JSONField($0.name, $0.part.node) })).node
  }

  /// The definitions, in the order of the file.
  static var definitions: [SchemaDefinition] {
    values + timeline + views + CustomForm.all.map(\.definition) + events + actions + curves
      + keyframes + phases + constants + namedValues
  }
}

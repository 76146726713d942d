import JSONTree
import TimelineModel

/// A member of an object in a JSON Schema.
struct SchemaMember {
  /// The name.
  let name: String
  /// The form of the value.
  let part: SchemaPart
  /// Whether files must have it.
  let isRequired: Bool

  /// A member that files may leave out.
  static func optional(_ name: String, _ part: SchemaPart) -> SchemaMember {
    SchemaMember(name: name, part: part, isRequired: false)
  }

  /// A member that files must have.
  static func required(_ name: String, _ part: SchemaPart) -> SchemaMember {
    SchemaMember(name: name, part: part, isRequired: true)
  }
}

extension SchemaPart {
  /// An object with these members and no others.
  static func object(_ members: [SchemaMember]) -> SchemaPart {
    (["type": "object"] as SchemaPart).adding(members).adding("additionalProperties", false)
  }

  /// The part with the members of an object; others are not excluded.
  func adding(_ members: [SchemaMember]) -> SchemaPart {
    let properties = members.map { JSONField($0.name, $0.part.node) }
    let required = members.filter(\.isRequired).map { JSONNode.string($0.name) }
    let result = properties.isEmpty ? self : adding("properties", .object(properties))
    return required.isEmpty ? result : result.adding("required", .array(required))
  }
}

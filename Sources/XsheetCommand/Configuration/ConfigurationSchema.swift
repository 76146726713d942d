import Xsheet

/// The JSON Schema of configuration files.
enum ConfigurationSchema {
  /// The text of the schema.
  static var bytes: [UInt8] {
    let members = ConfigurationMember.all.map { member in
      var schema = member.schema
      if case .object(let fields) = schema {
        schema = .object([JSONField("description", .string(member.help))] + fields)
      }
      return JSONField(member.name, schema)
    }
    return JSONWriter.bytes([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Xsheet configuration",
      "description": "The settings of a project: the file .xsheet.json.",
      "type": "object",
      "properties": .object(members),
      "additionalProperties": false,
    ])
  }
}

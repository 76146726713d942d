import Diagnostics
import Inventory
import JSONTree
import Reporting

/// A member of a configuration file; help, schema and reading are derived from it.
struct ConfigurationMember: Sendable {
  /// The name in the file.
  var name: String
  /// The meaning, for help and the schema.
  var help: String
  /// The schema of its values.
  var schema: JSONNode
  /// Reads a value at a place.
  var read: @Sendable (_ reader: inout ConfigurationReader, _ value: ConfigurationValue) -> Void

  /// All members, in the order of help.
  static let all = [failOn, ignore, exclude, target, tolerance, schemaReference]

  private static let failOn = ConfigurationMember(
    name: "failOn",
    help: "The lowest severity that makes the exit status 1, as --fail-on.",
    schema: ["enum": .array(Severity.allCases.reversed().map { .string($0.rawValue) })]
  ) { reader, value in
    reader.configuration.failOn = reader.word(value)
  }

  private static let ignore = ConfigurationMember(
    name: "ignore",
    help: """
      Findings that are neither listed nor counted: codes, or objects with "codes", "paths" or both, of \
      which all that are given apply. --ignore adds to them.
      """,
    schema: [
      "type": "array",
      "items": [
        "anyOf": [
          codeSchema,
          [
            "type": "object", "minProperties": 1,
            "properties": [
              "codes": ["type": "array", "items": codeSchema, "minItems": 1],
              "paths": pathsSchema,
            ],
            "additionalProperties": false,
          ],
        ]
      ],
    ]
  ) { reader, value in
    reader.configuration.ignored = reader.array(value, "rules").compactMap { reader.rule($0) }
  }

  private static let exclude = ConfigurationMember(
    name: "exclude",
    help: "The files that are left out of folders: patterns.",
    schema: pathsSchema
  ) { reader, value in
    reader.configuration.excluded = reader.patterns(value)
  }

  private static let target = ConfigurationMember(
    name: "target",
    help: "The player of the forecast, as --target.",
    schema: ["enum": .array(ForecastTarget.allCases.map { .string($0.rawValue) })]
  ) { reader, value in
    reader.configuration.target = reader.word(value)
  }

  private static let tolerance = ConfigurationMember(
    name: "tolerance",
    help: """
      The largest deviation of resampled properties in points, degrees and 255ths, as --tolerance of \
      convert: an array of one to three numbers.
      """,
    schema: [
      "type": "array", "minItems": 1, "maxItems": 3,
      "items": ["type": "number", "minimum": 0.000001, "maximum": 1_000_000],
    ]
  ) { reader, value in
    reader.configuration.tolerance = reader.tolerance(value)
  }

  private static let schemaReference = ConfigurationMember(
    name: "$schema",
    help: "The path or address of the schema, for editors.",
    schema: ["type": "string"]
  ) { reader, value in
    _ = reader.text(value)
  }

  private static let codeSchema: JSONNode = [
    "type": "string", "pattern": "^[A-Za-z]{2}[0-9]{4}$",
  ]
  private static let pathsSchema: JSONNode = [
    "type": "array", "items": ["type": "string", "minLength": 1],
  ]
}

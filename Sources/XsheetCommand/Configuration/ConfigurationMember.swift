import CommandLineParsing
import TextLayout
import Xsheet

/// A member of a configuration file; help, schema and reading are derived from it.
struct ConfigurationMember: Sendable {
  /// The name in the file.
  var name: String
  /// The meaning, for help and the schema.
  var help: String
  /// The schema of its values.
  var schema: [JSONField]
  /// Reads a value at a place.
  var read: @Sendable (_ reader: inout ConfigurationReader, _ value: ConfigurationValue) -> Void

  /// All members, in the order of help.
  static let all: [ConfigurationMember] = [
    word(
      "failOn", help: "The lowest severity that makes the exit status 1, as --fail-on.",
      \.failOn, among: Severity.allCases.reversed()),
    word(
      "level", help: "The lowest severity that reports list, as --level.", \.level,
      among: Severity.allCases.reversed()),
    ConfigurationMember(
      name: "baseline",
      help: """
        The file of known findings, relative to the folder of the configuration, as --baseline. It is not read while \
        --write-baseline writes one.
        """,
      schema: [JSONField("type", "string"), JSONField("minLength", 1)]
    ) { $0.configuration.baseline = $0.text($1) },
    ConfigurationMember(
      name: "ignore",
      help: """
        Findings that are neither listed nor counted: codes, or objects with "codes", "paths" or both, of \
        which all that are given apply. --ignore adds to them.
        """,
      schema: rulesSchema
    ) { reader, value in
      reader.configuration.ignored = reader.array(value, "rules").compactMap { reader.rule($0) }
    },
    ConfigurationMember(
      name: "exclude", help: "The files that are left out of folders: patterns.",
      schema: pathsSchema
    ) { $0.configuration.excluded = $0.patterns($1) },
    word("target", help: "The player of the forecast, as --target.", \.target),
    word(
      "failOnForecast",
      help: "The support of the forecast that makes the exit status 1, as --fail-on-forecast.",
      \.failOnForecast),
    ConfigurationMember(
      name: "tolerance",
      help: """
        The largest deviation of resampled properties in points, degrees and 255ths, as --tolerance of \
        convert: an array of one to three numbers.
        """,
      schema: [JSONField](members: [
        "type": "array", "minItems": 1, "maxItems": 3,
        "items": ["type": "number", "minimum": 0.000001, "maximum": 1_000_000],
      ])
    ) { $0.configuration.tolerance = $0.tolerance($1) },
    ConfigurationMember(
      name: "fontDir",
      help: "Folders of fonts, relative to the folder of the configuration, as --font-dir.",
      schema: pathsSchema
    ) { reader, value in
      reader.configuration.fontFolders = reader.array(value, "folders").compactMap {
        reader.text($0)
      }
    },
    word(
      "textLayout", help: "How text without outlines is set, as --text-layout.", \.textRules),
    ConfigurationMember(
      name: "strictFonts",
      help: "Whether designs whose fonts are missing are refused, as --strict-fonts.",
      schema: [JSONField("type", "boolean")]
    ) { $0.configuration.text.isStrict = $0.flag($1) ?? false },
    ConfigurationMember(
      name: "swiftui",
      help: """
        Settings for SwiftUI source, of convert --format swiftui, of the plugins for packages, and of verify --swiftui and \
        render --via swiftui as far as they change what is shown: \(SwiftUIConfiguration.optionMembers.map(\.name).joined(separator: ", ")), as the options of these names; "names", an object with the names of \
        root views by patterns of their files; "exclude", patterns of files that no views are written of.
        """,
      schema: object(of: SwiftUIConfiguration.members)
    ) { reader, value in
      reader.configuration.swiftUI = SwiftUIConfiguration()
      reader.object(value, "settings", SwiftUIConfiguration.members)
    },
    ConfigurationMember(
      name: "$schema", help: "The path or address of the schema, for editors.",
      schema: [JSONField("type", "string")]
    ) { _ = $0.text($1) },
  ]

  /// A member with a word of an enumeration.
  private static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, help: String,
    _ setting: any WritableKeyPath<Configuration, Word?> & Sendable,
    among words: [Word] = Array(Word.allCases)
  ) -> ConfigurationMember {
    ConfigurationMember(
      name: name, help: help,
      schema: [JSONField("enum", .array(words.map { .string($0.rawValue) }))]
    ) { reader, value in
      reader.configuration[keyPath: setting] = reader.word(value)
    }
  }

  private static let rulesSchema = [JSONField](members: [
    "type": "array",
    "items": [
      "anyOf": [
        codeSchema,
        [
          "type": "object", "minProperties": 1,
          "properties": [
            "codes": ["type": "array", "items": codeSchema, "minItems": 1],
            "paths": .object(pathsSchema),
          ],
          "additionalProperties": false,
        ],
      ]
    ],
  ])

  private static let codeSchema: JSONNode = [
    "type": "string", "pattern": "^[A-Za-z]{2}[0-9]{4}$",
  ]

  /// The schema of patterns and folders.
  static let pathsSchema: [JSONField] = [JSONField](members: [
    "type": "array", "items": ["type": "string", "minLength": 1],
  ])

  /// The schema of an object with some members.
  private static func object(of members: [ConfigurationMember]) -> [JSONField] {
    let properties = members.map { member in
      JSONField(
        member.name, .object([JSONField("description", .string(member.help))] + member.schema))
    }
    return [JSONField](members: [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ])
  }

  /// The JSON Schema of configuration files.
  static var schemaOfFiles: [UInt8] {
    let head = [JSONField](members: [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Xsheet configuration",
      "description": "The settings of a project: the file .xsheet.json.",
    ])
    return JSONWriter.bytes(.object(head + object(of: all)))
  }
}

/// The page of help about configuration files.
enum ConfigurationTopic {
  /// The name, as in `xsheet help configuration`.
  static let name = "configuration"

  /// The page.
  static let topic = HelpTopic(
    name: name, abstract: "The settings of a project in a file \(Configuration.fileName).",
    text: """
      The configuration of a file is the nearest \(Configuration.fileName) in its folder or one around it; \
      configurations are not merged. --config names one for all files, --no-config turns them off, and \
      options on the command line win. The file is a JSON object. Unknown members and wrong values are errors, \
      with line and column, and end the command with status 78.

      \(members)

      Patterns are those of .gitignore: * stands for any part of a name, ? for a character, [a-z] for one of a \
      set, ** for any number of folders. A pattern with a slash that does not end it is relative to the \
      folder of the configuration, others match names at any depth. A slash at the end limits a pattern to \
      folders, and what is in them; ! at the beginning takes back what an earlier pattern matched.

      An example:

        {
          "failOn": "warning",
          "baseline": "designs/baseline.json",
          "ignore": ["LI0701", {"codes": ["LI0301"], "paths": ["legacy/**"]}],
          "exclude": ["node_modules/", "**/drafts/*.json"],
          "target": "lottie-ios-coreanimation",
          "tolerance": [0.1, 0.1, 0.5],
          "swiftui": {"style": "keyframes", "names": {"icons/bell.json": "BellView"}}
        }
      """)

  /// The members with their meaning.
  private static var members: String {
    ConfigurationMember.all.map { "\($0.name): \($0.help)" }.joined(separator: "\n\n")
  }
}

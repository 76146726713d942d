import CommandLineParsing
import Diagnostics
import Xsheet

/// The settings of a project for SwiftUI source: the member `swiftui` of a configuration.
struct SwiftUIConfiguration {
  /// The values of options of `convert`, by their names.
  var options: [String: [String]] = [:]
  /// The names of views, with the patterns of their files; the first that matches counts.
  var names: [(pattern: PathPattern, name: String)] = []
  /// The files that no views are written of.
  var excluded: [PathPattern] = []

  /// The members beside options: names of views, and files without views.
  static let (namesMember, excludeMember) = ("names", "exclude")

  /// The options that a configuration can set: those that hold for several files.
  static let configurable =
    ConvertCommand.declaration.options.filter { ["interval", "no-bake"].contains($0.name) }
    + SwiftUISettings.options.filter { !SwiftUISettings.ownOptions.contains($0.name) }

  /// The names of all members.
  static let memberNames =
    configurable.map { memberName(of: $0) } + [namesMember, excludeMember]

  /// The names of the members for options, as a list.
  static var optionNames: String {
    configurable.map { memberName(of: $0) }.joined(separator: ", ")
  }

  /// The name of the member for an option, such as `minOS` for `min-os`.
  static func memberName(of option: Option) -> String {
    let words = option.name.split(separator: "-").map(String.init)
    return words.dropFirst().reduce(words.first ?? "") { name, word in
      name + (word == "os" ? "OS" : word.uppercasingFirst)
    }
  }

  /// The schema of the member.
  static var schema: JSONNode {
    let options = configurable.map { option in
      JSONField(
        memberName(of: option),
        .object([JSONField("description", .string(option.help))] + schema(of: option.value?.kind)))
    }
    let others = [
      JSONField(
        namesMember,
        [
          "description": "The names of root views, by patterns of their files.",
          "type": "object", "additionalProperties": ["type": "string", "minLength": 1],
        ]),
      JSONField(
        excludeMember,
        [
          "description": "The files that no views are written of: patterns.", "type": "array",
          "items": ["type": "string", "minLength": 1],
        ]),
    ]
    return [
      "type": "object", "properties": .object(options + others), "additionalProperties": false,
    ]
  }

  private static func schema(of kind: ValueKind?) -> [JSONField] {
    switch kind {
    case nil: [JSONField("type", "boolean")]
    case .choice(let words): [JSONField("enum", .array(words.map { .string($0) }))]
    case .integer(let range):
      [JSONField](members: [
        "type": "integer", "minimum": .int(range.lowerBound), "maximum": .int(range.upperBound),
      ])
    case .number(let range):
      [JSONField](members: [
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ])
    case .text, .file, .directory: [JSONField("type", "string")]
    }
  }
}

extension Configuration {
  /// The options of `convert` that the configuration sets.
  var optionNames: Set<String> {
    Set(swiftUI.options.keys).union(tolerance == nil ? [] : ["tolerance"])
  }

  /// The name that the configuration gives to the root view of a file; `nil` for none.
  func viewName(of file: InputFile) -> String? {
    let path = names(to: file.source.filePath ?? file.name)[...]
    return swiftUI.names.first { $0.pattern.matches(path, isFolder: false) }?.name
  }

  /// Whether a file was found of which no views are to be written.
  func leavesOutViews(of file: InputFile) -> Bool {
    guard file.source.isFound else { return false }
    let path = names(to: file.source.filePath ?? file.name)
    return excluded.matchFile(path) || swiftUI.excluded.matchFile(path)
  }
}

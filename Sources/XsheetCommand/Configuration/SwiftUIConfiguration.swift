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

  /// The members for options that hold for several files.
  static let optionMembers =
    (ConversionOptions.options.filter { $0.name != ConversionOptions.toleranceOption.name }
    + [ConversionOptions.noBake]
    + SwiftUISettings.options.filter { !SwiftUISettings.ownOptions.contains($0.name) })
    .map(ConfigurationMember.init)

  /// All members.
  static let members =
    optionMembers + [
      ConfigurationMember(
        name: "names", help: "The names of root views, by patterns of their files.",
        schema: [JSONField](members: [
          "type": "object", "additionalProperties": ["type": "string", "minLength": 1],
        ])
      ) { $0.configuration.swiftUI.names = $0.viewNames($1) },
      ConfigurationMember(
        name: "exclude", help: "The files that no views are written of: patterns.",
        schema: ConfigurationMember.pathsSchema
      ) { $0.configuration.swiftUI.excluded = $0.patterns($1) },
    ]
}

extension ConfigurationMember {
  /// The member for an option of `convert`, such as `minOS` for `min-os`.
  fileprivate init(_ option: Option) {
    let words = option.name.split(separator: "-").map(String.init)
    name = words.dropFirst().reduce(words.first ?? "") { name, word in
      name + (word == "os" ? "OS" : word.uppercasingFirst)
    }
    help = option.help
    schema = ConfigurationMember.schema(of: option.value?.kind)
    read = { reader, value in
      guard let words = reader.values(of: option, value) else { return }
      reader.configuration.swiftUI.options[option.name] = words
    }
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
    let names = Set(swiftUI.options.keys)
    return tolerance == nil ? names : names.union([ConversionOptions.toleranceOption.name])
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

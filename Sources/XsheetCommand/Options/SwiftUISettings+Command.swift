import CommandLineParsing
import Xsheet

extension ParsedCommand {
  /// The command with all options of `convert`, and with their values in the configuration of a file.
  func withSwiftUISettings(of file: InputFile) -> ParsedCommand {
    with(
      defaults: file.configuration.swiftUI.options, of: ConvertCommand.declaration.options)
  }

  /// Whether SwiftUI source of a file has copies of its fonts.
  func copiesFonts(of file: InputFile) -> Bool {
    withSwiftUISettings(of: file).flag(SwiftUISettings.copyFonts.name)
  }
}

extension SwiftUIReplay.Source {
  /// Makes a source that is converted as `convert` does, with the settings of a file's configuration.
  ///
  /// The command's own options override the configuration. The options of the verification come without a conversion.
  init(
    _ animation: AnimationFile, _ file: InputFile, _ command: ParsedCommand,
    _ options: VerificationOptions = VerificationOptions()
  ) throws {
    let command = command.withSwiftUISettings(of: file)
    self.init(animation, try SwiftUISettings(command, for: .swiftUI), options)
    var plain = file.source(keepingOwnFonts: command.copiesFonts(of: file))
    if let theme = plain.theme {
      plain.theme = nil
      self.theme = (theme, try AnimationFile(plain))
    }
    self.options.conversion = try ConversionOptions(command, file.configuration)
    self.options.bakesPictures = command.bakesPictures
  }
}

extension SwiftUISettings {
  /// The option for the style of SwiftUI source.
  static let styleOption = Option.value(
    "style", placeholder: "style",
    kind: .choice(SwiftUIStyle.allCases.map(\.rawValue)),
    defaultValue: SwiftUISettings().style.rawValue,
    help: "A clock whose events change views, or views as functions of the time.")

  /// The option for the oldest system.
  static let minimumSystemOption = Option.value(
    "min-os", placeholder: "system",
    help: """
      The oldest system of the app, such as 'iOS 15' or 'macOS 12', which the source is written for; names that it lacks \
      nevertheless are findings. Default: iOS 17 and macOS 14.
      """)

  /// The options that change what SwiftUI source shows, of commands that run it.
  static let replayOptions = [styleOption, minimumSystemOption]

  /// The option that copies fonts.
  static let copyFonts = Option.flag(
    "copy-fonts",
    help: """
      Copy the font files that the views use into the folder Fonts of their module. Fonts of a design itself stay fonts \
      then. Their licenses must allow to ship them with an app.
      """)

  /// The options that hold for one file or one target, not for a project.
  static let ownOptions: Set = ["name", "label", "tests-output", "module", "support-output"]

  /// The options of `convert --format swiftui`.
  static let options: [Option] = [
    styleOption,
    .value(
      "name", placeholder: "name", repeats: true,
      help: """
        The name of the root view and its file; of several files, one for each in their order. Default: made \
        of the name of the file.
        """),
    .value(
      "access", placeholder: "level",
      kind: .choice(SwiftUISettings.Access.allCases.map(\.rawValue)),
      defaultValue: SwiftUISettings().access.rawValue,
      help: "The access of the root view, its initializer and its body."),
    .value(
      "indent", placeholder: "n", kind: .integer(SwiftUISettings.indentations),
      defaultValue: "\(SwiftUISettings().indentation)",
      help: "The number of spaces of an indentation."),
    .value(
      "still", placeholder: "seconds", kind: .number(0...1e6),
      help: """
        The time of the state that is shown to people who prefer reduced motion. Default: the end of the cycle.
        """),
    minimumSystemOption,
    .value(
      "bundle", placeholder: "bundle",
      kind: .choice(SwiftUISettings.PictureBundle.allCases.map(\.rawValue)),
      help: """
        The bundle that has the pictures and fonts: that of the app, or of the target of a package. Default: 'module' in \
        a package, 'main' elsewhere. A given 'module' also has the translations of texts.
        """),
    copyFonts,
    .value(
      "label", placeholder: "text",
      help: """
        What assistive technologies say of the view; a key of the table of strings. Default: the name of the design.
        """),
    .flag("decorative", help: "Let assistive technologies pass over the view."),
    .value(
      "support", placeholder: "place",
      kind: .choice(SwiftUISettings.Support.allCases.map(\.rawValue)),
      help: """
        The place of the types that views share: XsheetSupport.swift, or the file of the view. Default: 'separate' \
        in a folder, 'embedded' on standard output.
        """),
    .value(
      "support-module", placeholder: "name",
      help: "The module that has the types that views share. Default: that of the views."),
    .value(
      "support-output", placeholder: "folder", kind: .directory,
      help: """
        The folder of the source of that module, to write it, too. Without --support-module it is the folder of the \
        module of the views, which gets XsheetSupport.swift; default: the folder of --output, and in a package that of \
        the target.
        """),
    .flag(
      "with-tests",
      help: "Also write NAMEViewTests.swift, tests of the view's clock for Swift Testing."),
    .value(
      "tests-output", placeholder: "folder", kind: .directory,
      help: "The folder of the tests. Default: the folder of the views."),
    .value(
      "module", placeholder: "name",
      help: "The module of the views, which their tests import. Default: the import is left to you."
    ),
  ]

  /// Makes settings from the options for SwiftUI source; those are refused for other formats.
  init(_ command: ParsedCommand, for format: ExportFormat) throws(CommandFailure) {
    self.init()
    guard format.name == ExportFormat.swiftUI.name else {
      if let option = SwiftUISettings.options.first(where: { command.isGiven($0.name) }) {
        throw CommandFailure(
          .usage, "--\(option.name) is for --format \(ExportFormat.swiftUI.name) only.")
      }
      return
    }
    style = command.choice("style") ?? style
    access = command.choice("access") ?? access
    bundle = command.choice("bundle")
    copiesFonts = command.flag(SwiftUISettings.copyFonts.name)
    support = command.choice("support")
    supportModule = command.string("support-module")
    try CommandFailure.refuse(
      if: supportModule != nil && support == .embedded,
      "--support embedded and --support-module contradict each other.")
    try CommandFailure.refuse(
      if: support == .embedded && command.isGiven("support-output"),
      "--support embedded and --support-output contradict each other.")
    label = command.string("label")
    isDecorative = command.flag("decorative")
    try CommandFailure.refuse(
      if: label != nil && isDecorative, "--label and --decorative contradict each other.")
    includesTests = command.flag("with-tests")
    still = command.number("still")
    indentation = command.integer("indent") ?? indentation
    guard let system = command.string("min-os") else { return }
    minimumSystem = MinimumSystem(system)
    try CommandFailure.refuse(
      if: minimumSystem == nil,
      "--min-os: expected a system such as “iOS 17” or “macOS 14”; found “\(system)”.")
  }

  /// The option of the build plugin for the names of Swift files.
  static let source = Option.value(
    "source", placeholder: "name", repeats: true, hidden: true,
    help: """
      The name of the Swift file of each file, in their order, instead of one that is named for the view. A file \
      without views becomes one without code.
      """)

  /// The names of --name, by the names of the files.
  static func viewNames(_ command: ParsedCommand) throws(CommandFailure) -> [String: String] {
    let names = try fileNames("name", command)
    for name in command.strings("name") {
      guard let problem = SwiftUIOptions.problem(ofViewName: name) else { continue }
      throw CommandFailure(.usage, "--name: “\(name)” \(problem).")
    }
    return names
  }

  /// The values of an option that has one for each file, by the names of the files; empty if it is not given.
  static func fileNames(
    _ option: String, _ command: ParsedCommand
  ) throws(CommandFailure) -> [String: String] {
    let (names, files) = (command.strings(option), command.arguments("file"))
    guard !names.isEmpty else { return [:] }
    try CommandFailure.refuse(
      if: names.count != files.count,
      "--\(option): \(names.count) names are given for \(files.count) files.")
    return Dictionary(zip(files, names), uniquingKeysWith: { first, _ in first })
  }
}

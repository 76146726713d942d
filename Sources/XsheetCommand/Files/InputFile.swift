import Batches
import CommandLineParsing
import Platform
import TextLayout
import Xsheet

/// A file to work on, with its place in a folder that was given.
struct InputFile {
  /// The file.
  var source: SourceFile
  /// The folders from the given folder to the file, for outputs.
  var subfolder = ""
  /// The settings of the project that the file belongs to.
  var configuration = Configuration()

  /// The name in messages.
  var name: String { source.name }

  /// The codes that the configuration ignores in the file.
  var ignoredCodes: Set<DiagnosticCode> {
    guard !configuration.ignored.isEmpty else { return [] }
    return configuration.ignored.codes(inFile: configuration.names(to: source.filePath ?? name))
  }
}

// Messages.
extension InputFile {
  /// A line with the number of findings that the configuration does not ignore, and how to list them; empty for none.
  func notice(of findings: DiagnosticList) -> String {
    let report = report(on: findings.items)
    guard report.highestSeverity != nil else { return "" }
    return "\(name.printable): \(report.summary); 'xsheet report' lists them."
  }

  /// Lines for the findings about what an export leaves out.
  func lines(of findings: [Diagnostic]) -> [String] {
    report(on: findings).lines(atLeast: .note)
  }

  private func report(on findings: [Diagnostic]) -> FindingsReport {
    FindingsReport(file: name, findings: findings).listing(ignoring: ignoredCodes)
  }

  /// The findings that the configuration does not ignore.
  func counted(_ findings: [Diagnostic]) -> [Diagnostic] {
    let ignored = ignoredCodes
    return findings.filter { !ignored.contains($0.code) }
  }
}

extension InputFile {
  /// The file of a command if it is the only one; `nil` for several, and for options of batches.
  static func only(of command: ParsedCommand) throws -> InputFile? {
    let arguments = command.arguments("file")
    guard arguments.count == 1, BatchOptions.firstGiven(in: command) == nil,
      InputFiles.isStandardInput(arguments[0]) || FileKind(arguments[0]) != .folder
    else { return nil }
    let files = try InputFiles(arguments, InputOptions(command)).all().files
    return files.count == 1 ? files[0] : nil
  }

  /// Makes the one file that an argument of a command names.
  init(argument: String, _ command: ParsedCommand) throws {
    let list = try InputFiles([argument], InputOptions(command)).all()
    if let failure = list.failures.first { throw failure }
    guard list.files.count == 1 else {
      let names = list.files.map(\.name).joined(separator: ", ")
      throw CommandFailure(.usage, "\(argument) holds several animations; name one of \(names).")
    }
    self = list.files[0]
  }

  /// The files that a command's arguments name, one each.
  ///
  /// Later files may also read the pictures of the first.
  static func all(_ arguments: [String], _ command: ParsedCommand) throws -> [InputFile] {
    var files = try arguments.map { try InputFile(argument: $0, command) }
    for index in files.indices.dropFirst() {
      files[index].source = files[index].source(besides: files[0])
    }
    return files
  }

  /// The file, whose texts in fonts of its own may stay text, as SwiftUI source has copies of the fonts.
  func source(keepingOwnFonts keepsOwnFonts: Bool) -> SourceFile {
    var source = source
    source.text.keepsOwnFonts = keepsOwnFonts
    return source
  }

  /// The file, which may also read the pictures of the one that it is compared with.
  func source(besides other: InputFile) -> SourceFile {
    var source = source
    source.assetFolders.append(other.source.folder)
    return source
  }
}

/// The options of all commands that read animations.
struct InputOptions {
  /// The options of all commands that read animations.
  static let options: [Option] =
    [
      .value(
        "assets", placeholder: "folder", kind: .directory, repeats: true,
        help: """
          A folder from which pictures are read; by default only the folder of the file is one, and pictures \
          elsewhere are findings.
          """),
      .value(
        "collapse", placeholder: "mode", kind: .choice(CollapseMode.allCases.map(\.rawValue)),
        defaultValue: CollapseMode.cut.rawValue,
        help: """
          Where precompositions with collapsed transformations end: 'cut' cuts them at their frame, as players \
          do, 'show' shows what lies beyond, as After Effects does.
          """),
      .value(
        "theme", placeholder: "name",
        help: "The theme of a dotLottie archive or a timeline that gives the values of its slots."),
    ] + TextOptions.ofCommands + [
      .value(
        "stdin-filename", placeholder: "name", kind: .file,
        help: """
          The file that standard input stands for: in messages, and to find its pictures and configuration.
          """),
      .value(
        "config", placeholder: "file", kind: .file,
        help: """
          The configuration of all files, instead of the nearest \(Configuration.fileName) in the folder of \
          each file or around it; see 'xsheet help \(ConfigurationTopic.name)'.
          """),
      .flag("no-config", help: "Read no configuration."),
      package,
    ]

  /// The option of plugins for packages.
  static let package = Option.flag(
    "package", hidden: true,
    help: """
      The files are those of a package: JSON of other kinds is skipped, as in folders, settings of the old name \
      \(Configuration.oldFileName) are read, and errors have the form of a compiler's.
      """)

  private let command: ParsedCommand?
  /// The fonts in the folders of --font-dir; `nil` without the option.
  private let fonts: FontLibrary?
  /// The configurations of --config and --no-config.
  let configurations: ConfigurationSource

  /// The options without any choice.
  init() { (command, fonts, configurations) = (nil, nil, ConfigurationSource()) }

  /// Checks the options.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    self.command = command
    _ = try command.folders("assets")
    let folders = try command.folders("font-dir")
    fonts = folders.isEmpty ? nil : FontLibrary(folders: folders)
    try command.checkAtMostOne(of: ["prefer-fonts", "live-text"])
    configurations = try ConfigurationSource(command)
  }

  /// Makes a file with these options.
  func file(_ source: SourceFile, subfolder: String) throws(CommandFailure) -> InputFile {
    var source = source
    let configuration = try configurations.configuration(ofFolder: source.folder)
    source.text = configuration.text
    if let command {
      source.assetFolders = command.strings("assets")
      source.collapse = command.choice("collapse") ?? source.collapse
      source.theme = command.string("theme")
      source.isFound = source.isFound || command.flag(InputOptions.package.name)
      source.text.take(command, fonts)
    }
    return InputFile(source: source, subfolder: subfolder, configuration: configuration)
  }

  /// The file of standard input, for `-` or `-#NAME`.
  func standardInput(_ argument: String) -> SourceFile {
    var path = command?.string("stdin-filename")
    var animation = argument == "-" ? nil : String(argument.dropFirst(2))
    let mark = ".lottie#"
    if let name = path,
      let start = name.indices.last(where: {
        name[$0...].prefix(mark.count).lowercased() == mark
      })
    {
      let end = name.index(start, offsetBy: mark.count)
      path = String(name[..<end].dropLast())
      if argument == "-" { animation = String(name[end...]) }
    }
    let name = path ?? "standard input"
    return SourceFile(
      name: animation.map { "\(name)#\($0)" } ?? name, origin: .standardInput(path: path),
      animation: animation)
  }
}

extension ParsedCommand {
  /// The values of an option, which must be folders.
  func folders(_ option: String) throws(CommandFailure) -> [String] {
    let folders = strings(option)
    for folder in folders where FileKind(folder) != .folder {
      throw CommandFailure(.usage, "--\(option): \(folder) is not a folder.")
    }
    return folders
  }
}

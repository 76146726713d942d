import CommandLineParsing
import Foundation
import Xsheet

/// The options of all commands that read animations.
struct InputOptions {
  /// The options of all commands that read animations.
  static let options: [Option] = [
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
  ]

  /// The folders of --assets.
  let assetFolders: [String]
  /// How collapsed precompositions end.
  let collapse: CollapseMode
  /// The name that stands for standard input, without the name of an animation.
  let standardInputPath: String?
  /// The animation that is read from standard input, if the name for it has one.
  let standardInputAnimation: String?
  /// The configurations of --config and --no-config.
  let configurations: ConfigurationSource

  /// The options without any choice.
  init() {
    (assetFolders, collapse, standardInputPath, standardInputAnimation) = ([], .cut, nil, nil)
    configurations = ConfigurationSource()
  }

  /// Checks and reads the options.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    assetFolders = command.strings("assets")
    for folder in assetFolders where FileKind(folder) != .folder {
      throw CommandFailure(.usage, "--assets: \(folder) is not a folder.")
    }
    collapse = command.choice("collapse") ?? .cut
    let name = command.string("stdin-filename")
    let mark = name?.range(of: ".lottie#", options: [.backwards, .caseInsensitive])
    standardInputPath = name.map { name in
      mark.map { String(name[..<$0.upperBound].dropLast()) } ?? name
    }
    standardInputAnimation = name.flatMap { name in mark.map { String(name[$0.upperBound...]) } }
    configurations = try ConfigurationSource(command)
  }

  /// Makes a file with these options.
  func file(_ source: SourceFile, subfolder: String) throws(CommandFailure) -> InputFile {
    var source = source
    source.assetFolders = assetFolders
    source.collapse = collapse
    return InputFile(
      source: source, subfolder: subfolder,
      configuration: try configurations.configuration(ofFolder: source.folder))
  }

  /// The file that `-` or `-#NAME` stands for.
  func standardInput(_ argument: String) -> SourceFile {
    let animation = argument == "-" ? standardInputAnimation : String(argument.dropFirst(2))
    let name = standardInputPath ?? "standard input"
    return SourceFile(
      name: animation.map { "\(name)#\($0)" } ?? name,
      origin: .standardInput(path: standardInputPath), animation: animation)
  }
}

/// The files that arguments refer to, all at once.
struct InputList {
  /// The files, in the order of the arguments; those that are missing included.
  private(set) var files: [InputFile] = []
  /// The folders without files.
  private(set) var failures: [CommandFailure] = []

  /// Lists files, those in folders included.
  init(_ arguments: [String], _ options: InputOptions) throws {
    let source = try InputSource(arguments, options)
    while let entry = try source.next() {
      switch entry {
      case .file(let file, _): files.append(file)
      case .refused(_, let failure): failures.append(failure)
      }
    }
  }

  /// Works on the files, one after the other.
  ///
  /// - Parameters:
  ///   - body: The work on a file.
  ///   - failed: Is called with the failures, first those of folders.
  func forEach(
    _ body: (InputFile) throws -> Void, failed: (CommandFailure) throws -> Void
  ) throws {
    for failure in failures { try failed(failure) }
    for file in files {
      do {
        try body(file)
      } catch {
        try failed(CommandFailure(error))
      }
    }
  }

  /// Checks that standard input is given at most once.
  static func checkStandardInput(_ arguments: [String]) throws(CommandFailure) {
    guard arguments.count(where: isStandardInput) <= 1 else {
      throw CommandFailure(.usage, "standard input can be read only once, but - is given twice.")
    }
  }

  /// Whether an argument is `-`, or `-#NAME` for one of several animations.
  static func isStandardInput(_ argument: String) -> Bool {
    argument == "-" || argument.hasPrefix("-#")
  }
}

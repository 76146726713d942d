import Batches
import CommandLineParsing
import Platform
import Xsheet

/// `xsheet convert`: exports designs as timelines.
struct ConvertCommand: FileCommand {
  static let name = "convert"

  static let declaration = Command(
    name: name, abstract: "Export a composition as a timeline of timer events.",
    discussion: """
      NAME.json becomes NAME.xsheet.json, and pictures are copied to the folder NAME.images beside it, or into \
      the timeline on standard output. Files of a folder keep their subfolders. A timeline is written with all \
      its pictures or not at all. The number of animated \
      properties, of exact ones, and of actions for a keyframe goes to standard error.

      With --format swiftui, NAME.json or a timeline becomes NAMEView.swift. XsheetSupport.swift in the folder of the \
      output has the types that all such files use, those of subfolders too. Their headers tell how to make them again.

      A timeline or a Swift file that was edited is not replaced without --merge or --force, and its edits are \
      listed. In Swift files, code in custom regions, which are comments such as 'xsheet:begin custom members', \
      stays in any case.
      """,
    options: InputOptions.options + [
      .value(
        "output", short: "o", placeholder: "folder", kind: .directory,
        help: """
          The folder to write to; it is made if it is missing. - is standard output. Without this option, \
          files go to the present folder, and standard input to standard output.
          """),
      .value(
        "format", placeholder: "format", kind: .choice(ExportFormat.all.map(\.name)),
        defaultValue: ExportFormat.timeline.name, help: "The format to export to."),
    ] + ConversionOptions.options + [
      .flag(
        "link-pictures",
        help: "Refer to picture files where they are, by relative paths, instead of copying them."),
      ConversionOptions.noBake,
      .flag(
        "merge",
        help: """
          Merge the edits of a file that was edited since xsheet wrote it. What xsheet wrote is found in git, and kept \
          in the folder .xsheet from then on. Conflicts have marks, and make the exit status 1.
          """),
      .flag(
        "force",
        help: """
          Replace files even if they were edited, or not written by xsheet. Custom regions of Swift files stay \
          nevertheless.
          """),
    ] + SwiftUISettings.options + [SwiftUISettings.source] + BatchOptions.options + [
      CommandTree.quiet
    ],
    arguments: [CommandTree.timelinesToo])

  /// The result of an export.
  struct Product: Codable, Sendable {
    /// The text of a file for standard output; `nil` if files were written.
    var text: Data?
    /// The summary of generated SwiftUI source; `nil` for other formats.
    var source: SwiftUISummary?
    /// Whether no views are written of the file.
    var isLeftOut = false
    /// Whether edits and new lines contradict each other in a file.
    var hasConflicts = false
  }

  static let title = "Converting"

  let command: ParsedCommand
  let format: ExportFormat
  /// The names of --source and --name, by arguments.
  let sourceNames: [String: String]
  private let viewNames: [String: String]
  private var summary = SwiftUISummary()

  /// Checks the options; wrong ones are refused before the first file.
  init(command: ParsedCommand) throws {
    self.command = command
    format = command.string("format").flatMap { ExportFormat(named: $0) } ?? .timeline
    try command.checkAtMostOne(of: ["merge", "force"])
    _ = try SwiftUISettings(command, for: format)
    viewNames = try SwiftUISettings.viewNames(command)
    sourceNames = try SwiftUISettings.fileNames(SwiftUISettings.source.name, command)
    _ = try ConversionOptions(command, Configuration())
    try checkOutput()
  }

  var outputFolder: String { command.string("output") ?? "" }

  func output(of file: InputFile) throws -> String? {
    guard let folder = outputFolder(for: file), !leavesOut(file) else { return nil }
    let name = try sourceName(of: file) ?? format(for: file).fileName(of: file.source.stem)
    return folder.appendingPath(name)
  }

  func product(of file: InputFile, _ work: FileContext) throws -> Product {
    guard !leavesOut(file) else { return try leftOut(file, "The configuration excludes") }
    let animation: AnimationFile
    do {
      animation = try source(of: file)
    } catch let error where isPackage && CommandFailure(error).isForeign {
      return try leftOut(file, "There is no animation in")
    }
    work.log.opened(animation)
    let (timeline, (product, omissions)) = try timeline(of: animation, file) {
      try export($0, of: file, work)
    }
    let findings = animation.diagnostics(with: timeline)
    work.log.count(file.counted(findings.items + omissions.items))
    if let summary = timeline.summary { work.note("\(file.name.printable): \(summary.text).") }
    work.note(file.lines(of: omissions.items))
    work.note(file.notice(of: findings))
    return product
  }

  mutating func add(_ product: Product, of file: InputFile) throws -> FileJudgment {
    if let text = product.text { try Console.write([UInt8](text)) }
    if let source = product.source { summary.add(source) }
    return FileJudgment(
      product.isLeftOut ? .skipped : .converted, product.hasConflicts ? .findings : .done)
  }

  mutating func add(_ failure: CommandFailure, of file: InputFile) throws -> CommandFailure {
    isPackage ? failure.asBuildMessage(of: file.name) : failure
  }

  consuming func run() throws -> ExitStatus {
    let isPackage = isPackage
    do {
      try checkViewNames()
      let status = try work(on: command).status
      if !sourceNames.isEmpty { try PlaceholderSource.writeSupport(to: outputFolder) }
      if !command.flag("quiet") {
        for line in summary.lines { Console.note(line.printable) }
      }
      return status
    } catch let error where isPackage {
      throw CommandFailure(error).asBuildMessage()
    }
  }

  /// The design or the timeline of a file; only other formats take timelines.
  func source(of file: InputFile) throws -> AnimationFile {
    let source = file.source(keepingOwnFonts: try copiesFonts(of: file))
    return format.name == ExportFormat.timeline.name
      ? .design(try Design(source)) : try AnimationFile(source)
  }

  /// The timeline of a file, which a design is converted to, and the result of a function that writes it.
  private func timeline<Result>(
    of animation: AnimationFile, _ file: InputFile, _ write: (TimelineDocument) throws -> Result
  ) throws -> (TimelineDocument, Result) {
    let bakesPictures = command(for: file).bakesPictures
    switch animation {
    case .timeline(let timeline):
      let timeline = timeline.setting(bakesPictures: bakesPictures)
      return (timeline, try write(timeline))
    case .design(let design):
      return try design.converted(
        try ConversionOptions(command(for: file), file.configuration),
        bakesPictures: bakesPictures, for: format, isCounted: !command.flag("quiet"), write)
    }
  }

  /// The command with the settings of a file's configuration.
  func command(for file: InputFile) -> ParsedCommand {
    isSwiftUI ? command.withSwiftUISettings(of: file) : command
  }

  /// The format with the settings for a file.
  func format(for file: InputFile) throws -> ExportFormat {
    guard isSwiftUI else { return format }
    var settings = try SwiftUISettings(command(for: file), for: format)
    let argument = argument(of: file)
    settings.viewName = try chosenViewName(of: file)
    let module = try moduleFolder(of: file)
    settings.command = commandLine(
      for: file, argument, viewNames[argument].map { ["--name", $0] } ?? [], settings, in: module)
    settings.copiesFonts = try copiesFonts(of: file)
    var places = SwiftUIPlacement()
    places.sourceName = try sourceName(of: file)
    places.moduleFolder = module
    places.testFolder = command.string("tests-output")
    places.testedModule = command.string("module")
    if settings.supportModule != nil { places.supportFolder = command.string("support-output") }
    // The build of a target has no place for its tests.
    if places.sourceName != nil { settings.includesTests = false }
    try CommandFailure.refuse(
      if: settings.includesTests && isPackage && places.testFolder == nil,
      "tests have no place: no test target depends on the target of \(file.name).")
    return .swiftUI(settings, places: places)
  }

  /// The name of the root view that --name or a configuration gives to a file; `nil` for none.
  func chosenViewName(of file: InputFile) throws(CommandFailure) -> String? {
    let given = viewNames[argument(of: file)]
    try CommandFailure.refuse(
      if: !viewNames.isEmpty && given == nil,
      "--name: \(file.name) is one of several files of an argument.")
    return given ?? file.configuration.viewName(of: file)
  }

  /// The name of the Swift file that --source gives to a file; `nil` without the option.
  func sourceName(of file: InputFile) throws(CommandFailure) -> String? {
    let name = sourceNames[argument(of: file)]
    guard name != nil || sourceNames.isEmpty else {
      throw CommandFailure(
        .unusableInput, "\(file.name) is one of several animations of an archive; split it.")
    }
    return name
  }

  /// The argument that names a file.
  func argument(of file: InputFile) -> String {
    guard case .standardInput = file.source.origin else { return file.name }
    return command.arguments("file").first(where: InputFiles.isStandardInput) ?? "-"
  }

  /// The command that converts one file as this one does, with paths relative to the folder of the output.
  private func commandLine(
    for file: InputFile, _ argument: String, _ name: [String], _ settings: SwiftUISettings,
    in module: String?
  ) -> String {
    let folder = outputFolder(for: file)
    func path(_ path: String) -> String {
      InputFiles.isStandardInput(path) ? path : RelativePath.shared(to: path, from: folder ?? "")
    }
    let animation = file.source.animation.map { "#\($0)" } ?? ""
    let input = file.source.path.map { path($0) + animation } ?? argument
    var headerless = ConvertCommand.headerless
    if !settings.includesTests { headerless.formUnion(["tests-output", "module"]) }
    if settings.supportModule == nil { headerless.insert("support-output") }
    let configured = file.configuration.optionNames
    var options = command.optionWords(
      except: headerless, omitsDefault: { !configured.contains($0) }, path: path)
    if let folder, let module, settings.support != .embedded, settings.supportModule == nil {
      let path = RelativePath.path(toFolder: module, from: folder)
      if !path.isEmpty { options += ["--support-output", path] }
    }
    return ConvertCommand.line(
      ["xsheet", "convert", input, "--output", folder == nil ? "-" : "."] + name + options)
  }

  /// The options that the command in a header leaves out.
  private static let headerless = BatchOptions.names.union([
    "force", "merge", "name", "output", "quiet", InputOptions.package.name,
    SwiftUISettings.source.name,
  ])

  /// The characters of words that need no quotes.
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@%+=:,./-")

  /// Words as a line of shell; those with other characters than letters, digits and a few signs are quoted.
  static func line(_ words: [String]) -> String {
    words.map { word in
      !word.isEmpty && word.allSatisfy(plain.contains) ? word : word.quotedForShell
    }.joined(separator: " ")
  }

  /// Writes a timeline to a folder, or makes the text for standard output; the findings are about omissions.
  private func export(
    _ timeline: TimelineDocument, of file: InputFile, _ work: FileContext
  ) throws -> (Product, DiagnosticList) {
    let format = try format(for: file)
    let name = file.source.stem
    let linksPictures = command.flag("link-pictures")
    guard let folder = outputFolder(for: file) else {
      let export = try format.exporter.export(
        timeline, named: name, in: nil, linksPictures: linksPictures)
      guard let only = export.files.first, export.files.count == 1 else {
        throw CommandFailure(
          .usage,
          "standard output takes one file, not the \(export.files.count) of format \(format).")
      }
      return (Product(text: Data(only.bytes)), export.diagnostics)
    }
    let export = try timeline.export(
      toFolder: folder, as: format, named: name, linksPictures: linksPictures,
      edits: edits)
    for conflicts in export.conflicts {
      let places = NumberText.count(conflicts.count, "conflict")
      work.log.notes.append("\(conflicts.path.printable): \(places) between <<<<<<< and >>>>>>>.")
    }
    let hasConflicts = !export.conflicts.isEmpty
    work.log.outputs += export.files.map(\.path).filter { !TimelineExport.isShared($0) }
      .map(folder.appendingPath)
    guard isSwiftUI else {
      return (Product(hasConflicts: hasConflicts), export.diagnostics)
    }
    let view = format.fileName(of: name).withoutExtension
    let source = SwiftUISummary(export, to: folder, view: view)
    return (Product(source: source, hasConflicts: hasConflicts), export.diagnostics)
  }

  /// Refuses the name of a file if a folder is required.
  private func checkOutput() throws {
    guard let folder = command.string("output"), folder.hasSuffix(".json"),
      FileKind(folder) != .folder
    else { return }
    throw CommandFailure(
      .usage,
      "--output: \(folder) looks like a file; a folder is needed, or - for standard output.")
  }

  /// The folder that a file is exported to; `nil` for standard output.
  func outputFolder(for file: InputFile) -> String? {
    let folder = command.string("output")
    if folder == "-" || (folder == nil && file.source.path == nil) { return nil }
    return (folder ?? "").appendingPath(file.subfolder)
  }
}

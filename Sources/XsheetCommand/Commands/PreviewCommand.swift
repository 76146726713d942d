import Batches
import CommandLineParsing
import Xsheet

/// `xsheet preview`: writes pages that show animations.
struct PreviewCommand: FileCommand {
  static let name = "preview"

  static let declaration = Command(
    name: name, abstract: "Write pages that show designs beside their timelines.",
    discussion: """
      A page is one HTML file that opens offline. It shows a design and the timeline that convert writes of it side \
      by side, over each other, or as their difference; below them are the exposure sheet, the findings, the verdict \
      and the features. A timeline is shown alone. A name that ends with .html is that of one page, of a file or of \
      two that are compared; another name is that of a folder, for a page of each file and an index.

      Pictures are stored once if they are equal, and otherwise as the parts that changed. They are exact on pages up \
      to 5 MB; on larger ones, colors are approximated where that makes the page smaller.

      With --watch the page is served on this machine and follows its file: a picture when the file is saved, the whole \
      page after it, and the errors of the file as long as it has some.

        xsheet preview animation.json -o animation.html
        xsheet preview designs -o previews --max-size 5MB
        xsheet preview animation.xsheet.json --watch
      """,
    options: InputOptions.options + [
      .value(
        "output", short: "o", placeholder: "path", kind: .file,
        help: """
          A page, as in animation.html, or a folder of pages; - is standard output. Needed without --watch.
          """),
      .flag(
        "watch",
        help: """
          Serve the page of one animation, or of two, at an address that is printed, and follow their files until the \
          command is ended, as by Ctrl-C.
          """),
      .value(
        "port", placeholder: "n", kind: .integer(0...65_535), defaultValue: "0",
        help: "The port of --watch on 127.0.0.1; 0 is a free one."),
      .value(
        "max-dim", placeholder: "pixels", kind: .integer(1...4096), defaultValue: "480",
        help: "The longer side of the pictures, in pixels."),
      .value(
        "fps", placeholder: "rate", kind: .number(0.01...240),
        help: "The most pictures a second. Default: one for each frame."),
      .value(
        "max-size", placeholder: "size",
        help: """
          The largest page, in bytes, KB or MB, as in 5MB. A page that would be larger gets fewer pictures, with a \
          finding.
          """),
    ] + ConversionOptions.optionsAsForConvert + [ConversionOptions.noBake] + BatchOptions.options
      + [CommandTree.quiet],
    arguments: [CommandTree.timelinesToo])

  static let title = "Drawing"

  let command: ParsedCommand
  private let output: String
  let options: PreviewOptions
  private var folder: PreviewFolder

  init(command: ParsedCommand) throws(CommandFailure) {
    self.command = command
    try CommandFailure.refuse(
      if: command.isGiven("output") == command.flag("watch"),
      command.flag("watch")
        ? "--watch serves the page, and goes without --output."
        : "--output or --watch is missing; see 'xsheet help preview'.")
    try CommandFailure.refuse(
      if: command.isGiven("port") && !command.flag("watch"), "--port goes with --watch only.")
    output = command.string("output") ?? "-"
    folder = PreviewFolder(output)
    options = PreviewOptions(
      size: .fitting(command.integer("max-dim") ?? 480), rate: command.number("fps"),
      byteLimit: try command.byteCount("max-size"),
      verification: VerificationOptions(bakesPictures: command.bakesPictures))
  }

  var outputFolder: String { folder.path }

  func output(of file: InputFile) throws -> String? {
    try folder.page(named: PreviewCommand.name(of: file))
  }

  func product(of file: InputFile, _ work: FileContext) throws -> PreviewEntry {
    let animation = try AnimationFile(file.source)
    let preview = try preview(of: animation, file, work)
    let (entry, paths) = try folder.write(
      preview, of: animation, named: PreviewCommand.name(of: file))
    work.log.outputs += paths
    return entry
  }

  /// Makes the page of an animation, or of two beside each other.
  func preview(
    of animation: AnimationFile, _ file: InputFile, beside other: AnimationFile? = nil,
    revision: Int? = nil, _ work: FileContext
  ) throws -> Preview {
    work.log.opened(animation)
    var options = options
    options.revision = revision
    options.ignoredCodes = file.ignoredCodes
    options.jobs = work.jobs
    options.verification.jobs = work.jobs
    options.verification.conversion = try ConversionOptions(command, file.configuration)
    let preview = try animation.preview(beside: other, options, progress: work.progress)
    work.log.count(preview.findings)
    work.note(file.lines(of: preview.findings.filter { $0.code == .sparsePreview }))
    return preview
  }

  /// The name of a file's page, with folders.
  private static func name(of file: InputFile) -> String {
    file.subfolder.appendingPath(file.source.stem)
  }

  consuming func run() throws -> ExitStatus {
    let arguments = command.arguments("file")
    try InputFiles.checkStandardInput(arguments)
    if command.flag("watch") { try watch(arguments) }
    // A page, rather than a folder of pages.
    return output == "-" || PreviewCommand.isPage(output)
      ? try writePage(arguments) : try writeFolder()
  }

  mutating func add(_ entry: PreviewEntry, of file: InputFile) -> FileJudgment {
    folder.add(entry)
    return FileJudgment(entry.verdict.flatMap { ManifestVerdict(rawValue: $0) } ?? .drawn)
  }

  /// Adds a page of an earlier run.
  mutating func add(_ record: ManifestRecord, of file: InputFile) {
    let name = PreviewCommand.name(of: file)
    var entry = PreviewEntry(name: name)
    if let animation = record.animation {
      entry.size = animation.size
      (entry.frameCount, entry.frameRate) = (animation.frameCount, animation.frameRate)
    }
    entry.hasPage = !record.outputs.isEmpty
    entry.byteCount = record.outputs.first?.byteCount ?? 0
    entry.verdict = record.judgment.verdict == .drawn ? nil : record.judgment.verdict.rawValue
    entry.findings = record.findings
    entry.message = record.judgment.message
    folder.add(entry)
  }

  mutating func add(_ failure: CommandFailure, of file: InputFile) -> CommandFailure {
    folder.addFailure(
      failure.sentence, findings: failure.report?.findings ?? [],
      named: PreviewCommand.name(of: file))
    return failure
  }

  /// Whether a path names an HTML file.
  static func isPage(_ path: String) -> Bool {
    ["html", "htm"].contains(path.pathExtension.lowercased())
  }

  /// Refuses files and options that are for a folder of pages.
  func checkIsOnePage(_ arguments: [String]) throws(CommandFailure) {
    let isSeveral = !(1...2).contains(arguments.count) || command.isGiven("files-from")
    guard !isSeveral, !arguments.contains(where: { FileKind($0) == .folder }) else {
      throw CommandFailure(
        .usage, "--output: a page shows one animation or two; several need a folder.")
    }
    if let option = BatchOptions.firstGiven(in: command) {
      throw CommandFailure(.usage, "--\(option) goes with a folder of pages only.")
    }
  }

  /// Writes the page of one animation, or of two beside each other.
  private func writePage(_ arguments: [String]) throws -> ExitStatus {
    try checkIsOnePage(arguments)
    let files = try InputFile.all(arguments, command)
    for path in files.compactMap(\.source.path) where FileKind.isSameFile(path, output) {
      throw CommandFailure(.usage, "--output: \(path) is the input, and would be overwritten.")
    }
    let preview = try FileContext.run(PreviewCommand.title, command) { work in
      let animation = try AnimationFile(files[0].source)
      let other = try files.dropFirst().first.map { try AnimationFile($0.source) }
      return try self.preview(of: animation, files[0], beside: other, work)
    }
    if output == "-" {
      try Console.write(preview.bytes)
    } else {
      try preview.write(toFile: output)
    }
    return .done
  }

  /// Writes a page for each animation, and an index.
  private consuming func writeFolder() throws -> ExitStatus {
    try CommandFailure.refuse(
      if: FileKind(output) != .folder && FileKind(output) != .missing,
      "--output: \(output) is a file; a name that ends with .html, or a folder, is needed.")
    let status = try work(on: command).status
    if !command.isGiven("shard") { try folder.writeIndex() }
    return status
  }
}

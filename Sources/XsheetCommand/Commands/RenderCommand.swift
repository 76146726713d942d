import Batches
import CommandLineParsing
import Platform
import Xsheet

/// `xsheet render`: draws frames.
struct RenderCommand: FileCommand {
  static let name = "render"

  static let declaration = Command(
    name: name, abstract: "Draw frames of a composition or timeline to image files.",
    discussion: """
      Frames are counted from 0, the first frame of the composition. Without a choice of frames, frame \
      0 is drawn, or all frames of a moving picture. Images have straight alpha, a transparent background, and a \
      pixel for each point. The extension of the output's name chooses the format: \
      \(FrameFormat.fileExtensions.joined(separator: ", ")). Several frames in one .png are animated PNG. \
      Equal frames are joined, and GIF has at most 50 frames a second. Raw video (y4m) can go to a pipe:

        xsheet render animation.json -o - --format y4m | ffmpeg -i - animation.mp4

      MP4 and WebM are encoded by the program ffmpeg, which has to be on the path. Transparent pixels are white in JPEG \
      and black in MP4. Two files and the name of one output are two versions beside each other, with their names:

        xsheet render old.json new.json -o both.gif --difference
      """,
    options: InputOptions.options + [
      .value(
        "output", short: "o", placeholder: "pattern", kind: .file, required: true,
        help: """
          Where to write: a file, with a place for the frame's number as in 'frame-%05d.png' where \
          there are several (%% is a percent sign); - is standard output.
          """),
      .value(
        "frames", placeholder: "frames",
        help: "The frames: numbers (0,15,30), ranges (10..40), both, or all."),
      .value(
        "time", placeholder: "seconds", kind: .number(0...1e6), repeats: true,
        help: "The frame at a time from the beginning."),
      .value(
        "every", placeholder: "n", kind: .positiveInteger, help: "Every n-th frame, from 0 on."),
      .value(
        "fps", placeholder: "rate", kind: .number(0.01...240),
        help: "The frames of a moving picture at a rate of their own, in frames a second."),
      .value(
        "format", placeholder: "format", kind: .choice(FrameFormat.fileExtensions),
        help: "The format, instead of that of the output's name."),
      .value(
        "sheet", placeholder: "CxR",
        help: """
          Frames in columns and rows of one PNG file, with their times below, as in 4x3; auto chooses the numbers. \
          Without a choice of frames, these are at even distances.
          """),
      .flag(
        "onion",
        help: "Frames over each other in one PNG file, later ones stronger, to show a motion."),
      .flag(
        "exposure-sheet",
        help: "Draw the exposure sheet of the timeline beside each frame, with a line at its time."),
      .value(
        "at", placeholder: "moments", kind: .choice(["even", "events"]),
        help: """
          The frames of --sheet and --onion: at even distances, or where events of the timeline happen.
          """),
      .value(
        "loop", placeholder: "n", kind: .integer(0...65_535), defaultValue: "0",
        help: "How often a moving picture is played; 0 is forever."),
      .value(
        "quality", placeholder: "n", kind: .integer(0...100),
        help: """
          The quality of WebP and JPEG, 0 to 100; without this option, WebP is lossless, and JPEG has 90.
          """),
      .flag(
        "alpha", help: "Give y4m a plane of opacity; transparent pixels are black without one."),
      .value(
        "max-dim", placeholder: "pixels", kind: .integer(1...16384),
        help: "The longer side of the images, or of each of two versions, in pixels."),
      .value(
        "size", placeholder: "WxH",
        help: "The size of the images, in pixels; the composition is fitted in, in the middle."),
      .value(
        "scale", placeholder: "factor", kind: .number(0.001...1000),
        help: "The number of pixels for a point. Default: 1."),
      .value(
        "background", placeholder: "color",
        help: """
          The background: #RGB, #RRGGBB, #RRGGBBAA, or a name of CSS such as white or transparent.
          """),
      .value(
        "via", placeholder: "form", kind: .choice(RenderedForm.allCases.map(\.rawValue)),
        defaultValue: RenderedForm.design.rawValue,
        help: """
          What to draw: the file itself (design), the timeline that convert writes of it (timeline), or the \
          SwiftUI code that convert writes of it (swiftui), for which Swift's compiler has to be on the path.
          """),
      .flag(
        "difference",
        help: "Draw the difference of two versions after them, four times as strong, dark on white."
      ),
      .flag(
        "watch",
        help: """
          Draw again whenever the file or one of its pictures changes, until the command is ended, as by Ctrl-C; errors \
          are printed, and end nothing.
          """),
    ] + SwiftUISettings.replayOptions + BatchOptions.options + [CommandTree.quiet],
    arguments: [CommandTree.timelinesToo])

  /// The result of drawing.
  struct Product: Codable, Sendable {
    /// The picture for standard output; `nil` if files were written.
    var picture: Data?
  }

  static let title = "Drawing"

  let command: ParsedCommand
  let target: RenderTarget
  let arrangement: FrameArrangement?
  let selection: FrameSelection
  let options: MovingPictureOptions
  let size: FrameSize
  let background: Color
  private let isMovingPicture: Bool

  init(command: ParsedCommand) throws {
    self.command = command
    target = try RenderTarget(command)
    let format = try target.frameFormat
    isMovingPicture = format.isMovingPicture
    try RenderCommand.checkOptions(of: format, command)
    arrangement = try FrameArrangement(command)
    let isStandardOutput = target.isStandardOutput
    if let arrangement, format.fileExtensions.first != "png" || isStandardOutput {
      throw CommandFailure(.usage, "\(arrangement.option) makes one PNG file.")
    }
    try CommandFailure.refuse(
      if: command.flag("exposure-sheet") && (isStandardOutput || arrangement != nil),
      "--exposure-sheet needs a file, and does not go with --sheet and --onion.")
    selection = try FrameSelection(
      command, standard: arrangement?.standardFrames ?? (isMovingPicture ? .all : nil))
    options = MovingPictureOptions(
      plays: command.integer("loop") ?? 0, quality: command.integer("quality"),
      keepsAlpha: command.flag("alpha"))
    if let option = SwiftUISettings.replayOptions.map(\.name).first(where: command.isGiven),
      command.string("via") != RenderedForm.swiftui.rawValue
    {
      throw CommandFailure(.usage, "--\(option) goes with --via swiftui only.")
    }
    size = try FrameSize(command)
    background = try command.background()
  }

  var outputFolder: String { target.folder }

  func output(of file: InputFile) -> String? { target.path(for: file) }

  func product(of file: InputFile, _ work: FileContext) throws -> Product {
    let form: RenderedForm = command.choice("via") ?? .design
    let isAtEvents = command.string("at") == "events"
    var source = file.source(keepingOwnFonts: form == .swiftui && command.copiesFonts(of: file))
    let needsTimeline = form != .design || isAtEvents || command.flag("exposure-sheet")
    if !needsTimeline { source.drawnFrames = selection }
    let opened = try AnimationFile(source)
    work.log.opened(opened)
    let selection = opened.selection(selection, atEvents: isAtEvents)
    let frames = try selection.frames(of: opened.playback)
    var (shown, findings) = (opened.playback, opened.diagnostics)
    if form != .design { (shown, findings) = try converted(opened, via: form, frames, file) }
    work.log.count(file.counted(opened.diagnostics.items))
    work.note(file.notice(of: findings))
    let isNumbered = !isMovingPicture && arrangement == nil && frames.count > 1
    guard let output = try target.pattern(for: file, isNumbered: isNumbered) else {
      try CommandFailure.refuse(
        if: frames.count != 1, "standard output takes one frame, not \(frames.count).")
      let player = try shown.player(size: size, background: background)
      return Product(picture: Data(try player.image(atFrame: Double(frames[0])).pngData()))
    }
    try checkOverwriting(output, frames, input: file)
    let drawing = try FrameDrawing(
      shown, size: size, background: background, arrangement: arrangement,
      exposure: command.flag("exposure-sheet") ? opened.exposureSheet : nil)
    let paths = try drawing.write(
      selection, to: output, format: command.string("format"), options: options, jobs: work.jobs,
      progress: work.progress)
    work.log.outputs += paths
    return Product()
  }

  /// The frames of what an animation is converted to, and the findings about the file and the conversion.
  private func converted(
    _ animation: AnimationFile, via form: RenderedForm, _ frames: [Int], _ file: InputFile
  ) throws -> (Playback, DiagnosticList) {
    guard form == .swiftui else {
      var options = VerificationOptions()
      options.conversion = ConversionOptions(file.configuration)
      let timeline = animation.timeline(options)
      return (timeline.playback, animation.diagnostics(with: timeline))
    }
    let replay = try SwiftUIReplay([SwiftUIReplay.Source(animation, file, command)])
    var findings = animation.diagnostics
    findings.append(contentsOf: replay.entries[0].omissions)
    return (try replay.playback(of: replay.entries[0], frames: frames), findings)
  }

  mutating func add(_ product: Product, of file: InputFile) throws -> FileJudgment {
    if let picture = product.picture { try Console.write([UInt8](picture)) }
    return FileJudgment(.drawn)
  }

  consuming func run() throws -> ExitStatus {
    if command.flag("watch") { try watch() }
    if let output = RenderTarget.pair(command) { return try writePair(to: output) }
    return try work(on: command).status
  }

  /// Refuses options that the format does not have.
  private static func checkOptions(
    of format: FrameFormat, _ command: ParsedCommand
  ) throws(CommandFailure) {
    let format = format.fileExtensions[0]
    for (option, formats) in [("quality", ["webp", "jpg"]), ("alpha", ["y4m"])]
    where command.isGiven(option) && !formats.contains(format) {
      let list = formats.joined(separator: " and ")
      throw CommandFailure(.usage, "--\(option) goes with \(list) only.")
    }
    try CommandFailure.refuse(
      if: command.isGiven("difference") && RenderTarget.pair(command) == nil,
      "--difference needs two files, and the name of one output.")
  }

  /// Refuses to write over the input.
  func checkOverwriting(
    _ output: OutputPattern, _ frames: [Int], input: InputFile
  ) throws(CommandFailure) {
    guard let path = input.source.path, let first = frames.first,
      FileKind.isSameFile(path, output.path(frame: first))
    else { return }
    throw CommandFailure(.usage, "--output: \(path) is the input, and would be overwritten.")
  }
}

extension RenderCommand {
  /// Draws two versions beside each other.
  func writePair(to output: OutputPattern) throws -> ExitStatus {
    let refused = ["via", "exposure-sheet", "onion"].first(where: command.isGiven)
    if let option = refused ?? BatchOptions.firstGiven(in: command) {
      throw CommandFailure(.usage, "--\(option) does not go with two versions in one output.")
    }
    let arguments = command.arguments("file")
    try InputFiles.checkStandardInput(arguments)
    let files = try InputFile.all(arguments, command)
    return try FileContext.run(RenderCommand.title, command) { work in
      let old = try AnimationFile(files[0].source)
      let new = try AnimationFile(files[1].source)
      for file in files { try checkOverwriting(output, [0], input: file) }
      let selection = old.selection(selection, atEvents: command.string("at") == "events")
      let drawing = try FrameDrawing(
        (old, new), hasDifference: command.flag("difference"), size: size, background: background,
        arrangement: arrangement)
      _ = try drawing.write(
        selection, to: output, format: command.string("format"), options: options,
        jobs: work.jobs, progress: work.progress)
      return .done
    }
  }

  /// Draws the file again whenever it or one of its pictures changes, until the process ends.
  func watch() throws -> Never {
    guard let path = try InputFile.only(of: command)?.source.path, !target.isStandardOutput else {
      throw CommandFailure(.usage, "--watch follows one file, and writes to files.")
    }
    FileWatch.follow([path]) {
      try [path] + draw(since: .now)
    } failed: {
      Console.note($0)
    }
  }

  /// Draws the file, and returns the paths of its pictures.
  private func draw(since start: ContinuousClock.Instant) throws -> [String] {
    // Makes a new file, as the old one keeps the content of its archive.
    guard let file = try InputFile.only(of: command) else { return [] }
    let result = result(of: file, FileContext(command))
    for line in result.log.notes { Console.note(line) }
    if let failure = result.failure { throw failure }
    let outputs = result.log.outputs
    if !command.flag("quiet"), let first = outputs.first {
      let files = outputs.count == 1 ? first : "\(first) … (\(outputs.count) files)"
      Console.note("\(files.printable): \(start.elapsedText)")
    }
    return result.log.pictureNames.compactMap { file.source.path(ofPicture: $0) }
  }
}

/// The form of an animation to draw.
private enum RenderedForm: String, CaseIterable {
  /// The file as it is.
  case design
  /// The timeline that a design is converted to.
  case timeline
  /// The generated SwiftUI code, compiled and run.
  case swiftui
}

/// Where the frames of animations go: one picture to standard output if there are neither files nor a folder.
struct RenderTarget {
  /// The files of one animation.
  private(set) var files: OutputPattern?
  /// The folder with the files of each of many animations.
  private var batchFolder: String?
  /// The format of the files; `nil` if their names choose it.
  private var format: String?

  /// Reads the target of a command.
  init(_ command: ParsedCommand) throws {
    format = command.string("format")
    files = RenderTarget.pair(command)
    guard files == nil else { return }
    let takesSeveral = RenderTarget.takesSeveral(command)
    guard let text = command.string("output"), text != "-" else {
      files = try RenderTarget.standardOutput(format)
      try CommandFailure.refuse(
        if: takesSeveral, "standard output takes one file; several need a folder.")
      try RenderTarget.checkIsOne(command)
      return
    }
    let isFolder = text.hasSuffix("/") || FileKind(text) == .folder
    guard isFolder || takesSeveral else {
      files = try OutputPattern(text)
      try RenderTarget.checkIsOne(command)
      return
    }
    guard isFolder || FileKind(text) == .missing, try OutputPattern(text).fileExtension.isEmpty
    else {
      throw CommandFailure(.usage, "--output: several files need a folder, not \(text).")
    }
    (batchFolder, format) = (text, format ?? "png")
  }

  /// The output of a command that draws two files beside each other, whose name has an extension; `nil` for others.
  static func pair(_ command: ParsedCommand) -> OutputPattern? {
    let files = command.arguments("file")
    guard files.count == 2, !command.isGiven("files-from"), let text = command.string("output"),
      text != "-", !text.hasSuffix("/"), FileKind(text) != .folder,
      let output = try? OutputPattern(text), !output.fileExtension.isEmpty,
      files.allSatisfy({ InputFiles.isStandardInput($0) || FileKind($0) != .folder })
    else { return nil }
    return output
  }

  /// Whether a command may have several files.
  private static func takesSeveral(_ command: ParsedCommand) -> Bool {
    let files = command.arguments("file")
    return files.count > 1 || command.isGiven("files-from")
      || files.contains { !InputFiles.isStandardInput($0) && FileKind($0) == .folder }
  }

  /// Refuses an archive of several animations where one is needed.
  private static func checkIsOne(_ command: ParsedCommand) throws {
    for file in command.arguments("file") { _ = try InputFile(argument: file, command) }
  }

  private static func standardOutput(_ format: String?) throws -> OutputPattern? {
    switch format {
    case nil, "png": return nil
    case "y4m": return try OutputPattern("-")
    case let format?:
      throw CommandFailure(
        .usage, "standard output takes one frame as png, or y4m; \(format) needs a file.")
    }
  }

  /// The format of the files.
  var frameFormat: FrameFormat {
    get throws { try FrameFormat(of: files, named: format) }
  }

  /// Whether there is one picture on standard output.
  var isStandardOutput: Bool { files == nil && batchFolder == nil }

  /// The folder that outputs are in.
  var folder: String { files?.path(frame: 0).folder ?? batchFolder ?? "" }

  /// The path of a file's output, without numbers of frames; `nil` for standard output.
  func path(for file: InputFile) -> String? {
    files?.path(frame: 0) ?? stem(for: file).map { "\($0).\(format ?? "")" }
  }

  /// The names of a file's outputs; `nil` for standard output.
  func pattern(for file: InputFile, isNumbered: Bool) throws -> OutputPattern? {
    if let files { return files }
    guard let stem = stem(for: file)?.replacing("%", with: "%%") else { return nil }
    return try OutputPattern("\(stem)\(isNumbered ? "-%05d" : "").\(format ?? "")")
  }

  private func stem(for file: InputFile) -> String? {
    batchFolder?.appendingPath(file.subfolder).appendingPath(file.source.stem)
  }
}

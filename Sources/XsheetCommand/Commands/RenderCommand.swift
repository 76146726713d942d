import CommandLineParsing
import SwiftUIExport
import Xsheet

/// `xsheet render`: draws frames.
struct RenderCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws -> ExitStatus {
    let output = try output()
    let type = try FrameWriterList.type(for: output, format: command.string("format"))
    try checkOptions(of: type)
    let arrangement = try FrameArrangement(command)
    if let arrangement, type.isMovingPicture || output == nil {
      throw CommandFailure(.usage, "\(arrangement.option) makes one PNG file.")
    }
    if command.flag("exposure-sheet"), output == nil || arrangement != nil {
      throw CommandFailure(
        .usage, "--exposure-sheet needs a file, and does not go with --sheet and --onion.")
    }
    let given = try FrameSelection(
      command, standard: arrangement?.standardFrames ?? (type.isMovingPicture ? .all : nil))
    let options = MovingPictureOptions(
      plays: command.integer("loop") ?? 0, quality: command.integer("quality"),
      keepsAlpha: command.flag("alpha"))
    if command.isGiven("style"), command.string("via") != RenderedForm.swiftui.rawValue {
      throw CommandFailure(.usage, "--style goes with --via swiftui only.")
    }
    let size = try FrameSize(command)
    let background = try command.background()
    let file = try inputFile()
    let opened = try AnimationFile(file.source)
    let selection = opened.selection(given, atEvents: command.string("at") == "events")
    let frames = try selection.frames(of: opened.playback)
    let form: RenderedForm = command.choice("via") ?? .design
    let animation = try opened.replayed(
      via: form, as: command.choice("style") ?? .events, frames: frames)
    if let output {
      try checkOverwriting(output, frames, input: file)
      let progress = ProgressBar("Drawing", items: 1, isQuiet: command.flag("quiet"))
      defer { ProgressBar.hide() }
      try animation.render(
        selection, to: output, format: command.string("format"), size: size,
        background: background, options: options, arrangement: arrangement,
        exposure: command.flag("exposure-sheet") ? opened.exposureSheet : nil,
        jobs: command.integer("jobs")
      ) { progress.show($0, of: $1) }
    } else {
      guard frames.count == 1 else {
        throw CommandFailure(.usage, "standard output takes one frame, not \(frames.count).")
      }
      let player = try animation.player(size: size, background: background)
      try Console.write(player.image(atFrame: Double(frames[0])).pngData())
    }
    FindingsNotice.show(animation.diagnostics, of: file, isQuiet: command.flag("quiet"))
    return .done
  }

  /// Refuses options that the format does not have.
  private func checkOptions(of type: any FormatWriter.Type) throws(CommandFailure) {
    let format = type.fileExtensions.first ?? ""
    for (option, only) in [("quality", "webp"), ("alpha", "y4m")]
    where command.isGiven(option) && format != only {
      throw CommandFailure(.usage, "--\(option) goes with \(only) only.")
    }
  }

  private func inputFile() throws -> InputFile {
    let argument = command.argument("file") ?? "-"
    guard FileKind(argument) != .folder || argument == "-" else {
      throw CommandFailure(.usage, "\(argument) is a folder; render takes one file at a time.")
    }
    return try InputFile(argument: argument, command)
  }

  /// The names of the files to write; `nil` for standard output.
  private func output() throws -> OutputPattern? {
    guard let text = command.string("output"), text != "-" else {
      switch command.string("format") {
      case nil, "png": return nil
      case "y4m": return try OutputPattern("-")
      case let format?:
        throw CommandFailure(
          .usage, "standard output takes one frame as png, or y4m; \(format) needs a file.")
      }
    }
    guard FileKind(text) != .folder, !text.hasSuffix("/") else {
      throw CommandFailure(
        .usage, "--output: \(text) is a folder; a name is needed, as in 'frame-%05d.png'.")
    }
    let output = try OutputPattern(text)
    return output
  }

  /// Refuses to write over the input.
  private func checkOverwriting(
    _ output: OutputPattern, _ frames: [Int], input: InputFile
  ) throws(CommandFailure) {
    guard let path = input.source.path, let first = frames.first,
      FileKind.isSameFile(path, output.path(frame: first))
    else { return }
    throw CommandFailure(.usage, "--output: \(path) is the input, and would be overwritten.")
  }
}

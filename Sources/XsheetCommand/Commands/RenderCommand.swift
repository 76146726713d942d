import CommandLineParsing
import Foundation
import SceneModel

/// `xsheet render`: frames as pictures.
struct RenderCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws(CommandFailure) -> ExitStatus {
    let selection = try FrameSelection(command)
    let background = try background()
    let pattern = try pattern()
    let file = try inputFile()
    let input = try LoadedInput.load(file, bytes: file.read())
    let size = try PictureSize(command, composition: input.size)
    let frames = try selection.frames(
      count: input.frameCount, reachable: input.reachableFrameCount, frameRate: input.frameRate)
    let job = RenderJob(input: input, size: size, background: background)
    if let pattern {
      try checkNames(pattern, frames, input: file)
      let progress = ProgressBar("Drawing", items: 1, isQuiet: command.flag("quiet"))
      defer { ProgressBar.hide() }
      try job.write(frames, pattern, jobs: command.jobs, progress)
    } else {
      guard frames.count == 1 else {
        throw CommandFailure(.usage, "standard output takes one frame, not \(frames.count).")
      }
      try Console.write(job.picture(of: frames[0]))
    }
    FindingsNotice.show(input.diagnostics, of: file, isQuiet: command.flag("quiet"))
    return .done
  }

  private func inputFile() throws(CommandFailure) -> InputFile {
    let argument = command.argument("file") ?? "-"
    guard FileKind(argument) != .folder || argument == "-" else {
      throw CommandFailure(.usage, "\(argument) is a folder; render takes one file at a time.")
    }
    let list = try InputList([argument])
    if let failure = list.failures.first { throw failure }
    guard list.files.count == 1 else {
      let names = list.files.map(\.name).joined(separator: ", ")
      throw CommandFailure(.usage, "\(argument) holds several animations; name one of \(names).")
    }
    return list.files[0]
  }

  /// The names of the pictures; `nil` for standard output.
  private func pattern() throws(CommandFailure) -> OutputPattern? {
    guard let text = command.string("output"), text != "-" else { return nil }
    guard FileKind(text) != .folder, !text.hasSuffix("/") else {
      throw CommandFailure(
        .usage, "--output: \(text) is a folder; a name is needed, as in 'frame-%05d.png'.")
    }
    return try OutputPattern(text)
  }

  private func checkNames(
    _ pattern: OutputPattern, _ frames: [Int], input: InputFile
  ) throws(CommandFailure) {
    guard frames.count == 1 || pattern.hasNumber else {
      throw CommandFailure(
        .usage,
        "\(frames.count) frames need a place for their number, as in -o 'frame-%05d.png'.")
    }
    if let path = input.path, let first = frames.first,
      FileKind.isSameFile(path, pattern.path(frame: first))
    {
      throw CommandFailure(.usage, "--output: \(path) is the input, and would be overwritten.")
    }
  }

  private func background() throws(CommandFailure) -> Color? {
    guard let text = command.string("background") else { return nil }
    guard let color = ColorText.color(text) else {
      throw CommandFailure(
        .usage,
        "--background: '\(text)' is not a colour such as #FF8800, white, black or transparent.")
    }
    return color
  }
}

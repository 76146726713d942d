import CommandLineParsing
import Foundation
import SceneModel
import SwiftUIExport
import Xsheet

/// The pictures of each of many animations.
struct RenderTask: FileTask {
  /// The result of drawing.
  struct Product: Codable, Sendable {
    /// The picture for standard output; `nil` if files were written.
    var picture: Data?
  }

  let title = "Drawing"
  private let command: ParsedCommand
  private let target: RenderTarget
  private let arrangement: FrameArrangement?
  private let selection: FrameSelection
  private let options: MovingPictureOptions
  private let size: FrameSize
  private let background: Color
  private let isMovingPicture: Bool

  /// Checks and reads the options of a command.
  init(_ command: ParsedCommand) throws {
    self.command = command
    target = try RenderTarget(command)
    let type = try target.writer(format: command.string("format"))
    isMovingPicture = type.isMovingPicture
    try RenderTask.checkOptions(of: type, command)
    arrangement = try FrameArrangement(command)
    let isStandardOutput = target.isStandardOutput
    if let arrangement, isMovingPicture || isStandardOutput {
      throw CommandFailure(.usage, "\(arrangement.option) makes one PNG file.")
    }
    if command.flag("exposure-sheet"), isStandardOutput || arrangement != nil {
      throw CommandFailure(
        .usage, "--exposure-sheet needs a file, and does not go with --sheet and --onion.")
    }
    selection = try FrameSelection(
      command, standard: arrangement?.standardFrames ?? (isMovingPicture ? .all : nil))
    options = MovingPictureOptions(
      plays: command.integer("loop") ?? 0, quality: command.integer("quality"),
      keepsAlpha: command.flag("alpha"))
    if command.isGiven("style"), command.string("via") != RenderedForm.swiftui.rawValue {
      throw CommandFailure(.usage, "--style goes with --via swiftui only.")
    }
    size = try FrameSize(command)
    background = try command.background()
  }

  var outputFolder: String { target.folder }

  func output(of file: InputFile) -> String? { target.path(for: file) }

  func product(of file: InputFile, _ work: FileContext) throws -> Product {
    let opened = try AnimationFile(file.source)
    work.opened(opened)
    let selection = opened.selection(selection, atEvents: command.string("at") == "events")
    let frames = try selection.frames(of: opened.playback)
    let form: RenderedForm = command.choice("via") ?? .design
    let animation = try opened.replayed(
      via: form, as: command.choice("style") ?? .events, frames: frames)
    work.found(opened.diagnostics, in: file)
    work.note(FindingsNotice.text(animation.diagnostics, of: file))
    let isNumbered = !isMovingPicture && arrangement == nil && frames.count > 1
    guard let output = try target.pattern(for: file, isNumbered: isNumbered) else {
      guard frames.count == 1 else {
        throw CommandFailure(.usage, "standard output takes one frame, not \(frames.count).")
      }
      let player = try animation.player(size: size, background: background)
      return Product(picture: Data(try player.image(atFrame: Double(frames[0])).pngData()))
    }
    try checkOverwriting(output, frames, input: file)
    let progress = work.progress
    let paths = try animation.render(
      selection, to: output, format: command.string("format"), size: size,
      background: background, options: options, arrangement: arrangement,
      exposure: command.flag("exposure-sheet") ? opened.exposureSheet : nil, jobs: work.jobs
    ) { progress($0, $1) }
    work.wrote(paths)
    return Product()
  }

  /// Refuses options that the format does not have.
  private static func checkOptions(
    of type: any FormatWriter.Type, _ command: ParsedCommand
  ) throws(CommandFailure) {
    let format = type.fileExtensions.first ?? ""
    for (option, only) in [("quality", "webp"), ("alpha", "y4m")]
    where command.isGiven(option) && format != only {
      throw CommandFailure(.usage, "--\(option) goes with \(only) only.")
    }
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

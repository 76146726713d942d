import Batches
import CommandLineParsing
import Xsheet

extension RenderCommand {
  /// Options that are for one animation.
  private static let singleOptions = ["via", "exposure-sheet", "onion"]

  /// Draws two versions beside each other.
  func writePair() throws -> ExitStatus {
    let refused = RenderCommand.singleOptions.first(where: command.isGiven)
    if let option = refused ?? BatchOptions.firstGiven(in: command) {
      throw CommandFailure(.usage, "--\(option) does not go with two versions in one output.")
    }
    guard let output = target.files else { return .usage }
    let arguments = command.arguments("file")
    try InputList.checkStandardInput(arguments)
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
}

import CommandLineParsing
import Xsheet

/// `xsheet inspect`: prints the layers of a design, or the views and events of a timeline, as a tree.
struct InspectCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws -> ExitStatus {
    try FileLoop(command, title: "Reading").run { file, _ in
      let animation = try AnimationFile(file.source)
      try Console.print(animation.outline)
      FindingsNotice.show(animation.diagnostics, of: file, isQuiet: command.flag("quiet"))
      return .done
    }.status
  }
}

import CommandLineParsing
import Xsheet

/// `xsheet inspect`: prints the layers of a design as a tree.
struct InspectCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws -> ExitStatus {
    try FileLoop(command, title: "Reading").run { file, _ in
      let design = try Design(file.source)
      try Console.print(design.outline)
      FindingsNotice.show(design.diagnostics, of: file, isQuiet: command.flag("quiet"))
      return .done
    }.status
  }
}

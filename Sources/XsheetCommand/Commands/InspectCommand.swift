import CommandLineParsing
import CompositionModel
import LottieImport
import Reporting

/// `xsheet inspect`: the composition as a tree.
struct InspectCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws(CommandFailure) -> ExitStatus {
    try FileLoop(command, title: "Reading").run { (file, _) throws(CommandFailure) in
      let result = try LoadedInput.loadComposition(file, bytes: file.read())
      try Console.print(CompositionOutline(result.composition).text)
      FindingsNotice.show(result.diagnostics, of: file, isQuiet: command.flag("quiet"))
      return .done
    }
  }
}

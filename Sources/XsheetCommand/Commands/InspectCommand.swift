import CommandLineParsing
import Xsheet

/// `xsheet inspect`: prints the layers of a design, or the views and events of a timeline, as a tree.
struct InspectCommand: ProgramCommand {
  static let name = "inspect"

  static let declaration = Command(
    name: name,
    abstract: "Show a composition or a timeline as a tree, with times and animated properties.",
    options: InputOptions.options + [CommandTree.quiet],
    arguments: [
      Argument(
        "file", kind: .file, count: .atLeastOne,
        help: "A Lottie export, a folder of them, or - for standard input.")
    ])

  let command: ParsedCommand

  func run() throws -> ExitStatus {
    var status = ExitStatus.done
    try InputFiles(command.arguments("file"), InputOptions(command)).forEach { file in
      let animation = try AnimationFile(file.source)
      try Console.print(animation.outline)
      if !command.flag("quiet") { Console.note(file.notice(of: animation.diagnostics)) }
    } failed: { failure in
      if failure.endsAll { throw failure }
      Console.note(failure)
      status = max(status, failure.status)
    }
    return status
  }
}

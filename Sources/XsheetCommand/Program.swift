import CommandLineParsing
import Platform

/// The program.
package enum Program {
  /// Runs the command in the program's arguments and returns the exit status.
  ///
  /// From then on the process ignores `SIGPIPE` and `SIGXFSZ`: closed pipes and files that may not grow are errors of
  /// writing like others. Signals that end a command remove unfinished files first.
  package static func run(_ words: [String]) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    return status(of: words).rawValue
  }

  private static func status(of words: [String]) -> ExitStatus {
    let width = OutputWidth.current(columns: ThisProgram.variable("COLUMNS"))
    do {
      switch try CommandTree.part(for: words).parse(words, width: width) {
      case .print(let text):
        try Console.print(text)
        return .done
      case .run(let command):
        // Help writes no files, and starts sooner without the thread that signals need.
        Interruption.removeDrafts()
        return try run(command)
      }
    } catch let error as UsageError {
      Console.note(error.text(width: width), terminator: "")
      return .usage
    } catch {
      let failure = CommandFailure(error)
      Console.note(failure)
      return failure.status
    }
  }

  private static func run(_ command: ParsedCommand) throws -> ExitStatus {
    guard let type = CommandTree.commands.first(where: { $0.name == command.name })
    else { preconditionFailure("\(command.name) is missing in the list of commands") }
    return try type.init(command: command).run()
  }
}

import CommandLineParsing
import Foundation

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
    switch CommandLineParser(CommandTree.part(for: words)).parse(words) {
    case .failure(let error):
      Console.note(error.text(width: width), terminator: "")
      return .usage
    case .success(let invocation):
      do {
        return try run(invocation)
      } catch {
        let failure = CommandFailure(error)
        Console.note(failure)
        return failure.status
      }
    }
  }

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    switch invocation {
    case .help(let path):
      try Console.print(HelpText(path, width: width).text)
    case .topic(let topic):
      try Console.print(topic.page(width: width))
    case .version(let version):
      try Console.print(version + "\n")
    case .completionScript(let shell):
      try Console.print(CompletionScript.text(for: CommandTree.root, shell: shell))
    case .manual:
      try Console.print(ManualPage(CommandTree.root).text)
    case .run(let command):
      // Help writes no files, and starts sooner without the thread that signals need.
      Interruption.removeDrafts()
      return try run(command)
    }
    return .done
  }

  private static func run(_ command: ParsedCommand) throws -> ExitStatus {
    guard let type = CommandTree.commands.first(where: { $0.name == command.name })
    else { preconditionFailure("\(command.name) is missing in the list of commands") }
    return try type.init(command: command).run()
  }

  private static var width: Int {
    OutputWidth.current(columns: ProcessInfo.processInfo.environment["COLUMNS"])
  }
}

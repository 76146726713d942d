import CommandLineParsing
import Foundation

/// The program.
@main
enum Xsheet {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Does what the words ask for.
  private static func run(_ words: [String]) -> ExitStatus {
    switch CommandLineParser(XsheetCommand.root).parse(words) {
    case .failure(let error):
      Console.note(error.text(width: width))
      return .usage
    case .success(let invocation):
      do throws(CommandFailure) {
        return try run(invocation)
      } catch {
        Console.note("Error: \(error.message)")
        return error.status
      }
    }
  }

  private static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    switch invocation {
    case .help(let path):
      try Console.print(HelpText(path, width: width).text)
    case .version(let version):
      try Console.print(version + "\n")
    case .completionScript(let shell):
      try Console.print(CompletionScript.text(for: XsheetCommand.root, shell: shell))
    case .run(let command):
      return try run(command)
    }
    return .done
  }

  private static func run(_ command: ParsedCommand) throws(CommandFailure) -> ExitStatus {
    switch command.name {
    case "inspect": try InspectCommand(command).run()
    case "report": try ReportCommand(command).run()
    case "convert": try ConvertCommand(command).run()
    case "render": try RenderCommand(command).run()
    default: try VerifyCommand(command).run()
    }
  }

  private static var width: Int {
    OutputWidth.current(columns: ProcessInfo.processInfo.environment["COLUMNS"])
  }
}

import CommandLineParsing
import Diagnostics

/// `xsheet explain`: prints the pages of codes.
struct ExplainCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws(CommandFailure) -> ExitStatus {
    var codes: [DiagnosticCode] = []
    for name in command.arguments("code") { codes.append(try ParsedCommand.code(name)) }
    try Console.print(
      codes.isEmpty
        ? ExplainCommand.list : codes.map(\.page.text).joined(separator: "\n"))
    return .done
  }

  /// A line for each code.
  private static var list: String {
    DiagnosticCode.allCases.map { code in
      let severity = code.severity.rawValue
      let gap = String(repeating: " ", count: max(1, 9 - severity.count))
      return "\(code.rawValue)  \(severity)\(gap)\(code.title)\n"
    }.joined()
  }
}

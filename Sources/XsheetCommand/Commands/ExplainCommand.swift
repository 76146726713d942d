import CommandLineParsing
import Xsheet

/// `xsheet explain`: prints the pages of codes.
struct ExplainCommand: ProgramCommand {
  static let name = "explain"

  static let declaration = Command(
    name: name, abstract: "Print the meaning of a finding's code, and advice.",
    discussion: "Without a code, all codes are listed with their titles.",
    arguments: [Argument("code", count: .any, help: "A code, such as LI0301.")])

  let command: ParsedCommand

  func run() throws(CommandFailure) -> ExitStatus {
    let codes = try command.arguments("code").map(ParsedCommand.code)
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

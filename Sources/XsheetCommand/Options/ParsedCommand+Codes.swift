import CommandLineParsing
import Diagnostics

extension ParsedCommand {
  /// The codes that `--ignore` names.
  func ignoredCodes() throws(CommandFailure) -> Set<DiagnosticCode> {
    var codes: Set<DiagnosticCode> = []
    for name in strings("ignore") { codes.insert(try ParsedCommand.code(name)) }
    return codes
  }

  /// The code of a name, in letters of either case.
  static func code(_ name: String) throws(CommandFailure) -> DiagnosticCode {
    if let code = DiagnosticCode(rawValue: name.uppercased()) { return code }
    let names = DiagnosticCode.allCases.map(\.rawValue)
    let hint = Suggestion.closest(to: name.uppercased(), among: names)
      .map { " Did you mean '\($0)'?" }
    throw CommandFailure(
      .usage, "There is no code '\(name)'.\(hint ?? "") 'xsheet explain' lists all codes.")
  }
}

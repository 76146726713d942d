import CommandLineParsing
import Xsheet

extension ParsedCommand {
  /// Refuses options that exclude each other.
  func checkAtMostOne(of names: [String]) throws(CommandFailure) {
    let given = names.filter { isGiven($0) }
    guard given.count > 1 else { return }
    throw CommandFailure(
      .usage, "only one of --\(given.joined(separator: " and --")) can be given.")
  }

  /// The units of sizes, in bytes.
  private static let byteUnits = [("KB", 1e3), ("MB", 1e6), ("GB", 1e9), ("B", 1)]

  /// The number of bytes of an option; `nil` if it is not given.
  func byteCount(_ name: String) throws(CommandFailure) -> Int? {
    guard let text = string(name) else { return nil }
    let upper = text.uppercased()
    let unit = ParsedCommand.byteUnits.first { upper.hasSuffix($0.0) } ?? ("", 1)
    guard let number = Double(upper.dropLast(unit.0.count)), number > 0, number * unit.1 < 1e15
    else {
      throw CommandFailure(.usage, "--\(name): '\(text)' is not a size such as 5MB.")
    }
    return Int((number * unit.1).rounded(.up))
  }

  /// The codes that `--ignore` names.
  func ignoredCodes() throws(CommandFailure) -> Set<DiagnosticCode> {
    Set(try strings("ignore").map(ParsedCommand.code))
  }

  /// The code of a name, in letters of either case.
  static func code(_ name: String) throws(CommandFailure) -> DiagnosticCode {
    if let code = DiagnosticCode(rawValue: name.uppercased()) { return code }
    let names = DiagnosticCode.allCases.map(\.rawValue)
    let hint = Suggestion.nearest(to: name.uppercased(), among: names)
      .map { " Did you mean '\($0)'?" }
    throw CommandFailure(
      .usage, "There is no code '\(name)'.\(hint ?? "") 'xsheet explain' lists all codes.")
  }

  /// Returns the color of --background; transparent without it.
  func background() throws(CommandFailure) -> Color {
    guard let text = string("background") else { return .clear }
    guard let color = Color(css: text == "none" ? "transparent" : text.lowercased()) else {
      throw CommandFailure(
        .usage,
        "--background: '\(text)' is not a color such as #FF8800, white, tomato or transparent.")
    }
    return color
  }
}

import CommandLineParsing

extension ParsedCommand {
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
}

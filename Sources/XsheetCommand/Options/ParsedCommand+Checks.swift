import CommandLineParsing

extension ParsedCommand {
  /// Refuses options that exclude each other.
  func checkAtMostOne(of names: [String]) throws(CommandFailure) {
    let given = names.filter { isGiven($0) }
    guard given.count > 1 else { return }
    throw CommandFailure(
      .usage, "only one of --\(given.joined(separator: " and --")) can be given.")
  }
}

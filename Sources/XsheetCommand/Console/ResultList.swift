import CommandLineParsing
import JSONTree
import Reporting
import Xsheet

/// The verdicts of a command, one for each file: printed one by one as text, or all together as JSON; then the totals.
struct ResultList {
  /// The word for files that cannot be used.
  private static let refused = FileVerdict.refused.rawValue

  private let asJSON: Bool
  private var nodes: [JSONNode] = []
  private var counts: [String: Int] = [:]

  /// Makes a list in the requested format.
  init(_ command: ParsedCommand) {
    asJSON = command.string("format") == "json"
  }

  /// Adds the result of a file.
  mutating func add(_ text: String, _ node: JSONNode, _ verdict: Verdict) throws(CommandFailure) {
    counts[verdict.rawValue, default: 0] += 1
    if asJSON { nodes.append(node) } else { try Console.print(text) }
  }

  /// Adds a file that cannot be used, with its findings.
  mutating func addRefused(_ node: JSONNode) {
    counts[ResultList.refused, default: 0] += 1
    if asJSON { nodes.append(node) }
  }

  /// Prints the results that are not printed yet, and the totals of several files.
  func finish() throws(CommandFailure) {
    let words = Verdict.allCases.map(\.rawValue) + [ResultList.refused]
    let count = counts.values.reduce(0, +)
    guard asJSON else {
      let verdicts = words.compactMap { word in counts[word].map { "\($0) \(word)" } }
      guard count > 1 else { return }
      return try Console.print(
        "Total of \(count) files: \(verdicts.joined(separator: ", "))\n")
    }
    let totals = words.map { JSONField($0, .number(Double(counts[$0] ?? 0))) }
    try Console.print(
      JSONWriter.text([
        "files": .array(nodes),
        "totals": .object([JSONField("files", .number(Double(count)))] + totals),
      ]))
  }
}

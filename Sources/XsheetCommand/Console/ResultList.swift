import Batches
import CommandLineParsing
import Xsheet

/// The verdicts of a command, printed one by one as text or JSON, and then the totals.
struct ResultList {
  /// The verdicts of files that can be used, and of those that cannot, in the order of totals.
  private static let verdicts = Verdict.allCases.map { ManifestVerdict($0) } + [.refused]

  private var list: JSONListWriter?
  private var counts: [ManifestVerdict: Int] = [:]

  /// Makes a list in the requested format.
  init(_ command: ParsedCommand) {
    list = command.string("format") == "json" ? JSONListWriter("files") : nil
  }

  /// Adds the result of a file.
  mutating func add(
    _ text: String, _ json: JSONNode, _ verdict: ManifestVerdict
  ) throws(CommandFailure) {
    counts[verdict, default: 0] += 1
    guard list != nil else { return try Console.print(text) }
    try add(json)
  }

  /// Adds a file that cannot be used, with its findings.
  mutating func addRefused(_ node: JSONNode) throws(CommandFailure) {
    counts[.refused, default: 0] += 1
    try add(node)
  }

  private mutating func add(_ node: JSONNode) throws(CommandFailure) {
    if let text = list?.text(of: [node]) { try Console.print(text) }
  }

  /// Prints the totals of several files.
  func finish() throws(CommandFailure) {
    let count = counts.values.reduce(0, +)
    guard let list else {
      let verdicts = ResultList.verdicts.compactMap { verdict in
        counts[verdict].map { "\($0) \(verdict.rawValue)" }
      }
      guard count > 1 else { return }
      return try Console.print("Total of \(count) files: \(verdicts.joined(separator: ", "))\n")
    }
    let totals = ResultList.verdicts.map {
      JSONField($0.rawValue, .int(counts[$0] ?? 0))
    }
    let all: JSONNode = .object([JSONField("files", .int(count))] + totals)
    try Console.print(list.end([JSONField("totals", all)]))
  }
}

extension ManifestVerdict {
  /// The verdict of a comparison.
  init(_ verdict: Verdict) { self = ManifestVerdict(rawValue: verdict.rawValue) ?? .differs }
}

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

  /// Adds the result of a file; one that cannot be used has no text.
  mutating func add(
    _ text: String?, _ json: JSONNode, _ verdict: ManifestVerdict
  ) throws(CommandFailure) {
    counts[verdict, default: 0] += 1
    if let text = list == nil ? text : list?.text(of: [json]) { try Console.print(text) }
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

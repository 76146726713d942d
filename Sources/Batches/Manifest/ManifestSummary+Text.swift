import Xsheet

extension ManifestSummary {
  /// The totals as lines of text, each with its line end.
  var text: String { table.map { "\($0.title): \($0.text)\n" }.joined().printableLines }

  /// The totals as titles and texts.
  var table: [(title: String, text: String)] {
    var rows = [("Designs", designs)]
    let (time, size) = (ManifestSummary.time, ManifestSummary.size)
    if runs.seconds > 0, runs.designCount > 0 {
      let pace = FixedPoint.text(Double(runs.designCount) / runs.seconds, places: 1)
      rows.append(("Time", "\(time(runs.seconds)), \(pace) designs/s"))
    }
    if cpuSeconds > 0 {
      let pace = FixedPoint.text(Double(designCount) / cpuSeconds * 3600, places: 0)
      rows.append(("Processors", "\(time(cpuSeconds)), \(pace) designs an hour of a core"))
    }
    if peakMemory > 0 { rows.append(("Peak memory", size(Double(peakMemory)))) }
    let bytes = "\(size(Double(inputBytes))), \(size(Double(outputBytes)))"
    rows.append(("Read and written", bytes))
    let severities = Severity.allCases.reversed().compactMap { severity in
      findings[severity].map { ReportTotals.count($0, severity.rawValue) }
    }
    rows.append(("Findings", severities.isEmpty ? "none" : severities.joined(separator: ", ")))
    let codes = byCode.prefix(ManifestSummary.listLength).map {
      "\($0.code) \($0.count) in \(ReportTotals.count($0.designs, "design"))"
    }
    if !codes.isEmpty { rows.append(("Commonest", codes.joined(separator: ", "))) }
    if let first = slowest.first, first.number > 0 {
      rows.append(("Slowest", list(slowest, time)))
    }
    if !largest.isEmpty { rows.append(("Largest", list(largest, size))) }
    for verdict in ManifestVerdict.allCases where failures[verdict] != nil {
      let names = failures[verdict] ?? []
      let more = (verdicts[verdict] ?? 0) - names.count
      let title = verdict.rawValue.prefix(1).uppercased() + verdict.rawValue.dropFirst()
      let rest = more > 0 ? " and \(more) more" : ""
      rows.append((title, names.joined(separator: ", ") + rest))
    }
    return rows
  }

  private var designs: String {
    let words = ManifestVerdict.allCases.compactMap { verdict in
      verdicts[verdict].map { "\($0) \(verdict.rawValue)" }
    }
    let others = skippedCount == 0 ? "" : "; \(ReportTotals.count(skippedCount, "other file"))"
    return "\(designCount)" + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))") + others
  }

  private func list(_ items: [Ranked], _ text: (Double) -> String) -> String {
    items.map { "\($0.input) (\(text($0.number)))" }.joined(separator: ", ")
  }

  /// A time in words.
  static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<100: FixedPoint.text(seconds, places: seconds < 10 ? 2 : 1) + " s"
    case ..<6000: FixedPoint.text(seconds / 60, places: 1) + " min"
    default: FixedPoint.text(seconds / 3600, places: 1) + " h"
    }
  }

  /// A number of bytes in words.
  static func size(_ bytes: Double) -> String {
    switch bytes {
    case ..<1e6: FixedPoint.text(bytes / 1e3, places: 1) + " KB"
    case ..<1e9: FixedPoint.text(bytes / 1e6, places: 1) + " MB"
    default: FixedPoint.text(bytes / 1e9, places: 2) + " GB"
    }
  }
}

extension String {
  /// The text without characters that change a terminal, but with line ends.
  fileprivate var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }
}

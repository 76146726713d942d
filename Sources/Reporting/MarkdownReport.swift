import Diagnostics
import JSONTree

/// The findings about some files as Markdown, for comments on changes: totals first, then a table for each file.
package struct MarkdownReport: Sendable {
  /// The reports, a file each.
  package var reports: [FindingsReport]

  /// Makes a report of those on files.
  package init(_ reports: [FindingsReport]) {
    self.reports = reports
  }

  /// The text.
  package var text: String {
    let sections = reports.flatMap { report in
      let inventory = report.listsFeatures ? report.inventory : nil
      return [section(report)] + (inventory.map { [section($0)] } ?? [])
        + (report.forecast.map { [section($0)] } ?? [])
    }
    return (["# Findings", totals] + sections).joined(separator: "\n\n") + "\n"
  }

  /// A row for each file, and one for all.
  private var totals: String {
    var rows = reports.map { totalRow(code($0.file), [$0]) }
    if reports.count != 1 { rows.append(totalRow("all \(reports.count) files", reports)) }
    let severities = Severity.allCases.reversed().map { $0.rawValue + "s" }
    return table(["file"] + severities, rows, numbers: true)
  }

  private func totalRow(_ name: String, _ reports: [FindingsReport]) -> [String] {
    [name]
      + Severity.allCases.reversed().map { severity in
        "\(reports.reduce(0) { $0 + $1.diagnostics.count(of: severity) })"
      }
  }

  private func section(_ report: FindingsReport) -> String {
    let heading = "## \(code(report.file))"
    guard !report.diagnostics.items.isEmpty else {
      return "\(heading)\n\n\(sentence(report.summary))"
    }
    let rows = FindingGroup.groups(of: report.entries).flatMap { group in
      group.members.count <= FindingGroup.listedLimit
        ? group.members.map { row($0, places: 1) }
        : [row(group.members[0], places: group.members.count)]
    }
    let head = ["severity", "code", "what", "where", "what to do"]
    return "\(heading)\n\n\(table(head, rows, numbers: false))"
  }

  private func section(_ inventory: FeatureInventory) -> String {
    let sentence = "Uses \(inventory.summary)."
    guard !inventory.items.isEmpty else { return sentence }
    let rows = inventory.items.map { item in
      [escaped(item.title)]
        + FeatureOutcome.allCases.map { item.counts[$0].map(String.init) ?? "" }
        + [item.error ?? "", item.codes.map(\.rawValue).joined(separator: ", ")]
    }
    let head = ["feature"] + FeatureOutcome.allCases.map(\.rawValue) + ["within", "codes"]
    return "\(sentence)\n\n\(table(head, rows, numbers: false))"
  }

  private func section(_ forecast: Forecast) -> String {
    let heading = "### Forecast for \(forecast.target.rawValue)"
    let player = escaped(forecast.target.player)
    guard !forecast.items.isEmpty else {
      return "\(heading)\n\nNo missing features are known in \(player)."
    }
    let rows = forecast.items.map { item in
      let more = item.count > 1 ? ", and \(item.count - 1) more" : ""
      return [
        escaped(item.feature.title), item.support.title,
        escaped(item.layerPath.joined(separator: " › ")) + more, escaped(item.support.remark),
      ]
    }
    let head = ["feature", "in \(player)", "where", "remark"]
    return "\(heading)\n\n\(table(head, rows, numbers: false))"
  }

  private func row(_ entry: FindingsReport.Entry, places: Int) -> [String] {
    let diagnostic = entry.diagnostic
    var what = escaped(diagnostic.message)
    if places == 1, diagnostic.count > 1 { what += " (\(diagnostic.count) times)" }
    return [
      diagnostic.severity.rawValue, diagnostic.code.rawValue, what, place(entry, places: places),
      escaped(diagnostic.advice),
    ]
  }

  private func place(_ entry: FindingsReport.Entry, places: Int) -> String {
    var parts: [String] = []
    if !entry.diagnostic.layerPath.isEmpty { parts.append(escaped(entry.diagnostic.layerNames)) }
    if places == 1, let frames = entry.diagnostic.frameNumbers { parts.append(frames) }
    if let position = entry.position {
      parts.append("line \(position.line), column \(position.column)")
    }
    if places > 1 { parts.append("and \(places - 1) more") }
    return parts.joined(separator: ", ")
  }

  private func table(_ head: [String], _ rows: [[String]], numbers: Bool) -> String {
    let marks = head.indices.map { numbers && $0 > 0 ? "---:" : "---" }
    return ([head, marks] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  private func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  /// A name as code; backticks are not possible inside a table.
  private func code(_ name: String) -> String {
    "`" + String(name.printable.map { $0 == "`" ? "'" : $0 == "|" ? "¦" : $0 }) + "`"
  }

  /// A text with all markup escaped.
  private func escaped(_ text: String) -> String {
    text.printable.map { #"\`*_[]<>|#~&@$"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

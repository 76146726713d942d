package import Diagnostics
package import JSONTree

/// The findings about one file, for people and for programs.
package struct FindingsReport: Sendable {
  /// The file, as the user named it.
  package var file: String
  /// The findings.
  package private(set) var diagnostics: DiagnosticList
  /// The least severity that is listed and counted.
  package private(set) var level = Severity.note
  /// The features that another player will not draw; not counted as findings.
  package var forecast: Forecast?
  /// The features that the file uses; `nil` for files without features.
  package var inventory: FeatureInventory?
  /// Whether text and Markdown show the inventory, which JSON always does.
  package var listsFeatures = false
  /// The places of the findings, in the order of the list; without one, places are pointers alone.
  private var positions: [TextPlace?]

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - file: The file, as the user named it.
  ///   - diagnostics: The findings.
  ///   - locator: Of the file's text; without one, pointers have no line and column.
  package init(file: String, diagnostics: DiagnosticList, locator: JSONLocator? = nil) {
    self.file = file
    self.diagnostics = diagnostics
    positions = diagnostics.items.map { diagnostic in
      diagnostic.place
        ?? JSONPointer(diagnostic.pointer).flatMap { locator?.nearestPosition(of: $0) }
        .map { TextPlace(line: $0.line, column: $0.column) }
    }
  }

  /// The findings and their places, in their order.
  var entries: [Entry] {
    zip(diagnostics.items, positions).map { Entry(diagnostic: $0, position: $1) }
  }

  /// The report without findings of some codes, and without those below a severity.
  package func listing(
    atLeast severity: Severity = .note, ignoring codes: Set<DiagnosticCode> = []
  ) -> FindingsReport {
    var report = self
    report.level = max(level, severity)
    report.diagnostics = DiagnosticList()
    report.positions = []
    for entry in entries
    where entry.diagnostic.severity >= severity && !codes.contains(entry.diagnostic.code) {
      report.diagnostics.report(entry.diagnostic)
      report.positions.append(entry.position)
    }
    return report
  }

  /// A line for each finding or group of equal findings, with advice, and the totals.
  package var text: String { text(colored: false) }

  /// The text, on request with the colors of a terminal.
  package func text(colored: Bool) -> String {
    let style = TextStyle(isColored: colored)
    let lines = FindingGroup.groups(of: entries).flatMap { group in
      self.lines(of: group, style) + adviceLines(of: group, style)
    }
    let total = style.strong("\(file.printable): \(summary)")
    let uses = listsFeatures ? inventory?.lines ?? [] : []
    return (lines + [total] + uses + (forecast?.lines ?? [])).joined(separator: "\n") + "\n"
  }

  /// The number of findings by severity, in words.
  package var summary: String {
    guard !diagnostics.items.isEmpty else {
      return level == .note ? "no findings" : "no findings from \(level.rawValue) on"
    }
    return Severity.allCases.reversed()
      .compactMap { severity in
        let count = diagnostics.count(of: severity)
        return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
      }
      .joined(separator: ", ")
  }

  /// The findings from a severity on in the form of compiler messages; more than three equal ones share a line.
  package func lines(atLeast severity: Severity) -> [String] {
    FindingGroup.groups(of: entries.filter { $0.diagnostic.severity >= severity })
      .flatMap { lines(of: $0, TextStyle(isColored: false)) }
  }

  private func lines(of group: FindingGroup, _ style: TextStyle) -> [String] {
    group.members.count <= FindingGroup.listedLimit
      ? group.members.map { line($0, places: 1, style) }
      : [line(group.members[0], places: group.members.count, style)]
  }

  private func adviceLines(of group: FindingGroup, _ style: TextStyle) -> [String] {
    let advice = group.members[0].diagnostic.advice
    return advice.isEmpty ? [] : [style.faint("  What to do: \(advice.printable)")]
  }

  /// The line of a finding, which may represent several.
  private func line(_ entry: Entry, places: Int, _ style: TextStyle) -> String {
    let diagnostic = entry.diagnostic
    var start = file
    if let position = entry.position { start += ":\(position.line):\(position.column)" }
    let kind = "\(diagnostic.severity.rawValue) \(diagnostic.code.rawValue)"
    var rest = ": \(diagnostic.message)"
    if places > 1 {
      rest += " (\(places) places)"
    } else if diagnostic.count > 1 {
      rest += " (\(diagnostic.count) times)"
    }
    if !diagnostic.layerPath.isEmpty {
      let more = places > 1 ? ", …" : diagnostic.frameNumbers.map { ", \($0)" } ?? ""
      rest += " [\(diagnostic.layerNames)\(more)]"
    }
    return "\(start.printable): \(style.mark(kind, diagnostic.severity))\(rest.printable)"
  }

  /// The report as a JSON object with all findings.
  package var json: JSONNode {
    let totals = Severity.allCases.reversed().map {
      JSONField($0.rawValue, .number(Double(diagnostics.count(of: $0))))
    }
    var members = [
      JSONField("file", .string(file)), JSONField("totals", .object(totals)),
      JSONField("findings", .array(entries.map { node($0.diagnostic, at: $0.position) })),
    ]
    if let inventory { members.append(JSONField("inventory", inventory.json)) }
    if let forecast { members.append(JSONField("forecast", forecast.json)) }
    return .object(members)
  }

  private func node(_ diagnostic: Diagnostic, at position: TextPlace?) -> JSONNode {
    var members: [JSONField] = [
      JSONField("code", .string(diagnostic.code.rawValue)),
      JSONField("severity", .string(diagnostic.severity.rawValue)),
      JSONField("message", .string(diagnostic.message)),
      JSONField("advice", .string(diagnostic.advice)),
      JSONField("pointer", .string(diagnostic.pointer)),
    ]
    if let position {
      members.append(JSONField("line", .number(Double(position.line))))
      members.append(JSONField("column", .number(Double(position.column))))
    }
    if !diagnostic.layerPath.isEmpty {
      members.append(JSONField("layerPath", .array(diagnostic.layerPath.map { .string($0) })))
    }
    if let frames = diagnostic.frames {
      let range: JSONNode = [
        "first": .number(frames.lowerBound), "end": .number(frames.upperBound),
      ]
      members.append(JSONField("frames", range))
    }
    if diagnostic.count > 1 {
      members.append(JSONField("count", .number(Double(diagnostic.count))))
    }
    return .object(members)
  }
}

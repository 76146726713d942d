package import Diagnostics
import Inventory

extension FindingsReport {
  /// A line for each finding or group of equal findings, with advice, and the totals.
  package var text: String { text(colored: false) }

  /// The text, on request with the colors of a terminal.
  package func text(colored: Bool) -> String {
    let style = TextStyle(isColored: colored)
    let lines = FindingGroup.groups(of: newEntries).flatMap { group in
      group.lines(listsAll: listsAll).map { line(of: $0, style) } + adviceLines(of: group, style)
    }
    let total = style.strong("\(file.printable): \(summary)")
    return (lines + [total] + (inventory?.lines ?? []) + (forecast?.lines ?? []))
      .joined(separator: "\n") + "\n"
  }

  /// Whether the report lists no findings.
  package var isClean: Bool {
    newEntries.isEmpty && inventory == nil && forecast?.items.isEmpty != false
  }

  /// The findings from a severity on in the form of compiler messages; more than three equal ones share a line.
  package func lines(atLeast severity: Severity) -> [String] {
    FindingGroup.groups(of: entries.filter { $0.diagnostic.severity >= severity })
      .flatMap { $0.lines(listsAll: listsAll) }
      .map { line(of: $0, TextStyle(isColored: false)) }
  }

  private func adviceLines(of group: FindingGroup, _ style: TextStyle) -> [String] {
    let advice = group.first.diagnostic.advice
    return advice.isEmpty ? [] : [style.faint("  What to do: \(advice.printable)")]
  }

  /// The line of a finding or of several equal ones.
  private func line(of group: FindingGroup, _ style: TextStyle) -> String {
    let diagnostic = group.first.diagnostic
    var start = file
    if let position = group.first.position { start += ":\(position.line):\(position.column)" }
    let kind = "\(diagnostic.severity.rawValue) \(diagnostic.code.rawValue)"
    let places = group.members.count > 1 ? self.places(of: group) : place(of: diagnostic)
    return "\(start.printable): \(style.mark(kind, diagnostic.severity))"
      + ": \(diagnostic.message)\(places)".printable
  }

  private func place(of diagnostic: Diagnostic) -> String {
    let count = diagnostic.count > 1 ? " (\(diagnostic.count) times)" : ""
    guard !diagnostic.layerPath.isEmpty else { return count }
    let frames = diagnostic.frameNumbers.map { ", \($0)" } ?? ""
    return "\(count) [\(diagnostic.layerNames)\(frames)]"
  }

  /// The number of places and the first of them, such as ` (9 places) [Main › A; B at 3:1; C at 4:1; …]`.
  private func places(of group: FindingGroup) -> String {
    let common = group.commonNames
    let listed = group.listed.map { entry in
      let names = entry.diagnostic.layerPath.dropFirst(common.count).joined(separator: " › ")
      let position = entry.position.map { "\($0.line):\($0.column)" }
      return [names.isEmpty ? nil : names, position].compactMap(\.self).joined(separator: " at ")
    }
    let start = common.isEmpty ? "" : common.joined(separator: " › ") + ": "
    return " (\(group.members.count) places) [\(start)\(listed.joined(separator: "; ")); …]"
  }
}

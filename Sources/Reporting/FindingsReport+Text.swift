package import Diagnostics
import Inventory

extension FindingsReport {
  /// A line for each finding or group of equal findings, with advice, and the totals.
  package var text: String { text(colored: false) }

  /// The text, on request with the colors of a terminal.
  package func text(colored: Bool) -> String {
    let style = TextStyle(isColored: colored)
    let lines = FindingGroup.groups(of: listedEntries).flatMap { group in
      group.lines(listsAll: listsAll).map { line(of: $0, style) } + adviceLines(of: group, style)
    }
    let unlisted = FindingsReport.unlisted(unlistedCount)
    let total = style.strong("\(file.printable): \(summary)\(unlisted)")
    return (lines + [total] + (inventory?.lines ?? []) + (forecast?.lines ?? []))
      .joined(separator: "\n") + "\n"
  }

  /// Whether the report lists nothing.
  package var isClean: Bool {
    listedEntries.isEmpty && inventory == nil && forecast?.newItems.isEmpty != false
  }

  /// The findings from a severity on in the form of compiler messages; more than three equal ones share a line.
  package func lines(atLeast severity: Severity) -> [String] {
    FindingGroup.groups(of: entries.filter { $0.diagnostic.severity >= severity })
      .flatMap { $0.lines(listsAll: listsAll) }
      .map { line(of: $0, TextStyle(isColored: false)) }
  }

  /// The findings from a severity on as messages that build systems list with their places: the code follows the text.
  package func buildLines(atLeast severity: Severity) -> [String] {
    entries.filter { $0.diagnostic.severity >= severity }.map { entry in
      let diagnostic = entry.diagnostic
      let text = "\(diagnostic.message)\(place(of: entry)) [\(diagnostic.code.rawValue)]"
      return "\(start(of: entry)): \(diagnostic.severity.rawValue): \(text.printable)"
    }
  }

  private func adviceLines(of group: FindingGroup, _ style: TextStyle) -> [String] {
    let advice = group.first.diagnostic.advice
    return advice.isEmpty ? [] : [style.faint("  What to do: \(advice.printable)")]
  }

  /// The line of a finding or of several equal ones.
  private func line(of group: FindingGroup, _ style: TextStyle) -> String {
    let diagnostic = group.first.diagnostic
    let kind = "\(diagnostic.severity.rawValue) \(diagnostic.code.rawValue)"
    let places = group.members.count > 1 ? self.places(of: group) : place(of: group.first)
    return "\(start(of: group.first)): \(style.mark(kind, diagnostic.severity))"
      + ": \(diagnostic.message)\(places)".printable
  }

  /// The file, with the line and the column of a finding.
  private func start(of entry: Entry) -> String {
    (file + (entry.position.map { ":\($0.line):\($0.column)" } ?? "")).printable
  }

  private func place(of entry: Entry) -> String {
    let diagnostic = entry.diagnostic
    let count = diagnostic.count > 1 ? " (\(diagnostic.count) times)" : ""
    guard !diagnostic.layerPath.isEmpty else { return count }
    let frames = diagnostic.frameNumbers.map { ", \($0)" } ?? ""
    return "\(count) [\(entry.layerNames)\(frames)]"
  }

  /// The number of places and the first of them, such as ` (9 places) [Main › A; B at 3:1; C at 4:1; …]`.
  private func places(of group: FindingGroup) -> String {
    let common = group.commonNames
    let listed = group.listed.map { entry in
      let names = entry.names.dropFirst(common.count).joined(separator: " › ")
      let position = entry.position.map { "\($0.line):\($0.column)" }
      return [names.isEmpty ? nil : names, position].compactMap(\.self).joined(separator: " at ")
    }
    let start = common.isEmpty ? "" : common.joined(separator: " › ") + ": "
    return " (\(group.members.count) places) [\(start)\(listed.joined(separator: "; ")); …]"
  }
}

extension Diagnostic {
  /// The first and the last affected frame, in words; `nil` if they are unknown.
  ///
  /// A layer that ends between two frames is shown on the frame before its end.
  var frameNumbers: String? {
    guard let frames, !frames.isEmpty else { return nil }
    let first = NumberText.fixed(frames.lowerBound.rounded(.up), places: 0)
    let last = NumberText.fixed(frames.upperBound.rounded(.up) - 1, places: 0)
    return first == last ? "frame \(first)" : "frames \(first) to \(last)"
  }
}

/// The styles of text on a terminal.
package struct TextStyle {
  /// Whether styles are used at all.
  let isColored: Bool

  /// Makes the styles of a text.
  package init(isColored: Bool) { self.isColored = isColored }

  /// A text in the color of a severity.
  func mark(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: escaped(text, "1;31")
    case .warning: escaped(text, "1;33")
    case .note: escaped(text, "1;36")
    }
  }

  /// An important text.
  package func strong(_ text: String) -> String { escaped(text, "1") }

  /// An explanation.
  func faint(_ text: String) -> String { escaped(text, "2") }

  private func escaped(_ text: String, _ codes: String) -> String {
    isColored ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }
}

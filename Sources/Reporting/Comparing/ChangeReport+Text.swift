import Diagnostics

extension ChangeReport {
  /// A line with the number of changes, and the changes by place.
  ///
  /// - Parameter colored: Whether places are emphasized, for a terminal.
  package func text(colored: Bool = false) -> String {
    let style = TextStyle(isColored: colored)
    var lines = ["\(old) and \(new): \(summary)".printable]
    func add(_ heading: String, _ texts: [String]) {
      guard !texts.isEmpty else { return }
      lines.append(style.strong(heading.printable))
      lines += texts.map { "  \($0.printable)" }
    }
    for group in groups { add(group.heading, group.texts) }
    add("Features", features.map(\.description))
    // That no pictures differ is part of the first line.
    let isPlain = isEqual && frames?.omission == nil && frames?.oldCount == frames?.newCount
    if !isPlain { add("Pictures", frameLines) }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension ChangeReport {
  /// The changes as Markdown, for comments: a table of places, then features and pictures, within the length of a
  /// comment.
  package var markdown: String {
    let limit = MarkdownReport.lengthLimit
    var text = "# Changes\n\n\(MarkdownTable.code(old)) → \(MarkdownTable.code(new)): \(summary).\n"
    let tail = section("Features", features.map(\.description)) + section("Pictures", pictures)
    var left = 0
    let rows = groups.flatMap { group in
      group.texts.map {
        MarkdownTable.row([
          MarkdownTable.escaped(group.heading), MarkdownTable.escaped($0),
        ])
      }
    }
    if !rows.isEmpty { text += "\n" + MarkdownTable.head(["place", "change"], numbers: false) }
    let room = limit - ChangeReport.reserve - min(tail.utf8.count, limit / 4)
    for row in rows {
      if text.utf8.count + row.utf8.count <= room, left == 0 { text += row } else { left += 1 }
    }
    if left > 0 {
      text +=
        "\nLeft out to stay within the length of a comment: "
        + "\(ReportTotals.count(left, "change")). `xsheet diff --format json` lists everything.\n"
    }
    return text.utf8.count + tail.utf8.count <= limit ? text + tail : text
  }

  /// The room for the sentence about changes that are left out, in bytes.
  private static let reserve = 200

  private var pictures: [String] { isEqual && frames?.omission == nil ? [] : frameLines }

  private func section(_ heading: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return "\n## \(heading)\n\n" + lines.map { "- \(MarkdownTable.escaped($0))\n" }.joined()
  }
}

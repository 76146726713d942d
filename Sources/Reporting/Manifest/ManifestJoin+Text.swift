extension ManifestJoin {
  /// The summary as lines of text.
  package var text: String {
    let rows = summary.table + remarks
    return rows.map { "\($0.title): \($0.text)".printable + "\n" }.joined()
  }

  /// The summary as a Markdown table.
  package var markdown: String {
    var output = "# Designs\n\n" + MarkdownTable.head(["total", "value"], numbers: false)
    for row in summary.table + remarks {
      output += MarkdownTable.row([
        MarkdownTable.escaped(row.title), MarkdownTable.escaped(row.text),
      ])
    }
    return output
  }

  /// Rows for runs, gaps, duplicates and lines that cannot be read.
  private var remarks: [(title: String, text: String)] {
    let runs = summary.runs
    var rows: [(String, String)] = []
    if !runs.programs.isEmpty {
      rows.append(("Runs", "\(runs.count) of \(runs.programs.joined(separator: "; "))"))
    }
    if runs.interruptedCount > 0 { rows.append(("Interrupted runs", "\(runs.interruptedCount)")) }
    if runs.endlessCount > 0 {
      rows.append(("Runs without an end", "\(runs.endlessCount); their time is not counted"))
    }
    if !runs.missingShards.isEmpty {
      rows.append(("Missing shards", ManifestJoin.list(runs.missingShards)))
    }
    if gapCount > 0, missing.isEmpty {
      rows.append(("Missing designs", "\(gapCount); --expect names them"))
    }
    if !missing.isEmpty { rows.append(("Missing designs", ManifestJoin.list(missing))) }
    if !duplicates.isEmpty { rows.append(("Done twice", ManifestJoin.list(duplicates))) }
    if !conflicts.isEmpty {
      rows.append(("Done again with another result", ManifestJoin.list(conflicts)))
    }
    if brokenCount > 0 { rows.append(("Incomplete lines", "\(brokenCount)")) }
    return rows
  }

  private static func list(_ names: [String]) -> String {
    let length = 20
    let listed = names.prefix(length).joined(separator: ", ")
    let more = names.count - length
    return "\(names.count): \(listed)" + (more > 0 ? " and \(more) more" : "")
  }
}

package import Xsheet

extension ManifestJoin {
  /// The summary as lines of text.
  package var text: String { ManifestSummary.text(of: summary.table + remarks) }

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
    if runs.unfinishedCount > 0 {
      rows.append(("Runs without an end", "\(runs.unfinishedCount); their time is not counted"))
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
    "\(names.count): \(ManifestSummary.list(Array(names.prefix(20)), of: names.count))"
  }
}

extension ManifestJoin {
  /// The summary as a JSON object.
  package var json: JSONNode {
    let runs = summary.runs
    return [
      "designs": .int(summary.designCount),
      "otherFiles": .int(summary.skippedCount),
      "verdicts": .object(
        ManifestVerdict.allCases.map {
          JSONField($0.rawValue, .int(summary.verdicts[$0] ?? 0))
        }),
      "findings": Severity.json { summary.findings[$0] ?? 0 },
      "codes": .array(
        summary.byCode.map { total in
          [
            "code": .string(total.code), "count": .int(total.count),
            "designs": .int(total.designs),
          ]
        }),
      "seconds": .milliseconds(summary.seconds),
      "cpuSeconds": .milliseconds(summary.cpuSeconds),
      "peakMemory": .int(summary.peakMemory),
      "inputBytes": .int(summary.inputBytes),
      "outputBytes": .int(summary.outputBytes),
      "slowest": list(summary.slowest, "seconds"), "largest": list(summary.largest, "bytes"),
      "runs": [
        "count": .int(runs.count), "seconds": .milliseconds(runs.seconds),
        "designs": .int(runs.designCount),
        "interrupted": .int(runs.interruptedCount),
        "endless": .int(runs.unfinishedCount), "programs": .strings(runs.programs),
      ],
      "isComplete": .bool(isComplete), "missingShards": .strings(runs.missingShards),
      "missingCount": .int(max(gapCount, missing.count)), "missing": .strings(missing),
      "duplicates": .strings(duplicates), "conflicts": .strings(conflicts),
      "incompleteLines": .int(brokenCount),
    ]
  }

  private func list(_ items: [ManifestSummary.Ranked], _ name: String) -> JSONNode {
    .array(items.map { ["input": .string($0.input), name: .number($0.number)] })
  }
}

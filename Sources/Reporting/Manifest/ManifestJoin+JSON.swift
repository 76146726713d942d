import Diagnostics
package import JSONTree

extension ManifestJoin {
  /// The summary as a JSON object.
  package var json: JSONNode {
    let runs = summary.runs
    return [
      "designs": .number(Double(summary.designCount)),
      "otherFiles": .number(Double(summary.skippedCount)),
      "verdicts": .object(
        ManifestVerdict.allCases.map {
          JSONField($0.rawValue, .number(Double(summary.verdicts[$0] ?? 0)))
        }),
      "findings": Severity.json { summary.findings[$0] ?? 0 },
      "codes": .array(
        summary.byCode.map { total in
          [
            "code": .string(total.code), "count": .number(Double(total.count)),
            "designs": .number(Double(total.designs)),
          ]
        }),
      "seconds": .milliseconds(summary.seconds),
      "cpuSeconds": .milliseconds(summary.cpuSeconds),
      "peakMemory": .number(Double(summary.peakMemory)),
      "inputBytes": .number(Double(summary.inputBytes)),
      "outputBytes": .number(Double(summary.outputBytes)),
      "slowest": list(summary.slowest, "seconds"), "largest": list(summary.largest, "bytes"),
      "runs": [
        "count": .number(Double(runs.count)), "seconds": .milliseconds(runs.seconds),
        "designs": .number(Double(runs.designCount)),
        "interrupted": .number(Double(runs.interruptedCount)),
        "endless": .number(Double(runs.endlessCount)), "programs": names(runs.programs),
      ],
      "isComplete": .bool(isComplete), "missingShards": names(runs.missingShards),
      "missingCount": .number(Double(max(gapCount, missing.count))), "missing": names(missing),
      "duplicates": names(duplicates), "conflicts": names(conflicts),
      "incompleteLines": .number(Double(brokenCount)),
    ]
  }

  private func list(_ items: [ManifestSummary.Ranked], _ name: String) -> JSONNode {
    .array(
      items.map {
        .object([JSONField("input", .string($0.input)), JSONField(name, .number($0.number))])
      })
  }

  private func names(_ names: [String]) -> JSONNode { .array(names.map { .string($0) }) }
}

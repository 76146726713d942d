package import Diagnostics
package import JSONTree

extension FindingsReport {
  /// The report as a JSON object with all findings.
  package var json: JSONNode {
    .members([
      "file": .string(file), "verdict": .string(verdict.rawValue),
      "totals": Severity.json(entries.count(of:)),
      "findings": .array(entries.map(node)), "inventory": inventory?.json,
      "forecast": forecast?.json,
      "failedForecasts": JSONNode.int(failedForecasts).when(failedForecasts > 0),
    ])
  }

  /// The findings, each with its JSON object.
  package var items: [(diagnostic: Diagnostic, json: JSONNode)] {
    entries.map { ($0.diagnostic, node($0)) }
  }

  private func node(_ entry: Entry) -> JSONNode {
    let diagnostic = entry.diagnostic
    return .members([
      "code": .string(diagnostic.code.rawValue), "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message), "advice": .string(diagnostic.advice),
      "pointer": .string(diagnostic.pointer), "line": entry.position.map { .int($0.line) },
      "column": entry.position.map { .int($0.column) },
      "layerPath": JSONNode.strings(diagnostic.layerPath).when(!diagnostic.layerPath.isEmpty),
      "layerNumber": entry.layerNumber.map(JSONNode.int),
      "frames": diagnostic.frames.map {
        ["first": .number($0.lowerBound), "end": .number($0.upperBound)]
      },
      "count": JSONNode.int(diagnostic.count).when(diagnostic.count > 1),
      "isNew": JSONNode.bool(!entry.isKnown).when(hasBaseline),
    ])
  }
}

extension Severity {
  /// An object with a number for each severity.
  package static func json(_ count: (Severity) -> Int) -> JSONNode {
    .object(allCases.reversed().map { JSONField($0.rawValue, .int(count($0))) })
  }
}

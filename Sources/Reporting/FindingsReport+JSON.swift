package import Diagnostics
import Inventory
package import JSONTree

extension FindingsReport {
  /// The report as a JSON object with all findings.
  package var json: JSONNode {
    var members = [
      JSONField("file", .string(file)), JSONField("verdict", .string(verdict.rawValue)),
      JSONField(
        "totals",
        Severity.json { severity in
          entries.count { $0.diagnostic.severity == severity }
        }),
      JSONField("findings", .array(entries.map(node))),
    ]
    if let inventory { members.append(JSONField("inventory", inventory.json)) }
    if let forecast { members.append(JSONField("forecast", forecast.json)) }
    return .object(members)
  }

  /// The findings, each with its JSON object.
  package var items: [(diagnostic: Diagnostic, json: JSONNode)] {
    entries.map { ($0.diagnostic, node($0)) }
  }

  private func node(_ entry: Entry) -> JSONNode {
    let diagnostic = entry.diagnostic
    var members: [JSONField] = [
      JSONField("code", .string(diagnostic.code.rawValue)),
      JSONField("severity", .string(diagnostic.severity.rawValue)),
      JSONField("message", .string(diagnostic.message)),
      JSONField("advice", .string(diagnostic.advice)),
      JSONField("pointer", .string(diagnostic.pointer)),
    ]
    if let position = entry.position {
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
    if hasBaseline { members.append(JSONField("isNew", .bool(!entry.isKnown))) }
    return .object(members)
  }
}

extension Severity {
  /// An object with a number for each severity.
  static func json(_ count: (Severity) -> Int) -> JSONNode {
    .object(
      allCases.reversed().map { JSONField($0.rawValue, .number(Double(count($0)))) })
  }
}

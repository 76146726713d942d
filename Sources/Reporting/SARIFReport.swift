import Diagnostics
import JSONTree

/// The findings about files as a SARIF 2.1.0 log, for code review tools, written file by file.
///
/// The results come first; the rules that they name, by index, are known at the end.
package struct SARIFReport: Sendable {
  private let version: String
  private var list: JSONListWriter
  /// The codes of the findings so far, in the order of rules.
  private var codes: [DiagnosticCode] = []
  private var indices: [DiagnosticCode: Int] = [:]
  private var notifications: [JSONNode] = []

  /// Makes a log without results.
  ///
  /// - Parameter version: The version of the tool.
  package init(version: String) {
    self.version = version
    list = JSONListWriter(
      "results",
      head: """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {

        """,
      tail: """
            }
          ]
        }

        """, indent: 6)
  }

  /// Returns the text of the results of a file, after that of all before.
  package mutating func text(of report: FindingsReport) -> String {
    if report.verdict == .refused { notifications.append(notification(of: report)) }
    return list.text(of: results(of: report))
  }

  /// Returns the end of the text.
  ///
  /// - Parameters:
  ///   - isComplete: Whether all files could be read.
  ///   - totals: The totals; `nil` to leave them out.
  package func end(isComplete: Bool = true, totals: ReportTotals? = nil) -> String {
    var invocation = [JSONField("executionSuccessful", .bool(isComplete))]
    if !notifications.isEmpty {
      invocation.append(JSONField("toolExecutionNotifications", .array(notifications)))
    }
    let driver: JSONNode = [
      "name": "xsheet", "version": .string(version), "rules": .array(codes.map(rule)),
    ]
    var members = [
      JSONField("columnKind", "unicodeCodePoints"),
      JSONField("invocations", [.object(invocation)]),
      JSONField("tool", ["driver": driver]),
    ]
    if let totals { members.append(JSONField("properties", ["totals": totals.json])) }
    return list.end(members)
  }

  /// The reason why a file could not be used.
  private func notification(of report: FindingsReport) -> JSONNode {
    let reason = report.entries.last { $0.diagnostic.severity == .error }
    let place =
      reason ?? FindingsReport.Entry(diagnostic: Diagnostic(.unreadableFile, message: ""))
    return [
      "level": "error",
      "message": ["text": .string("The file cannot be used. \(place.diagnostic.message)")],
      "locations": [location(place, in: report.file)],
    ]
  }

  private func rule(_ code: DiagnosticCode) -> JSONNode {
    let advice = code.advice.isEmpty ? "Nothing has to be done." : code.advice
    return [
      "id": .string(code.rawValue),
      "shortDescription": ["text": .string(code.title + ".")],
      "fullDescription": ["text": .string(code.page.meaning)],
      "help": ["text": .string(advice), "markdown": .string(code.page.text)],
      "defaultConfiguration": ["level": .string(code.severity.rawValue)],
    ]
  }

  /// The index of the rule of a code, which is that of its first finding.
  private mutating func index(of code: DiagnosticCode) -> Int {
    if let index = indices[code] { return index }
    codes.append(code)
    indices[code] = codes.count - 1
    return codes.count - 1
  }

  private mutating func results(of report: FindingsReport) -> [JSONNode] {
    var fingerprints = FindingFingerprints(file: report.file)
    return report.entries.map { entry in
      let diagnostic = entry.diagnostic
      var members: [JSONField] = [
        JSONField("ruleId", .string(diagnostic.code.rawValue)),
        JSONField("ruleIndex", .number(Double(index(of: diagnostic.code)))),
        JSONField("level", .string(diagnostic.severity.rawValue)),
        JSONField("message", ["text": .string(diagnostic.message)]),
        JSONField("locations", [location(entry, in: report.file)]),
        JSONField(
          "partialFingerprints", ["xsheetFinding/v1": .string(fingerprints.next(diagnostic))]),
        JSONField("properties", properties(diagnostic)),
      ]
      if report.hasBaseline {
        members.append(JSONField("baselineState", entry.isKnown ? "unchanged" : "new"))
      }
      return .object(members)
    }
  }

  private func properties(_ diagnostic: Diagnostic) -> JSONNode {
    [
      "pointer": .string(diagnostic.pointer), "advice": .string(diagnostic.advice),
      "count": .number(Double(diagnostic.count)),
    ]
  }

  private func location(_ entry: FindingsReport.Entry, in file: String) -> JSONNode {
    var physical: [JSONField] = [
      JSONField("artifactLocation", ["uri": .string(FileURI.reference(to: file))])
    ]
    if let position = entry.position {
      physical.append(
        JSONField(
          "region",
          [
            "startLine": .number(Double(position.line)),
            "startColumn": .number(Double(position.column)),
          ]))
    }
    var members = [JSONField("physicalLocation", .object(physical))]
    if let name = entry.diagnostic.layerPath.last {
      let logical: JSONNode = [
        "name": .string(name), "fullyQualifiedName": .string(entry.diagnostic.layerNames),
        "kind": "object",
      ]
      members.append(JSONField("logicalLocations", [logical]))
    }
    return .object(members)
  }
}

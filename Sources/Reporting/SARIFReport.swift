import Diagnostics
package import JSONTree

/// The findings about some files as a SARIF 2.1.0 log, for code review tools.
package struct SARIFReport: Sendable {
  /// The reports, a file each.
  package var reports: [FindingsReport]
  /// The version of the tool.
  package var version: String
  /// Whether all files could be read.
  package var isComplete: Bool

  /// Makes a log of reports on files.
  package init(_ reports: [FindingsReport], version: String, isComplete: Bool = true) {
    self.reports = reports
    self.version = version
    self.isComplete = isComplete
  }

  /// The log.
  package var json: JSONNode {
    let codes = Set(reports.flatMap { $0.diagnostics.items.map(\.code) })
      .sorted { $0.rawValue < $1.rawValue }
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    let run: JSONNode = [
      "tool": [
        "driver": [
          "name": "xsheet", "version": .string(version), "rules": .array(codes.map(rule)),
        ]
      ],
      "invocations": [["executionSuccessful": .bool(isComplete)]],
      "columnKind": "unicodeCodePoints",
      "results": .array(reports.flatMap { results(of: $0, rules: indices) }),
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
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

  private func results(of report: FindingsReport, rules: [DiagnosticCode: Int]) -> [JSONNode] {
    var fingerprints = FindingFingerprints(file: report.file)
    return report.entries.map { entry in
      let diagnostic = entry.diagnostic
      var members: [JSONField] = [
        JSONField("ruleId", .string(diagnostic.code.rawValue)),
        JSONField("level", .string(diagnostic.severity.rawValue)),
        JSONField("message", ["text": .string(diagnostic.message)]),
        JSONField("locations", [location(entry, in: report.file)]),
        JSONField(
          "partialFingerprints", ["xsheetFinding/v1": .string(fingerprints.next(diagnostic))]),
        JSONField("properties", properties(diagnostic)),
      ]
      if let index = rules[diagnostic.code] {
        members.insert(JSONField("ruleIndex", .number(Double(index))), at: 1)
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

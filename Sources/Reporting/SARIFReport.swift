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
  /// The totals; `nil` to leave them out.
  package var totals: ReportTotals?

  /// Makes a log of reports on files.
  package init(
    _ reports: [FindingsReport], version: String, isComplete: Bool = true,
    totals: ReportTotals? = nil
  ) {
    self.reports = reports
    self.version = version
    self.isComplete = isComplete
    self.totals = totals
  }

  /// The log.
  package var json: JSONNode {
    let codes = Set(reports.flatMap { $0.diagnostics.items.map(\.code) })
      .sorted { $0.rawValue < $1.rawValue }
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    let driver: JSONNode = [
      "name": "xsheet", "version": .string(version), "rules": .array(codes.map(rule)),
    ]
    var run = [
      JSONField("tool", ["driver": driver]), JSONField("invocations", [invocation]),
      JSONField("columnKind", "unicodeCodePoints"),
      JSONField("results", .array(reports.flatMap { results(of: $0, rules: indices) })),
    ]
    if let totals { run.append(JSONField("properties", ["totals": totals.json])) }
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [.object(run)],
    ]
  }

  /// The call of the program, with a notification for each file that could not be used.
  private var invocation: JSONNode {
    let notifications = reports.filter { $0.verdict == .refused }.map { report -> JSONNode in
      let reason = report.entries.last { $0.diagnostic.severity == .error }
      let place =
        reason ?? FindingsReport.Entry(diagnostic: Diagnostic(.unreadableFile, message: ""))
      return [
        "level": "error",
        "message": ["text": .string("The file cannot be used. \(place.diagnostic.message)")],
        "locations": [location(place, in: report.file)],
      ]
    }
    var members = [JSONField("executionSuccessful", .bool(isComplete))]
    if !notifications.isEmpty {
      members.append(JSONField("toolExecutionNotifications", .array(notifications)))
    }
    return .object(members)
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

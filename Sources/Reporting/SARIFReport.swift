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
  private var notifications: [JSONNode] = []

  /// Makes a log without results.
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

  /// Returns the text of the results of a file, which follows the text of all files before.
  package mutating func text(of report: FindingsReport) -> String {
    if report.verdict == .refused { notifications.append(notification(of: report)) }
    return list.text(of: results(of: report))
  }

  /// Returns the end of the text.
  package func end(isComplete: Bool = true, totals: ReportTotals? = nil) -> String {
    let invocation = JSONNode.members([
      "executionSuccessful": .bool(isComplete),
      "toolExecutionNotifications": JSONNode.array(notifications).when(!notifications.isEmpty),
    ])
    let driver: JSONNode = [
      "name": "xsheet", "version": .string(version), "rules": .array(codes.map(rule)),
    ]
    return list.end(
      [JSONField](members: [
        "columnKind": "unicodeCodePoints", "invocations": [invocation],
        "tool": ["driver": driver], "properties": totals.map { ["totals": $0.json] },
      ]))
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

  /// The index of the rule of a code, in the order of first findings.
  private mutating func index(of code: DiagnosticCode) -> Int {
    if let index = codes.firstIndex(of: code) { return index }
    codes.append(code)
    return codes.count - 1
  }

  private mutating func results(of report: FindingsReport) -> [JSONNode] {
    var counts: [UInt64: Int] = [:]
    return report.allEntries.map { entry in
      let diagnostic = entry.diagnostic
      let hash = diagnostic.hash(inFile: report.file)
      counts[hash, default: 0] += 1
      let fingerprint = "\(StableHash.digits(hash, count: 16)):\(counts[hash] ?? 1)"
      return .members([
        "ruleId": .string(diagnostic.code.rawValue),
        "ruleIndex": .int(index(of: diagnostic.code)),
        "level": .string(diagnostic.severity.rawValue),
        "message": ["text": .string(diagnostic.message)],
        "locations": [location(entry, in: report.file)],
        "partialFingerprints": ["xsheetFinding/v1": .string(fingerprint)],
        "properties": [
          "pointer": .string(diagnostic.pointer), "advice": .string(diagnostic.advice),
          "count": .int(diagnostic.count),
        ],
        "baselineState": JSONNode.string(entry.isKnown ? "unchanged" : "new").when(
          report.hasBaseline),
      ])
    }
  }

  private func location(_ entry: FindingsReport.Entry, in file: String) -> JSONNode {
    .members([
      "physicalLocation": .members([
        "artifactLocation": ["uri": .string(FileURI.reference(to: file))],
        "region": entry.position.map {
          ["startLine": .int($0.line), "startColumn": .int($0.column)]
        },
      ]),
      "logicalLocations": entry.diagnostic.layerPath.last.map { name in
        [
          [
            "name": .string(name),
            "fullyQualifiedName": .string(entry.diagnostic.layerPath.joined(separator: " › ")),
            "kind": "object",
          ]
        ]
      },
    ])
  }
}

extension Diagnostic {
  /// A hash that recognizes the finding in a later version of a file; equal findings are numbered.
  ///
  /// Lines and positions in lists are omitted, as both change when something is added before.
  fileprivate func hash(inFile file: String) -> UInt64 {
    let steps = pointer.split(separator: "/").map { step in
      step.utf8.allSatisfy { (0x30...0x39).contains($0) } ? "*" : String(step)
    }
    return StableHash.of([file, code.rawValue, message] + layerPath + ["/"] + steps)
  }
}

/// URI references to files.
enum FileURI {
  /// A reference to a file: relative for relative paths, with the animation of an archive as fragment.
  static func reference(to file: String) -> String {
    guard let end = file.ranges(of: ".lottie#").last?.upperBound else { return path(file) }
    return path(String(file[..<end].dropLast())) + "#" + encoded(String(file[end...]))
  }

  private static func path(_ path: String) -> String {
    path.hasPrefix("/") ? "file://" + encoded(path) : encoded(path)
  }

  /// The characters that URLs have as they are.
  private static let plain = Set(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._~/".utf8)

  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      plain.contains(byte)
        ? String(Unicode.Scalar(byte))
        : "%" + StableHash.digits(UInt64(byte), count: 2).uppercased()
    }.joined()
  }
}

public import Diagnostics
public import JSONTree

/// The findings about one file, for people and for programs.
public struct FindingsReport: Sendable {
  /// The file, as the user named it.
  public var file: String
  /// The findings.
  public var diagnostics: DiagnosticList
  /// The places of the findings, in the order of the list; without one, places are pointers alone.
  private let positions: [JSONTextPosition?]

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - file: The file, as the user named it.
  ///   - diagnostics: The findings.
  ///   - locator: Of the file's text; without one, places are pointers alone.
  ///   - syntaxError: The line and column, from 1, at which the text stopped to be JSON: the place of the last
  ///     finding.
  public init(
    file: String, diagnostics: DiagnosticList, locator: JSONLocator? = nil,
    syntaxError: (line: Int, column: Int)? = nil
  ) {
    self.file = file
    self.diagnostics = diagnostics
    var positions = diagnostics.items.map { diagnostic in
      JSONPointer(diagnostic.pointer).flatMap { locator?.nearestPosition(of: $0) }
    }
    if let syntaxError, !positions.isEmpty {
      positions[positions.count - 1] = JSONTextPosition(
        offset: 0, line: syntaxError.line, column: syntaxError.column)
    }
    self.positions = positions
  }

  /// A line for each finding, or for many that say the same, and the totals.
  public var text: String {
    (lines(atLeast: .note) + ["\(file.printable): \(summary)"]).joined(separator: "\n") + "\n"
  }

  /// The number of findings by severity, in words.
  public var summary: String {
    guard !diagnostics.items.isEmpty else { return "no findings" }
    return Severity.allCases.reversed()
      .compactMap { severity in
        let count = diagnostics.count(of: severity)
        return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
      }
      .joined(separator: ", ")
  }

  /// The findings from a severity on as compilers print theirs; more than three that say the same share a line.
  public func lines(atLeast severity: Severity) -> [String] {
    let entries = zip(diagnostics.items, positions).map { Entry(diagnostic: $0, position: $1) }
      .filter { $0.diagnostic.severity >= severity }
    return FindingGroup.groups(of: entries).flatMap { group in
      group.members.count <= FindingGroup.listedLimit
        ? group.members.map { line($0, places: 1) }
        : [line(group.members[0], places: group.members.count)]
    }
  }

  /// A finding, which may stand for others.
  private func line(_ entry: Entry, places: Int) -> String {
    let diagnostic = entry.diagnostic
    var line = file
    if let position = entry.position { line += ":\(position.line):\(position.column)" }
    line += ": \(diagnostic.severity.rawValue) \(diagnostic.code.rawValue): \(diagnostic.message)"
    if places > 1 {
      line += " (\(places) places)"
    } else if diagnostic.count > 1 {
      line += " (\(diagnostic.count) times)"
    }
    if !diagnostic.layerPath.isEmpty {
      let path = diagnostic.layerPath.joined(separator: " › ")
      line += " [\(path)\(places > 1 ? ", …" : "")]"
    }
    return line.printable
  }

  /// The report as a JSON object, which lists every finding.
  public var json: JSONNode {
    [
      "file": .string(file),
      "totals": .object(
        Severity.allCases.reversed().map {
          JSONField($0.rawValue, .number(Double(diagnostics.count(of: $0))))
        }),
      "findings": .array(zip(diagnostics.items, positions).map(node)),
    ]
  }

  private func node(_ diagnostic: Diagnostic, at position: JSONTextPosition?) -> JSONNode {
    var members: [JSONField] = [
      JSONField("code", .string(diagnostic.code.rawValue)),
      JSONField("severity", .string(diagnostic.severity.rawValue)),
      JSONField("message", .string(diagnostic.message)),
      JSONField("pointer", .string(diagnostic.pointer)),
    ]
    if let position {
      members.append(JSONField("line", .number(Double(position.line))))
      members.append(JSONField("column", .number(Double(position.column))))
    }
    if !diagnostic.layerPath.isEmpty {
      members.append(JSONField("layerPath", .array(diagnostic.layerPath.map { .string($0) })))
    }
    if diagnostic.count > 1 {
      members.append(JSONField("count", .number(Double(diagnostic.count))))
    }
    return .object(members)
  }
}

public import Diagnostics
public import JSONTree

/// The findings about one file, for people and for programs.
public struct FindingsReport {
  /// The file, as the user named it.
  public var file: String
  /// The findings.
  public var diagnostics: DiagnosticList
  /// Of the file's text.
  private let locator: JSONLocator?

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - file: The file, as the user named it.
  ///   - diagnostics: The findings.
  ///   - locator: Of the file's text; without one, places are pointers alone.
  public init(file: String, diagnostics: DiagnosticList, locator: JSONLocator? = nil) {
    self.file = file
    self.diagnostics = diagnostics
    self.locator = locator
  }

  /// The line and column of a finding; `nil` where there is none.
  private func locate(_ diagnostic: Diagnostic) -> JSONTextPosition? {
    guard let locator, let pointer = JSONPointer(diagnostic.pointer) else { return nil }
    return locator.nearestPosition(of: pointer)
  }

  /// One line for each finding, and the totals.
  public var text: String {
    var lines: [String] = []
    for diagnostic in diagnostics.items { lines.append(line(diagnostic)) }
    lines.append("\(file): \(summary)")
    return lines.joined(separator: "\n") + "\n"
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

  /// A finding as compilers print theirs.
  public func line(_ diagnostic: Diagnostic) -> String {
    var place = file
    if let position = locate(diagnostic) { place += ":\(position.line):\(position.column)" }
    var line = "\(place): \(diagnostic.severity.rawValue) \(diagnostic.code.rawValue): "
    line += diagnostic.message
    if diagnostic.count > 1 { line += " (\(diagnostic.count) times)" }
    if !diagnostic.layerPath.isEmpty {
      line += " [\(diagnostic.layerPath.joined(separator: " › "))]"
    }
    return line
  }

  /// The report as a JSON object.
  public var json: JSONNode {
    [
      "file": .string(file),
      "totals": .object(
        Severity.allCases.reversed().map {
          JSONField($0.rawValue, .number(Double(diagnostics.count(of: $0))))
        }),
      "findings": .array(diagnostics.items.map(node)),
    ]
  }

  private func node(_ diagnostic: Diagnostic) -> JSONNode {
    var members: [JSONField] = [
      JSONField("code", .string(diagnostic.code.rawValue)),
      JSONField("severity", .string(diagnostic.severity.rawValue)),
      JSONField("message", .string(diagnostic.message)),
      JSONField("pointer", .string(diagnostic.pointer)),
    ]
    if let position = locate(diagnostic) {
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

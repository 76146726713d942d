import Diagnostics
import Geometry

extension FindingsReport {
  /// A finding and its place in the text.
  struct Entry: Codable, Sendable {
    var diagnostic: Diagnostic
    var position: TextPlace?
    /// The names of the compositions and layers around the place, with the number of the layer: `#12 “shadow”`.
    var names: [String] = []
    /// The number of the layer; `nil` if it is unknown.
    var layerNumber: Int?
    /// Whether the finding is in the baseline.
    var isKnown = false

    /// Whether listings for people leave the finding out.
    var isMinor: Bool { diagnostic.isMinor && diagnostic.severity == .note }

    /// The names as one text.
    var layerNames: String { names.joined(separator: " › ") }
  }
}

extension [FindingsReport.Entry] {
  /// The number of findings with a severity.
  func count(of severity: Severity) -> Int { count { $0.diagnostic.severity == severity } }

  /// Marks the findings that a baseline has.
  mutating func markKnown(_ isKnown: (Diagnostic) -> Bool) {
    for index in indices { self[index].isKnown = isKnown(self[index].diagnostic) }
  }
}

/// Findings of one report with equal texts at different places.
struct FindingGroup {
  /// The largest number of findings of a group that are listed one by one.
  static let listedLimit = 3

  /// The findings, at least one, in their order.
  let members: [FindingsReport.Entry]

  /// Groups findings by their texts, in the order of the first of each group.
  static func groups(of entries: [FindingsReport.Entry]) -> [FindingGroup] {
    entries.grouped { $0.diagnostic.withoutPlace }.map { FindingGroup(members: $0.elements) }
  }

  /// The groups that share a line each: the whole group, or one for each finding.
  func lines(listsAll: Bool) -> [FindingGroup] {
    listsAll || members.count <= FindingGroup.listedLimit
      ? members.map { FindingGroup(members: [$0]) } : [self]
  }

  /// The first finding.
  var first: FindingsReport.Entry { members[0] }

  /// The findings whose places are listed.
  var listed: ArraySlice<FindingsReport.Entry> { members.prefix(FindingGroup.listedLimit) }

  /// The names that the layer paths of all findings begin with.
  var commonNames: ArraySlice<String> {
    members.dropFirst().reduce(members[0].names[...]) { names, member in
      let path = member.names
      return names.prefix(zip(names, path).prefix { $0 == $1 }.count)
    }
  }
}

extension Diagnostic {
  /// The texts that findings of one group have in common.
  fileprivate var withoutPlace: Diagnostic {
    Diagnostic(code, severity: severity, message: message, advice: advice)
  }
}

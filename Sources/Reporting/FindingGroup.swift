import Diagnostics
import JSONTree

extension FindingsReport {
  /// A finding and its place in the text.
  struct Entry {
    var diagnostic: Diagnostic
    var position: TextPlace?
  }
}

/// Findings of one report with equal texts at different places.
struct FindingGroup {
  /// The largest number of findings of a group that are listed one by one.
  static let listedLimit = 3

  /// The findings, at least one, in their order.
  private(set) var members: [FindingsReport.Entry]

  /// Groups findings by their texts, in the order of the first of each group.
  static func groups(of entries: [FindingsReport.Entry]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var indices: [Key: Int] = [:]
    for entry in entries {
      let key = Key(entry.diagnostic)
      if let index = indices[key] {
        groups[index].members.append(entry)
      } else {
        indices[key] = groups.count
        groups.append(FindingGroup(members: [entry]))
      }
    }
    return groups
  }

  /// The texts that findings of one group have in common.
  private struct Key: Hashable {
    let code: DiagnosticCode
    let severity: Severity
    let message: String
    let advice: String

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      severity = diagnostic.severity
      message = diagnostic.message
      advice = diagnostic.advice
    }
  }
}

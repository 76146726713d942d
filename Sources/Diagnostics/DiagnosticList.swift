/// A list of findings in the order in which they are reported.
public struct DiagnosticList: Hashable, Sendable {
  /// The findings.
  public private(set) var items: [Diagnostic] = []

  /// Makes an empty list.
  public init() {}

  /// Adds a finding.
  public mutating func report(_ diagnostic: Diagnostic) {
    items.append(diagnostic)
  }

  /// Adds all findings of another list.
  public mutating func append(contentsOf other: DiagnosticList) {
    items.append(contentsOf: other.items)
  }

  /// Adds findings before the one at a place.
  package mutating func insert(_ diagnostics: [Diagnostic], at place: Int) {
    items.insert(contentsOf: diagnostics, at: place)
  }

  /// The number of findings with a severity.
  public func count(of severity: Severity) -> Int {
    items.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }

  /// The highest severity of all findings; `nil` if there are none.
  public var highestSeverity: Severity? {
    items.map(\.severity).max()
  }
}

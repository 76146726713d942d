/// What is known about a kind of finding, whatever the file.
public struct DiagnosticFacts: Hashable, Sendable {
  /// How much findings of this kind usually matter.
  public var severity: Severity
  /// What kind of finding it is, in a few words without a full stop.
  public var title: String
  /// What to do about it, in a sentence or two; empty where there is nothing to do.
  public var advice: String

  /// Makes facts of their parts.
  public init(_ severity: Severity, _ title: String, _ advice: String) {
    self.severity = severity
    self.title = title
    self.advice = advice
  }
}

extension DiagnosticCode {
  /// How much findings of this kind usually matter.
  public var severity: Severity { facts.severity }
  /// What kind of finding it is, in a few words.
  public var title: String { facts.title }
  /// What to do about it; empty where there is nothing to do.
  public var advice: String { facts.advice }
}

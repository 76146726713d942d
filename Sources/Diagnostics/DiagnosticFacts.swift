import EmbeddedTexts

/// The part of a code's documentation that every finding needs: the head of its page.
public struct DiagnosticFacts: Hashable, Sendable {
  /// A few words without a full stop.
  public var title: String
  /// The usual severity of findings with the code.
  public var severity: Severity
  /// The outcome of the feature that a finding is about; `nil` for other findings.
  public var outcome: FeatureOutcome?
  /// Advice in a sentence or two; empty if there is nothing to do.
  public var advice: String
  /// Whether listings for people leave out findings with the code unless all notes are requested.
  public var isMinor = false
}

extension DiagnosticFacts {
  /// The facts of codes, each parsed at the first access: files have findings with few of the codes.
  private static let parsed = Locked<[String: DiagnosticFacts]>([:])

  /// The facts of a code.
  static func of(_ code: DiagnosticCode) -> DiagnosticFacts {
    parsed.item(for: code.rawValue) {
      let page = EmbeddedText.diagnostics[code.rawValue]
      return page.flatMap { try? DiagnosticPageParser.facts(of: code.rawValue, $0) }
        ?? placeholder(code)
    }
  }

  /// Facts that stand in for those of a missing or malformed page, which tests find.
  static func placeholder(_ code: DiagnosticCode) -> DiagnosticFacts {
    DiagnosticFacts(title: code.rawValue, severity: .warning, outcome: nil, advice: "")
  }
}

extension DiagnosticCode {
  /// The head of the code's documentation.
  public var facts: DiagnosticFacts { .of(self) }

  /// The usual severity of findings with the code.
  public var severity: Severity { facts.severity }

  /// The kind of finding in a few words.
  public var title: String { facts.title }

  /// Advice in a sentence or two; empty if there is nothing to do.
  public var advice: String { facts.advice }

  /// The outcome of the feature that a finding is about; `nil` for other findings.
  public var outcome: FeatureOutcome? { facts.outcome }
}

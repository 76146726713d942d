import EmbeddedTexts
import Platform

/// The documentation of a code: its facts and its text.
///
/// The pages are the Markdown files of `Documentation.docc/Codes`, which a plug-in embeds at build. DocC, `xsheet explain`
/// and reports read the same files.
public struct DiagnosticPage: Hashable, Sendable {
  /// The head of the page.
  public var facts: DiagnosticFacts
  /// The consequence for the animation, as one paragraph.
  public var meaning: String
  /// Why files have it, as one paragraph.
  public var cause: String
  /// Detailed advice, where possible for After Effects, as one paragraph.
  public var remedy: String
  /// The whole page as Markdown, with lines of at most 80 characters.
  public var text: String
}

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

extension DiagnosticCode {
  /// The pages, each parsed at the first access: files have findings with few of the codes.
  private static let pages = Locked<[DiagnosticCode: DiagnosticPage]>([:])

  /// The documentation of the code.
  public var page: DiagnosticPage {
    DiagnosticCode.pages.item(for: self) {
      let page = EmbeddedText.diagnostics[rawValue].flatMap {
        try? DiagnosticPageParser.page(of: rawValue, $0)
      }
      // Tests find missing and malformed pages.
      return page
        ?? DiagnosticPage(
          facts: DiagnosticFacts(title: rawValue, severity: .warning, outcome: nil, advice: ""),
          meaning: "", cause: "", remedy: "", text: "# \(rawValue)\n")
    }
  }

  /// The head of the code's documentation.
  public var facts: DiagnosticFacts { page.facts }

  /// The usual severity of findings with the code.
  public var severity: Severity { facts.severity }

  /// The kind of finding in a few words.
  public var title: String { facts.title }

  /// Advice in a sentence or two; empty if there is nothing to do.
  public var advice: String { facts.advice }

  /// The outcome of the feature that a finding is about; `nil` for other findings.
  public var outcome: FeatureOutcome? { facts.outcome }
}

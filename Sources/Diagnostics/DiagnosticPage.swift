/// The documentation of a code: its facts and its text.
///
/// The pages are the Markdown files of `Documentation.docc/Codes`, which a plug-in embeds at build. DocC, `xsheet explain`
/// and reports read the same files.
public struct DiagnosticPage: Hashable, Sendable {
  /// A few words without a full stop.
  public var title: String
  /// The usual severity of findings with the code.
  public var severity: Severity
  /// The outcome of the feature that a finding is about; `nil` for other findings.
  public var outcome: FeatureOutcome?
  /// Advice in a sentence or two; empty if there is nothing to do.
  public var advice: String
  /// The consequence for the animation, as one paragraph.
  public var meaning: String
  /// Why files have it, as one paragraph.
  public var cause: String
  /// Detailed advice, where possible for After Effects, as one paragraph.
  public var remedy: String
  /// The whole page as Markdown, with lines of at most 80 characters.
  public var text: String
}

extension DiagnosticPage {
  /// All pages, parsed at the first access.
  static let all: [DiagnosticCode: DiagnosticPage] = {
    var pages: [DiagnosticCode: DiagnosticPage] = [:]
    for code in DiagnosticCode.allCases {
      guard let text = EmbeddedText.texts[code.rawValue] else { continue }
      pages[code] = try? DiagnosticPageParser.page(of: code.rawValue, text)
    }
    return pages
  }()

  /// A page in place of a missing or malformed one, which tests find.
  static func placeholder(_ code: DiagnosticCode) -> DiagnosticPage {
    DiagnosticPage(
      title: code.rawValue, severity: .warning, outcome: nil, advice: "", meaning: "", cause: "",
      remedy: "", text: "# \(code.rawValue)\n")
  }
}

extension DiagnosticCode {
  /// The documentation of the code.
  public var page: DiagnosticPage { DiagnosticPage.all[self] ?? .placeholder(self) }

  /// The usual severity of findings with the code.
  public var severity: Severity { page.severity }

  /// The kind of finding in a few words.
  public var title: String { page.title }

  /// Advice in a sentence or two; empty if there is nothing to do.
  public var advice: String { page.advice }

  /// The outcome of the feature that a finding is about; `nil` for other findings.
  public var outcome: FeatureOutcome? { page.outcome }
}

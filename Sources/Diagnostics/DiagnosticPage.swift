import EmbeddedTexts

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

  /// A page in place of a missing or malformed one, which tests find.
  static func placeholder(_ code: DiagnosticCode) -> DiagnosticPage {
    DiagnosticPage(
      facts: .placeholder(code), meaning: "", cause: "", remedy: "", text: "# \(code.rawValue)\n")
  }
}

extension DiagnosticCode {
  /// The documentation of the code, parsed at each access.
  public var page: DiagnosticPage {
    let page = EmbeddedText.diagnostics[rawValue].flatMap {
      try? DiagnosticPageParser.page(of: rawValue, $0)
    }
    return page ?? .placeholder(self)
  }
}

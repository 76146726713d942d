import Testing

@testable import Diagnostics

/// Parsing of the Markdown files of codes.
@Suite struct DiagnosticPageParserTests {
  private static let text = """
    # LI0000: Example

    - Severity: note
    - Outcome: dropped
    - Advice: Do this: or
      that.

    ## What it means

    One
    two.

    ## Why it happens

    Three.

    ## What to do

    Four.

    """

  @Test func completePage() throws {
    let page = try DiagnosticPageParser.page(of: "LI0000", Self.text)
    let facts = page.facts
    #expect(facts.title == "Example" && facts.severity == .note && facts.outcome == .dropped)
    #expect(facts.advice == "Do this: or that.")
    #expect([page.meaning, page.cause, page.remedy] == ["One two.", "Three.", "Four."])
    #expect(page.text == Self.text)
  }

  @Test func optionalFacts() throws {
    let text = Self.text.replacing("- Outcome: dropped\n", with: "")
      .replacing("- Advice: Do this: or\n  that.\n", with: "")
    let page = try DiagnosticPageParser.page(of: "LI0000", text)
    #expect(page.facts.outcome == nil && page.facts.advice.isEmpty)
  }

  /// A change of the page that makes it incomplete, and the error.
  private static let mistakes: [(String, String, DiagnosticPageError)] = [
    ("# LI0000: ", "# LI0001: ", .missing("# LI0000: ")),
    ("- Severity: note\n", "", .missing("- Severity: ")),
    ("Severity: note", "Severity: grave", .unexpected("- Severity: grave")),
    ("Outcome: dropped", "Outcome: lost", .unexpected("- Outcome: lost")),
    ("- Outcome: dropped", "- Fate: dropped", .unexpected("- Fate: dropped")),
    ("- Outcome: dropped", "- Severity: error", .unexpected("- Severity: error")),
    ("- Outcome: dropped", "Outcome", .unexpected("Outcome")),
    ("## Why it happens\n\nThree.\n\n", "", .missing("## Why it happens")),
    ("Why it happens", "Why it happens, too", .missing("## Why it happens")),
    ("Three.\n", "", .missing("text of ## Why it happens")),
    ("Four.", "Four.\n\nFive.", .unexpected("Five.")),
    ("Three.", "Three.\n\nFive.", .missing("## What to do")),
  ]

  @Test("an incomplete page is an error that names the part", arguments: mistakes)
  func incompletePage(old: String, new: String, error: DiagnosticPageError) {
    #expect(throws: error) {
      try DiagnosticPageParser.page(of: "LI0000", Self.text.replacing(old, with: new))
    }
  }
}

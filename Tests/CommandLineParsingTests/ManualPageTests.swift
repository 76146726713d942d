import Testing

@testable import CommandLineParsing

@Suite struct ManualPageTests {
  private let lines = ManualPage(Sample.root).text.split(separator: "\n").map(String.init)

  @Test func sectionsFollowTheOrderOfManualPages() {
    let titles = lines.filter { $0.hasPrefix(".SH ") }
    #expect(
      titles == [".SH NAME", ".SH SYNOPSIS", ".SH DESCRIPTION", ".SH OPTIONS", ".SH COMMANDS"])
    #expect(lines.first == #".TH "SHEET" 1 "" "sheet 1.2.3""#)
    #expect(lines[2] == #"sheet \- Draws things."#)
  }

  @Test func commandsAreThereWithTheirParts() {
    let commands = lines.filter { $0.hasPrefix(".SS ") }
    #expect(
      commands == [
        #".SS "sheet draw""#, #".SS "sheet check""#, #".SS "sheet tools""#,
        #".SS "sheet tools list""#,
      ])
    #expect(lines.contains(#"\fB\-o, \-\-output <path>\fR"#))
    #expect(lines.contains(#"\fB<file>\fR"#))
    #expect(lines.contains(#"What to write. (values: png, apng, gif) (default: png)"#))
    #expect(!lines.contains { $0.contains("secret") })
  }

  @Test func indentedLinesAreNotFilled() throws {
    let start = try #require(lines.firstIndex(of: ".nf"))
    #expect(lines[start...].prefix(3) == [".nf", "  sheet draw a.json", ".fi"])
  }

  @Test func topicsAreSections() {
    var root = Sample.root
    root.topics = [HelpTopic(name: "colors", abstract: "All colors.", text: "Red.\n\nGreen.")]
    let page = ManualPage(root).text
    #expect(page.hasSuffix(".SH \"COLORS\"\n.PP\nAll colors.\n.PP\nRed.\n.PP\nGreen.\n"))
  }

  @Test(arguments: [
    (".TH", #"\&.TH"#), ("'x'", #"\&\(aqx\(aq"#), (#"a\b"#, #"a\eb"#), ("a-b", #"a\-b"#),
    ("~^`", #"\(ti\(ha\(ga"#), ("×…", #"\[u00D7]\[u2026]"#), ("𝛼", #"\[u1D6FC]"#),
  ])
  func markupIsEscaped(text: String, source: String) {
    #expect(ManualText.escaped(text) == source)
  }

  @Test func optionIsForTheProgramAlone() {
    guard case .success(.manual) = Sample.parse("--generate-manual") else {
      Issue.record("No manual page")
      return
    }
    for words in [["draw", "--generate-manual"], ["--generate-manual", "draw"]] {
      guard case .failure = CommandLineParser(Sample.root).parse(words) else {
        Issue.record("A command took the option")
        return
      }
    }
  }
}

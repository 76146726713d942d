import Testing

@testable import CommandLineParsing

@Suite struct ManualPageTests {
  private let lines = ManualPageTests.page(Sample.root).split(separator: "\n").map(String.init)

  private static func page(_ root: Command) -> String {
    ManualPage(root: CommandPath(root: root)).text
  }

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
    let page = ManualPageTests.page(root)
    #expect(page.hasSuffix(".SH \"COLORS\"\n.PP\nAll colors.\n.PP\nRed.\n.PP\nGreen.\n"))
  }

  @Test(arguments: [
    (".TH", #"\&.TH"#), ("'x'", #"\&\(aqx\(aq"#), (#"a\b"#, #"a\eb"#), ("a-b", #"a\-b"#),
    ("~^`", #"\(ti\(ha\(ga"#), ("×…", #"\[u00D7]\[u2026]"#), ("𝛼", #"\[u1D6FC]"#),
  ])
  func markupIsEscaped(text: String, source: String) {
    #expect(ManualText.escaped(text) == source)
  }

  @Test func optionIsForTheProgramAlone() throws {
    #expect(try Sample.printed(["--generate-manual"]) == ManualPageTests.page(Sample.root))
    for words in [["draw", "--generate-manual"], ["--generate-manual", "draw"]] {
      #expect(throws: UsageError.self) { try Sample.parse(words) }
    }
  }
}

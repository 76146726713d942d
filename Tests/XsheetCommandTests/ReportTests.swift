import JSONTree
import Testing

@testable import XsheetCommand

/// The output of `xsheet report`.
@Suite struct ReportTests {
  private func workspace() throws -> Workspace {
    let place = try Workspace()
    // Five warnings and, because of the unknown member, a note.
    let text = Sample.unknown(layers: 5).replacing(#"{"v":"#, with: #"{"zzz": 1, "v":"#)
    try place.write(text, "a.json")
    return place
  }

  @Test func totalsAreEqualInAllFormats() throws {
    let place = try workspace()
    #expect(try place.xsheet("report", "a.json").text.hasSuffix("a.json: 5 warnings, 1 note\n"))
    let json = try place.xsheet("report", "a.json", "--format=json").json()
    #expect(
      json["files"]?.elements.first?["totals"] == ["error": 0, "warning": 5, "note": 1])
    let markdown = try place.xsheet("report", "a.json", "--format=markdown").text
    #expect(markdown.contains("| `a.json` | 0 | 5 | 1 |"))
    let sarif = try place.xsheet("report", "a.json", "--format=sarif").json()
    let levels = sarif["runs"]?.elements.first?["results"]?.elements.map { $0["level"] } ?? []
    #expect(levels.filter { $0 == "warning" }.count == 5 && levels.count == 6)
  }

  @Test func levelAndIgnore() throws {
    let place = try workspace()
    #expect(
      try place.xsheet("report", "a.json", "--level=warning").text.hasSuffix("a.json: 5 warnings\n")
    )
    #expect(
      try place.xsheet("report", "a.json", "--ignore", "li0301").text
        .hasSuffix("a.json: 1 note\n"))
    let none = try place.xsheet("report", "a.json", "--ignore=LI0301", "--ignore=LI0701")
    #expect(none.text == "a.json: no findings\n")
  }

  @Test func failOnCountsFindingsThatAreNotIgnored() throws {
    let place = try workspace()
    let strict = ["report", "a.json", "--fail-on=warning"]
    #expect(try place.shell("xsheet \(strict.joined(separator: " ")) --level error").status == 1)
    #expect(
      try place.shell("xsheet \(strict.joined(separator: " ")) --ignore LI0301").status == 0)
  }

  @Test func unknownCodesAreRefused() throws {
    let outcome = try workspace().xsheet("report", "a.json", "--ignore", "LI03O1")
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(
      outcome.error == """
        Error: There is no code 'LI03O1'. Did you mean 'LI0301'? 'xsheet explain' lists all codes.

        """)
  }

  @Test func refusedFilesAreResults() throws {
    let place = try workspace()
    try place.write("{", "bad.json")
    let outcome = try place.xsheet("report", "bad.json", "a.json", "--format", "sarif")
    #expect(outcome.status == 65)
    let run = try #require(try outcome.json()["runs"]?.elements.first)
    #expect(run["results"]?.elements.first?["level"] == "error")
    let invocation = try #require(run["invocations"]?.elements.first)
    #expect(invocation["executionSuccessful"] == false)
    let notification = try #require(invocation["toolExecutionNotifications"]?.elements.first)
    #expect(
      notification["locations"]?.elements.first?["physicalLocation"]?["artifactLocation"]
        == ["uri": "bad.json"])
  }

  @Test func deviationsFromJSONHaveLineAndColumn() throws {
    let place = try Workspace()
    try place.write(
      """
      { // Edited.
        'xsheet': 1, "size": [9, 9], "clock": {"ticks": 1},
        "views": [{"id": "a", "kind": "group"},], // None yet.
      }
      """, "a.xsheet.json")
    try place.write("\u{FEFF}" + Sample.square(), "b.json")
    let outcome = try place.xsheet("report", "a.xsheet.json", "b.json")
    #expect(outcome.status == 0)
    let lines = outcome.text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    let places = lines.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(
      places == [
        "a.xsheet.json:1:3: note LI0706:", "a.xsheet.json:2:3: note LI0706:",
        "a.xsheet.json:3:41: note LI0706:", "a.xsheet.json: 3 notes",
        "b.json:1:1: note LI0706:", "b.json: 1 note", "Total of 2",
      ])
    #expect(lines.first?.hasSuffix("it is skipped. (2 times)") == true)
  }

  @Test func inventoryIsOnRequest() throws {
    let place = try workspace()
    let plain = try place.xsheet("report", "a.json", "--format=json").json()
    #expect(plain["files"]?.elements.first?["inventory"] == nil)
    let full = try place.xsheet("report", "a.json", "--format=json", "--inventory").json()
    #expect(full["files"]?.elements.first?["inventory"]?["features"] != nil)
  }

  @Test func totalsOfSeveralFiles() throws {
    let place = try workspace()
    for name in ["b", "c", "d"] { try place.write(Sample.square(), "\(name).json") }
    let words = ["report", "a.json", "b.json", "c.json", "d.json", "--fail-on", "warning"]
    let outcome = try place.shell("xsheet \(words.joined(separator: " "))")
    #expect(outcome.status == 1)
    #expect(
      outcome.text.hasSuffix(
        """
        a.json: 5 warnings, 1 note
        3 files have no findings
        Total of 4 files: 5 warnings, 1 note; 3 passed, 1 failed
          warning LI0301: 5 in 1 file: Layer not drawn
          note LI0701: 1 in 1 file: Unknown member

        """))
    #expect(outcome.text.contains("(5 places) [Square: #1 “Words” at "))
    let all = try place.shell("xsheet \(words.joined(separator: " ")) --all --list-clean").text
    #expect(all.split(separator: "\n").count { $0.contains(": warning LI0301: ") } == 5)
    #expect(all.contains("\nc.json: no findings\n"))
    let json = try place.shell("xsheet \(words.joined(separator: " ")) --format json").json()
    let totals = try #require(json["totals"])
    #expect(totals["files"] == 4 && totals["clean"] == 3)
    #expect(totals["verdicts"] == ["passed": 3, "failed": 1, "refused": 0])
    #expect(totals["severities"] == ["error": 0, "warning": 5, "note": 1])
    #expect(totals["codes"]?.elements.map { $0["code"] } == ["LI0301", "LI0701"])
    let verified = try place.xsheet("verify", "b.json", "c.json", "nowhere.json", "--format=json")
    #expect(
      try verified.json()["totals"]
        == ["files": 3, "match": 2, "close": 0, "differs": 0, "refused": 1])
    let text = try place.xsheet("verify", "b.json", "c.json", "--each").text
    #expect(text.hasSuffix("\nTotal of 2 files: 2 match\n"))
  }

  @Test func manyFilesFillAtMostAScreen() throws {
    let place = try Workspace()
    for number in 1...100 {
      let text = number % 2 == 0 ? Sample.square() : Sample.unknown(layers: number)
      try place.write(text, "in/\(number).json")
    }
    let outcome = try place.xsheet("report", "in", "-q", "--fail-on=warning")
    let lines = outcome.text.split(separator: "\n")
    #expect(outcome.status == 1 && lines.count <= 50)
    #expect(
      lines.first
        == "Files with findings (35 more); --all lists them, 'xsheet report FILE' those of one:")
    #expect(lines.dropFirst().first == "  in/99.json: failed, 99 warnings: LI0301")
    #expect(lines.contains("50 files have no findings"))
    let all = try place.xsheet("report", "in", "-q", "--all").text
    #expect(all.split(separator: "\n").count { $0.contains(": warning LI0301: ") } == 2500)
  }

  @Test func minorNotesAreCounted() throws {
    let place = try Workspace()
    let text = Sample.square().replacing(#""fr": 10"#, with: #""fr": "10""#)
    try place.write(text, "a.json")
    try place.write(Sample.square(), "b.json")
    #expect(
      try place.xsheet("report", "a.json").text
        == "a.json: 1 note (1 not listed without --level note)\n")
    let listed = "a.json:1:38: note LI0705: The number 10 is written as a string.\n"
    #expect(try place.xsheet("report", "a.json", "--level=note").text.hasPrefix(listed))
    #expect(
      try place.xsheet("report", "a.json", "b.json", "-q").text == """
        2 files have no findings, or only notes that are not listed
        Total of 2 files: 1 note (1 not listed without --level note); 2 passed
          note LI0705: 1 in 1 file: Unusual notation

        """)
    try place.write(#"{"level": "note"}"#, ".xsheet.json")
    #expect(try place.xsheet("report", "a.json").text.hasPrefix(listed))
    let json = try place.xsheet("report", "a.json", "--no-config", "--format=json").json()
    #expect(json["files"]?.elements[0]["findings"]?.elements.count == 1)
  }

  @Test func designsThatShowNothingAreReported() throws {
    let place = try Workspace()
    let hidden = Sample.square().replacing(#""ty": 4,"#, with: #""ty": 4, "hd": true,"#)
    let clear = Sample.square().replacing(#""ks": {"#, with: #""ks": {"o": {"a": 0, "k": 0}, "#)
    let outside = Sample.square().replacing("[10, 20, 0]", with: "[90, 20, 0]")
      .replacing("[50, 20, 0]", with: "[99, 20, 0]")
    let empty = #"{"v":"5.9.0","fr":30,"ip":0,"op":30,"w":200,"h":200,"layers":[]}"#
    for text in [hidden, clear, outside, empty] {
      try place.write(text, "a.json")
      let outcome = try place.xsheet("report", "a.json", "--fail-on=warning")
      #expect(outcome.status == 1 && outcome.text.contains(": warning LI0213: "), "\(text)")
    }
    // Of one frame alone, something is visible.
    let brief = Sample.square().replacing(
      #""ks": {"#,
      with:
        #""ks": {"o": {"a": 1, "k": [{"t": 0, "s": [0], "h": 1}, {"t": 8, "s": [100], "h": 1}, {"t": 9, "s": [0], "h": 1}]}, "#
    )
    try place.write(brief, "a.json")
    #expect(try place.xsheet("report", "a.json", "--fail-on=warning").status == 0)
  }

  @Test func colorIsForTerminals() throws {
    #expect(!(try workspace().xsheet("report", "a.json").text.contains("\u{1B}")))
    #expect(Console.usesColor(isTerminal: true) { ["NO_COLOR": ""][$0] })
    #expect(!Console.usesColor(isTerminal: true) { ["NO_COLOR": "1"][$0] })
    #expect(!Console.usesColor(isTerminal: true) { ["TERM": "dumb"][$0] })
    #expect(!Console.usesColor(isTerminal: false) { _ in nil })
  }

  @Test func forecastsAreForCompositions() throws {
    let place = try Workspace()
    try place.write(
      Sample.square().replacing(#""ty": 4,"#, with: #""ty": 4, "ao": 1,"#), "a.json")
    let outcome = try place.xsheet("report", "a.json", "--target", "lottie-ios-mainthread")
    #expect(outcome.text.contains("\n  not drawn: Auto-orientation [Square › #1 “Box”]\n"))
    #expect(outcome.status == 0)
    try place.xsheet("convert", "a.json")
    let timeline = try place.xsheet("report", "a.xsheet.json", "--target=rlottie")
    #expect(timeline.text == "a.xsheet.json: no findings\n")
    #expect(timeline.error == "a.xsheet.json: other players do not play timelines.\n")
    #expect(try place.xsheet("report", "a.json", "--target=quicktime").status == 64)
  }
}

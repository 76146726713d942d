import Foundation
import JSONTree
import Testing

/// Known findings.
@Suite struct BaselineTests {
  private func workspace() throws -> Workspace {
    let place = try Workspace()
    try place.write(Sample.unknown(layers: 2), "in/a.json")
    try place.write(Sample.square(), "in/clean.json")
    let written = try place.xsheet(
      "report", "in", "--fail-on=warning", "--write-baseline", "in/known/base.json")
    #expect(written.status == 0)
    #expect(written.error == "in/known/base.json: 2 findings of 1 file are written.\n")
    return place
  }

  private let gate = ["--fail-on=warning", "--baseline", "in/known/base.json"]

  private func report(_ place: Workspace, _ words: String...) throws -> Outcome {
    try place.shell((["xsheet report"] + words + gate).joined(separator: " "))
  }

  @Test func knownFindingsPass() throws {
    let place = try workspace()
    let outcome = try report(place, "in", "-q")
    #expect(outcome.status == 0)
    #expect(
      outcome.text == """
        2 files have no new findings
        Total of 2 files: no new findings; 2 passed
        2 findings in the baseline, 0 of the baseline gone

        """)
    let text = try String(decoding: place.read("in/known/base.json"), as: UTF8.self)
    #expect(text.contains(#""../a.json": {"LI0301 "#) && text.utf8.count < 100)
  }

  @Test func newFindingsFail() throws {
    let place = try workspace()
    try place.write(Sample.unknown(layers: 3), "in/a.json")
    try place.write(Sample.unknown(layers: 1), "in/b.json")
    let outcome = try report(place, "in", "-q", "--format=json")
    #expect(outcome.status == 1)
    let files = try #require(try outcome.json()["files"]?.elements)
    #expect(files.map { $0["verdict"] } == ["failed", "failed", "passed"])
    let isNew = files[0]["findings"]?.elements.map { $0["isNew"] }
    #expect(isNew == [false, false, true])
    #expect(try outcome.json()["totals"]?["severities"]?["warning"] == 2)
    let text = try report(place, "in/a.json")
    #expect(text.text.contains("in/a.json: 1 warning (2 in the baseline)\n"))
    let sarif = try report(place, "in/a.json", "--format=sarif")
    let results = try sarif.json()["runs"]?.elements[0]["results"]?.elements ?? []
    #expect(results.map { $0["baselineState"] } == ["unchanged", "unchanged", "new"])
  }

  @Test func goneFindingsAreCounted() throws {
    let place = try workspace()
    try place.write(Sample.unknown(layers: 1), "in/a.json")
    let outcome = try report(place, "in", "-q")
    #expect(outcome.status == 0)
    #expect(outcome.text.hasSuffix("1 finding in the baseline, 1 of the baseline gone\n"))
    // A file that is not read is not gone, one that was removed is.
    #expect(try report(place, "in/clean.json").text.hasSuffix(", 0 of the baseline gone\n"))
    #expect(try place.shell("rm in/a.json").status == 0)
    #expect(try report(place, "in/clean.json").text.hasSuffix(", 2 of the baseline gone\n"))
  }

  @Test func positionsDoNotMatter() throws {
    let place = try workspace()
    // Another layer before the known ones moves them to other lines and indices.
    let layer = #"{"ty": 3, "nm": "New", "ip": 0, "op": 10, "st": 0, "ks": {}},"#
    let text = Sample.unknown(layers: 2).replacing(#""layers": ["#, with: "\"layers\": [\n\(layer)")
    try place.write(text, "in/a.json")
    #expect(try report(place, "in").status == 0)
    // Nor does the present folder.
    #expect(
      try place.shell("cd in; xsheet report . --fail-on=warning --baseline known/base.json").status
        == 0)
  }

  @Test func countsAreThoseOfTheReport() throws {
    let place = try Workspace()
    // An unknown member at two places is one finding.
    let text = Sample.unknown(layers: 2).replacing(#""ty": 77,"#, with: #""ty": 77, "zz": 1,"#)
    try place.write(text.replacing(#""ty": "rc","#, with: #""ty": "rc", "zz": 1,"#), "a.json")
    let written = try place.xsheet("report", "a.json", "--write-baseline", "base.json")
    let total = try #require(written.text.split(separator: "\n").last)
    #expect(total == "a.json: 2 warnings, 1 note")
    #expect(written.error == "base.json: 3 findings of 1 file are written.\n")
    let known = try place.xsheet("report", "a.json", "--baseline", "base.json")
    #expect(known.text.hasSuffix("3 findings in the baseline, 0 of the baseline gone\n"))
  }

  @Test func quietlyOnlyTheCountIsPrinted() throws {
    let place = try Workspace()
    try place.write(Sample.unknown(layers: 2), "a.json")
    let quiet = try place.xsheet("report", "a.json", "-q", "--write-baseline", "base.json")
    #expect(quiet.output.isEmpty)
    #expect(quiet.error == "base.json: 2 findings of 1 file are written.\n")
    let json = try place.xsheet(
      "report", "a.json", "-q", "--write-baseline=base.json", "--format=json")
    #expect(try json.json()["files"]?.elements.count == 1)
  }

  @Test func theConfigurationNamesABaseline() throws {
    let place = try workspace()
    try place.write(
      #"{"failOn": "warning", "level": "warning", "baseline": "known/base.json"}"#,
      "in/.xsheet.json")
    let known = try place.xsheet("report", "in", "-q")
    #expect(known.status == 0)
    #expect(known.text.hasSuffix("2 findings in the baseline, 0 of the baseline gone\n"))
    #expect(try place.xsheet("report", "in", "--no-config", "--fail-on=warning").status == 1)
    try place.write(Sample.unknown(layers: 3), "in/a.json")
    #expect(try place.xsheet("report", "in", "-q").status == 1)
    // Writing a baseline does not need the one that the configuration names.
    #expect(try place.shell("rm in/known/base.json").status == 0)
    #expect(try place.xsheet("report", "in").status == 66)
    #expect(try place.xsheet("report", "in", "--write-baseline=in/known/base.json").status == 0)
    #expect(try place.xsheet("report", "in").status == 0)
  }

  @Test func forecastsFailUnlessTheBaselineHasThem() throws {
    let place = try Workspace()
    let oriented = Sample.square().replacing(#""ty": 4,"#, with: #""ty": 4, "ao": 1,"#)
    try place.write(oriented, "a.json")
    let gate = ["--target=lottie-ios-mainthread", "--fail-on-forecast"]
    func status(_ words: String...) throws -> Int32 {
      try place.shell((["xsheet report a.json"] + gate + words).joined(separator: " ")).status
    }
    #expect(try status("not-drawn") == 1)
    #expect(try status("drawn-in-part") == 1)
    #expect(try status("not-drawn", "--ignore", "FC0001") == 0)
    #expect(try place.xsheet("report", "a.json", "--fail-on-forecast=not-drawn").status == 64)
    let sarif = try place.xsheet("report", "a.json", gate[0], "--format=sarif").json()
    let result = try #require(sarif["runs"]?.elements.first?["results"]?.elements.first)
    #expect(result["ruleId"] == "FC0001" && result["level"] == "warning")
    #expect(try status("not-drawn", "--write-baseline", "base.json") == 0)
    #expect(try status("not-drawn", "--baseline", "base.json") == 0)
    try place.write(
      oriented.replacing(#""nm": "Box""#, with: #""nm": "Box 2""#), "a.json")
    #expect(try status("not-drawn", "--baseline", "base.json") == 1)
    try place.write(
      #"{"target": "lottie-ios-mainthread", "failOnForecast": "not-drawn"}"#, ".xsheet.json")
    #expect(try place.xsheet("report", "a.json").status == 1)
  }

  @Test func bytesAreStable() throws {
    let place = try workspace()
    let first = try place.read("in/known/base.json")
    try place.xsheet("report", "in/clean.json", "in/a.json", "--write-baseline=in/known/base.json")
    #expect(try place.read("in/known/base.json") == first)
  }

  @Test(arguments: [
    ("{}", "1:1: error LI0916: "), (#"{"xsheetBaseline": 2}"#, "1:1: error LI0916: "),
    ("{\"xsheetBaseline\": 1,\n\"files\": {\"a\": {\"b\": -1}}}", "2:22: error LI0916: "),
    ("{", "1:2: error LI0002: "),
  ])
  func wrongBaselinesAreErrors(text: String, message: String) throws {
    let place = try workspace()
    try place.write(text, "in/known/base.json")
    let outcome = try report(place, "in")
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("in/known/base.json:\(message)"))
    #expect(try place.xsheet("report", "in", "--baseline=nowhere.json").status == 66)
  }
}

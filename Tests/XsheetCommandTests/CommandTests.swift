import ImageCoding
import JSONTree
import Testing

/// The commands inspect, report, convert and verify.
@Suite struct CommandTests {
  @Test func inspectShowsTheTree() throws {
    let place = try Workspace()
    try place.write(Sample.square(first: 5), "a.json")
    let outcome = try place.xsheet("inspect", "a.json")
    #expect(
      outcome.text == """
        Square
        60 × 40 points, 10 frames a second, frames 5 to 15, 1 s
        1 layer, 0 precompositions, 0 images, 1 animated layer property
        └─ Box (shape), 5…15, moves: position
           └─ group “Square”
              ├─ rectangle
              └─ fill

        """)
    #expect(outcome.error.isEmpty)
  }

  @Test(arguments: [("error", 0), ("warning", 1), ("note", 1)])
  func failOn(severity: String, status: Int32) throws {
    let place = try Workspace()
    try place.write(Sample.unknown(layers: 1), "a.json")
    #expect(try place.xsheet("report", "a.json", "--fail-on", severity).status == status)
    try place.write(Sample.square(), "b.json")
    #expect(try place.xsheet("report", "b.json", "--fail-on=\(severity)").status == 0)
  }

  @Test func reportGroupsAsTextAndListsAsJSON() throws {
    let place = try Workspace()
    try place.write(Sample.unknown(layers: 500), "a.json")
    let text = try place.xsheet("report", "a.json").text
    #expect(text.split(separator: "\n").count == 3)
    #expect(
      text.contains(
        "warning LI0301: The layer type 77 is unknown; the layer is not drawn. (500 places)"))
    #expect(text.hasSuffix("a.json: 500 warnings\n"))
    let json = try place.xsheet("report", "a.json", "--format", "json").json()
    let file = try #require(json["files"]?.elements.first)
    let list = file["findings"]?.elements ?? []
    try #require(list.count == 500)
    #expect(file["totals"] == ["error": 0, "warning": 500, "note": 0])
    #expect(list[0]["code"] == "LI0301")
    #expect(list[0]["severity"] == "warning")
    #expect(list[0]["pointer"] == "/layers/0")
    #expect(list[0]["line"] != nil && list[0]["column"] != nil)
  }

  @Test func otherCommandsCountFindings() throws {
    let place = try Workspace()
    try place.write(Sample.unknown(layers: 2), "a.json")
    for line in ["convert a.json", "render a.json -o a.png", "verify a.json", "inspect a.json"] {
      let outcome = try place.shell("xsheet \(line)")
      #expect(outcome.status == 0)
      #expect(outcome.error.hasSuffix("a.json: 2 warnings; 'xsheet report' lists them.\n"))
      #expect(try place.shell("xsheet \(line) --quiet").error.isEmpty)
    }
  }

  @Test func convertGivesTheSameBytes() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    #expect(try place.xsheet("convert", "a.json", "--format=timeline", "-q").output.isEmpty)
    let first = try place.read("a.xsheet.json")
    #expect(try place.xsheet("convert", "a.json", "-q", "-o", "out").status == 0)
    #expect(try place.read("out/a.xsheet.json") == first)
    let printed = try place.xsheet("convert", "a.json", "-o", "-").text
    // A file has its hash, too.
    let lines = String(decoding: first, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { !$0.contains("\"hash\"") }.joined(separator: "\n") == printed)
  }

  @Test func unknownFormatsAreAnErrorWithTheSupportedOnes() throws {
    let outcome = try Workspace().xsheet("convert", "none.json", "--format", "flash")
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("one of timeline"))
  }

  @Test func stylesAreThoseOfSwiftUI() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let line = "xsheet convert a.json -q -o - --style keyframes"
    let text = String(
      decoding: try place.shell("\(line) --format swiftui").output, as: UTF8.self)
    let command = "xsheet convert a.json --output - --format swiftui --style keyframes"
    #expect(text.contains("To make it again: \(command)"))
    #expect(text.contains("struct AnimationPlayer"))
    let outcome = try place.shell(line)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("--style is for --format swiftui only."))
  }

  @Test func convertPrintsExtentAndAccuracy() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let notes = try place.xsheet("convert", "a.json").error
    #expect(notes.contains("a.json: "))
    #expect(notes.contains("exactly, 1 in a loop; "))
    #expect(notes.contains(" each)"))
  }

  @Test func convertAcceptsToleranceAndInterval() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let clock = try place.xsheet(
      "convert", "a.json", "--tolerance", "0.5,1,2", "--interval=0.1", "-o", "-"
    ).json()["clock"]
    #expect(clock?["interval"] == 0.1)
    for tolerance in ["a", "", "1,", "0", "-1", "1,2,3,4", "1e9"] {
      #expect(try place.xsheet("convert", "a.json", "--tolerance=\(tolerance)").status == 64)
    }
    for interval in ["0", "-1", "x"] {
      #expect(try place.xsheet("convert", "a.json", "--interval=\(interval)").status == 64)
    }
  }

  @Test func verifyMatches() throws {
    let place = try Workspace()
    try place.write(Sample.square(first: 7), "a.json")
    let outcome = try place.xsheet("verify", "a.json")
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("a.json: match; 10 frames"))
    let json = try place.xsheet("verify", "a.json", "--format=json").json()
    let file = try #require(json["files"]?.elements.first)
    #expect(file["file"] == "a.json")
    #expect(file["verdict"] == "match")
    #expect(file["frames"] == 10)
    #expect(file["allFrames"] == 10 && file["other"] == nil)
  }

  @Test func verifySamplesVeryLongAnimations() throws {
    let place = try Workspace()
    let long = Sample.square().replacing(#""op": 10"#, with: #""op": 1000000"#)
    #expect(long != Sample.square())
    try place.write(long, "a.json")
    let outcome = try place.xsheet("verify", "a.json", "--max-dim", "16").text
    let json = try place.xsheet("verify", "a.json", "--max-dim", "16", "--format=json").json()
    let file = try #require(json["files"]?.elements.first)
    #expect(file["verdict"] == "match")
    #expect(file["allFrames"] == 1_000_000)
    #expect(outcome.contains(" of 1000000 frames"))
    #expect(try place.xsheet("render", "a.json", "--frames", "999999", "-o", "b.png").status == 0)
  }

  @Test func verifyNamesWhatDiffers() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let timeline = try place.xsheet("convert", "a.json", "-o", "-").text
    let broken = timeline.replacing("#FF0000", with: "#0000FF")
    #expect(broken != timeline)
    try place.write(broken, "broken.json")
    let outcome = try place.xsheet("verify", "a.json", "--timeline", "broken.json")
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("a.json and broken.json: differs; 10 frames; worst frame "))
    #expect(outcome.text.contains("[Square › Box › Square"))
    #expect(
      try place.xsheet("verify", "a.json", "--properties").text.contains(
        "moving properties are exact"))
    let several = try place.xsheet("verify", "a.json", "a.json", "--timeline", "broken.json")
    #expect(several.status == 64)
  }

  @Test func verifyComparesTwoFiles() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "old.json")
    try place.write(Sample.square().replacing("Box", with: "Crate"), "new.json")
    let same = try place.xsheet("verify", "old.json", "old.json")
    #expect(same.status == 0 && same.text.split(separator: "\n").count == 1)
    let renamed = try place.xsheet("verify", "old.json", "new.json", "--properties")
    #expect(renamed.status == 1)
    #expect(renamed.text.contains("  the view box is missing\n"))
    #expect(renamed.text.contains("  the view crate is not in the design\n"))
    let each = try place.xsheet("verify", "old.json", "new.json", "--each")
    #expect(each.status == 0 && each.text.split(separator: "\n").count == 3)
    _ = try place.xsheet("convert", "old.json", "-o", ".")
    #expect(try place.xsheet("verify", "old.json", "old.xsheet.json").status == 0)
    #expect(try place.xsheet("verify", "old.json", "gone.json").status == 66)
    #expect(try place.xsheet("verify", "gone.json", "old.json").status == 66)
  }

  @Test func verifyWritesTheFramesThatDiffer() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let timeline = try place.xsheet("convert", "a.json", "-o", "-").text
    try place.write(timeline.replacing("#FF0000", with: "#0000FF"), "broken.json")
    let outcome = try place.xsheet(
      "verify", "a.json", "--timeline", "broken.json", "-o", "frames", "--max-dim", "60")
    #expect(outcome.status == 1 && outcome.error.contains("frames/a-00000.png is written."))
    let image = try ImageDecoder.decode(place.read("frames/a-00000.png"))
    #expect(image.width > 3 * 60 && image.height < image.width)
    // Nothing is written where nothing differs.
    _ = try place.xsheet("verify", "a.json", "-o", "empty")
    #expect(throws: (any Error).self) { try place.read("empty/a-00000.png") }
  }

  @Test func verifyFailsForFindingsAndPassesAThreshold() throws {
    let place = try Workspace()
    try place.write(Sample.unknown(layers: 2), "a.json")
    let warned = try place.xsheet("verify", "a.json")
    #expect(warned.status == 0)
    #expect(warned.text.hasPrefix("a.json: match, but not all of the design is drawn: "))
    #expect(try place.xsheet("verify", "a.json", "--fail-on", "warning").status == 1)
    #expect(try place.xsheet("verify", "a.json", "--threshold", "200").status == 64)
  }
}

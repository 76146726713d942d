import ImageCoding
import JSONTree
import TestSupport
import Testing

/// The command `diff`.
@Suite struct DiffTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
    try place.write(Sample.square(), "old.json")
    try place.write(
      Sample.square().replacing("[1, 0, 0]", with: "[0, 0, 1]"), "blue.json")
  }

  @Test func equalVersionsHaveNoDifferences() throws {
    // Other white space, another order of members and another name of the file.
    let text = Sample.square().replacing(#""fr": 10, "ip": 0"#, with: #""ip":0,   "fr":10.0"#)
    try place.write(text, "same.json")
    let outcome = try place.xsheet("diff", "old.json", "same.json")
    #expect(outcome.status == 0)
    #expect(outcome.text == "old.json and same.json: no differences\n")
    #expect(outcome.error.isEmpty)
  }

  @Test func namesOfFilesAreNoNamesOfDesigns() throws {
    let text = Sample.square().replacing(#""nm": "Square", "fr""#, with: #""fr""#)
    try place.write(text, "one.json")
    try place.write(text, "two.json")
    #expect(try place.xsheet("diff", "one.json", "two.json").status == 0)
  }

  @Test func aChangeIsTold() throws {
    let outcome = try place.xsheet("diff", "old.json", "blue.json")
    #expect(outcome.status == 1)
    #expect(
      outcome.text == """
        old.json and blue.json: 1 change
        Square › Box › Square › Fill
          color: #FF0000 → #0000FF
        Pictures
          frames 0–9 differ, at most 97.2 % of the drawn pixels in frame 0

        """)
  }

  @Test func aPageShowsBothVersions() throws {
    let outcome = try place.xsheet("diff", "old.json", "blue.json", "-q", "-o", "diff.html")
    #expect(outcome.status == 1, "\(outcome.error)")
    let page = try PageData(place.read("diff.html"))
    #expect(page.members["sides"] as? [String] == ["Old", "New"])
    let change = try #require(page.objects("changes").first)
    #expect(change["text"] as? String == "color: #FF0000 → #0000FF")
    #expect(change["place"] as? [String] == ["Square", "Box", "Square", "Fill"])
    let view = try #require(change["view"] as? String)
    #expect((page.members["boxes"] as? [String: Any])?[view] != nil)
    let refused = try place.xsheet("diff", "old.json", "blue.json", "-o", "diff.txt")
    #expect(refused.status == 64)
  }

  @Test func aPageHasTheFramesOfTheLongerVersion() throws {
    try place.write(
      Sample.square().replacing("\"op\": 10", with: "\"op\": 14")
        .replacing("\"nm\": \"Square\", \"fr\"", with: "\"nm\": \"Longer\", \"fr\""), "long.json")
    let outcome = try place.xsheet("diff", "old.json", "long.json", "-q", "-o", "diff.html")
    #expect(outcome.status == 1, "\(outcome.error)")
    let page = try PageData(place.read("diff.html"))
    #expect(page.members["frameCount"] as? Int == 14)
    #expect(page.members["frameCounts"] as? [Int] == [10, 14])
    let (old, new) = (try page.pictures(ofSide: 0), try page.pictures(ofSide: 1))
    #expect(old.count == 14 && new.count == 14)
    #expect(old[9].pixels.contains(255) && !old[10].pixels.contains { $0 != 0 })
    #expect(new[13].pixels.contains(255))
    let text = try String(decoding: place.read("diff.html"), as: UTF8.self)
    #expect(text.contains("<title>Square → Longer – xsheet</title>"))
  }

  @Test func picturesCanBeLeftOut() throws {
    let outcome = try place.xsheet("diff", "old.json", "blue.json", "--no-pictures")
    #expect(outcome.status == 1)
    #expect(!outcome.text.contains("Pictures"))
    let high = try place.xsheet("diff", "old.json", "blue.json", "--threshold", "100")
    #expect(high.status == 1 && high.text.contains("no pictures of 10 frames differ"))
  }

  @Test func canvasesOfTwoSizesAreNotDrawn() throws {
    try place.write(Sample.square().replacing(#""w": 60"#, with: #""w": 61"#), "wide.json")
    let outcome = try place.xsheet("diff", "old.json", "wide.json")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("size: [60, 40] → [61, 40]"))
    #expect(outcome.text.contains("Pictures are not compared: the canvases have two sizes"))
  }

  @Test func otherLengthsAreTold() throws {
    try place.write(
      Sample.square().replacing(#""op": 10, "w""#, with: #""op": 20, "w""#), "long.json")
    let outcome = try place.xsheet("diff", "old.json", "long.json")
    #expect(outcome.text.contains("end: 1 s (frame 10) → 2 s (frame 20)"))
    #expect(outcome.text.contains("the old version has 10 frames, the new one 20; 10 are compared"))
  }

  @Test func jsonIsForPrograms() throws {
    let outcome = try place.xsheet("diff", "old.json", "blue.json", "--format", "json")
    #expect(outcome.status == 1)
    let json = try outcome.json()
    #expect(json["differs"] == true)
    let change = try #require(json["changes"]?.elements.first)
    #expect(change["place"] == ["Square", "Box", "Square", "Fill"])
    #expect(change["kind"] == "changed" && change["property"] == "color")
    #expect(change["old"] == "#FF0000" && change["new"] == "#0000FF" && change["frame"] == 0)
    #expect(change["newPointer"] == "/layers/0/shapes/0/it/1")
    #expect(json["frames"]?["differing"] == 10)
    let again = try place.xsheet("diff", "old.json", "blue.json", "--format", "json", "-j", "1")
    #expect(again.output == outcome.output)
  }

  @Test func markdownIsForComments() throws {
    try place.write(Sample.square().replacing(#""nm": "Box""#, with: #""nm": "<a|b>""#), "c.json")
    let outcome = try place.xsheet("diff", "old.json", "c.json", "--format", "markdown")
    #expect(outcome.text.hasPrefix("# Changes\n\n`old.json` → `c.json`: 1 change.\n"))
    #expect(
      outcome.text.contains(#"| Square › \<a\|b\> | renamed from “Box” to “\<a\|b\>” |"#))
  }

  @Test func timelinesAreComparedToo() throws {
    #expect(try place.xsheet("convert", "old.json", "blue.json", "-o", "out").status == 0)
    let files = ["out/old.xsheet.json", "out/blue.xsheet.json"]
    let outcome = try place.xsheet("diff", files[0], files[1])
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("color: #FF0000 → #0000FF"))
    #expect(try place.xsheet("diff", files[0], files[0]).status == 0)
  }

  @Test func aDesignIsNotComparedWithATimeline() throws {
    #expect(try place.xsheet("convert", "old.json", "-o", "out").status == 0)
    let outcome = try place.xsheet("diff", "old.json", "out/old.xsheet.json")
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("'xsheet verify' compares their frames"))
  }

  @Test func troubleIsNoDifference() throws {
    #expect(try place.xsheet("diff", "old.json", "missing.json").status == 66)
    #expect(try place.xsheet("diff", "missing.json", "old.json").status == 66)
    #expect(try place.xsheet("diff", "old.json").status == 64)
    #expect(try place.xsheet("diff", "old.json", ".").status == 64)
    #expect(try place.xsheet("diff", "-", "-").status == 64)
    try place.write("{", "broken.json")
    #expect(try place.xsheet("diff", "old.json", "broken.json").status == 65)
  }

  @Test func standardInputIsAVersion() throws {
    let outcome = try place.xsheet(
      "diff", "old.json", "-", "--no-pictures", input: Sample.square())
    #expect(outcome.status == 0)
  }

  @Test func featuresAreTold() throws {
    try place.write(
      Sample.square().replacing(#""nm": "Box","#, with: #""nm": "Box", "bm": 1,"#), "new.json")
    let outcome = try place.xsheet("diff", "old.json", "new.json", "--no-pictures")
    #expect(outcome.text.contains("blend mode: normal → multiply"))
    #expect(outcome.text.contains("Features\n  Blend mode Multiply appears at 1 place, native\n"))
  }
}

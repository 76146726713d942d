import Testing

/// Features without a counterpart in SwiftUI, from the command line.
@Suite struct BakingTests {
  /// A square under an effect, moving to the right.
  private static var toned: String {
    let effect = """
      "nm": "Box", "ef": [{"ty": 23, "nm": "Tritone", "en": 1, "ef": [
        {"ty": 2, "v": {"a": 0, "k": [1, 1, 0, 1]}}, {"ty": 2, "v": {"a": 0, "k": [1, 0, 0, 1]}},
        {"ty": 2, "v": {"a": 0, "k": [0, 0, 0.5, 1]}}]}],
      """
    return Sample.square().replacing(#""nm": "Box","#, with: effect)
  }

  @Test func picturesLieBesideTheTimelineAndAreDrawn() throws {
    let place = try Workspace()
    try place.write(Self.toned, "a.json")
    #expect(try place.xsheet("verify", "a.json").status == 0)
    #expect(try place.xsheet("convert", "a.json", "-o", "out").status == 0)
    let files = place.files().filter { $0.hasPrefix("out/") }
    #expect(files.count == 2 && files[0].hasPrefix("out/a.images/box-0001-"))
    #expect(
      try place.xsheet("verify", "a.json", "--timeline", "out/a.xsheet.json").status == 0)
    #expect(try place.xsheet("render", "out/a.xsheet.json", "-o", "b.png").status == 0)
    let text = try place.xsheet("convert", "a.json", "-o", "-").text
    #expect(text.contains(#""baked": "The effect Tritone""#))
    #expect(text.contains("data:image/png;base64,"))
  }

  @Test func picturesCanBeForgone() throws {
    let place = try Workspace()
    try place.write(Self.toned, "a.json")
    #expect(try place.xsheet("convert", "a.json", "--no-bake", "-o", "out").status == 0)
    #expect(place.files().filter { $0.hasPrefix("out/") } == ["out/a.xsheet.json"])
    let outcome = try place.xsheet("verify", "a.json", "--no-bake")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("[Square › Box"))
    #expect(outcome.text.contains("is left out (TC0002) in [Square › Box"))
  }
}

import Foundation
import TestSupport
import Testing
import Xsheet

/// `xsheet preview`.
@Suite struct PreviewCommandTests {
  private func workspace() throws -> Workspace {
    let place = try Workspace()
    try place.write(Sample.square(first: 20), "a.json")
    return place
  }

  private static func composition(_ name: String) -> String {
    ProjectFolder.url("Compositions/\(name)").path
  }

  @Test(
    "the pictures of both sides are those that render draws",
    arguments: ["reaction/reaction.xsheet.json", "loops/loops.json", "curves/curves.xsheet.json"])
  func pictures(name: String) throws {
    let file = try AnimationFile(contentsOfFile: PreviewCommandTests.composition(name))
    let page = try PageData(file.preview(PreviewOptions(size: .fitting(120))).bytes)
    let sides = try #require(page.members["sides"] as? [String])
    var animations: [any Playable] = [file]
    if case .design(let design) = file { animations.append(design.converted()) }
    #expect(sides.count == animations.count)
    for (side, animation) in animations.enumerated() {
      let player = try animation.player(size: .fitting(120))
      let pictures = try page.pictures(ofSide: side)
      #expect(pictures.count == file.frameCount)
      for (frame, picture) in pictures.enumerated() {
        #expect(
          picture == player.image(atFrame: Double(frame)), "frame \(frame) of \(sides[side])")
      }
    }
  }

  @Test(
    "a page holds the sheet, the findings, the verdict and the features, and needs no other file")
  func content() throws {
    let place = try workspace()
    let file = PreviewCommandTests.composition("no-time-to-stop/no-time-to-stop.json")
    let outcome = try place.xsheet("preview", file, "-q", "-o", "page.html", "--max-dim", "80")
    #expect(outcome.status == 0, "\(outcome.error)")
    let bytes = try place.read("page.html")
    let page = try PageData(bytes)
    #expect(page.objects("rows").count > 40)
    #expect(page.objects("events").compactMap { $0["number"] as? Int } == [0, 3, 4, 7])
    #expect((page.members["verification"] as? [String: Any])?["verdict"] as? String == "match")
    #expect(page.members["inventory"] != nil)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("<!doctype html>"))
    #expect(text.contains("default-src 'none'"))
    for mark in ["src=\"http", "href=\"http", "url(http", "@import", "%STYLE%", "%SCRIPT%"] {
      #expect(!text.contains(mark), "\(mark)")
    }
    #expect(place.files().sorted() == ["a.json", "page.html"])
  }

  @Test("names cannot end the script or add markup")
  func escapes() throws {
    let place = try Workspace()
    let name = #"</script><script>alert(1)</script> & "x""#
    let design = Sample.square().replacingOccurrences(
      of: #""nm": "Square", "fr""#,
      with: "\"nm\": \"\(name.replacingOccurrences(of: "\"", with: "\\\""))\", \"fr\"")
    try place.write(design, "a.json")
    #expect(try place.xsheet("preview", "a.json", "-q", "-o", "a.html").status == 0)
    let text = String(decoding: try place.read("a.html"), as: UTF8.self)
    #expect(!text.contains("<script>alert"))
    #expect(try PageData(Array(text.utf8)).members["title"] as? String == name)
  }

  @Test("a finding leads to its view and its frame")
  func findings() throws {
    let place = try Workspace()
    try place.write(
      Sample.square(layers: #"{"ty": 99, "nm": "odd", "ip": 3, "op": 9, "ks": {}},"#), "a.json")
    #expect(try place.xsheet("preview", "a.json", "-q", "-o", "a.html").status == 0)
    let findings = try PageData(place.read("a.html")).objects("findings")
    let finding = try #require(findings.first { $0["code"] as? String == "LI0301" })
    #expect(finding["title"] as? String == DiagnosticCode.unsupportedLayer.title)
    #expect((finding["layerPath"] as? [String])?.last == "odd")
  }

  @Test("a page that would be too large gets fewer pictures, with a finding, or is refused")
  func sizeLimit() throws {
    let place = try workspace()
    let file = PreviewCommandTests.composition("loops/loops.json")
    let whole = try place.xsheet("preview", file, "-o", "whole.html", "--max-size", "9MB")
    #expect(whole.status == 0 && !whole.error.contains("PV0001"))
    let size = try place.read("whole.html").count
    let outcome = try place.xsheet(
      "preview", file, "-o", "a.html", "--max-size", "\(size * 95 / 100)B")
    #expect(outcome.status == 0 && outcome.error.contains("PV0001"), "\(outcome.error)")
    let bytes = try place.read("a.html")
    #expect(bytes.count <= size * 95 / 100)
    let page = try PageData(bytes)
    #expect((page.members["frames"] as? [String: Any])?["step"] as? Int ?? 0 > 1)
    #expect(page.objects("findings").contains { $0["code"] as? String == "PV0001" })
    let refused = try place.xsheet("preview", file, "-o", "b.html", "--max-size", "1KB")
    #expect(refused.status == 64 && !place.files().contains("b.html"), "\(refused.error)")
  }

  @Test("two files are compared")
  func twoFiles() throws {
    let place = try workspace()
    let other = Sample.square(first: 20).replacingOccurrences(of: "[1, 0, 0]", with: "[0, 0, 1]")
    try place.write(other, "b.json")
    let outcome = try place.xsheet("preview", "a.json", "b.json", "-q", "-o", "-")
    #expect(outcome.status == 0, "\(outcome.error)")
    let page = try PageData(outcome.output)
    #expect(page.members["sides"] as? [String] == ["First", "Second"])
    #expect(page.members["files"] as? [String] == ["a.json", "b.json"])
    #expect((page.members["verification"] as? [String: Any])?["verdict"] as? String == "differs")
  }

  @Test(
    "a folder gets a page for each design and an index; a broken one does not keep others from being done"
  )
  func folder() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "in/a.json")
    try place.write(Sample.square(), "in/sub/b.json")
    try place.write(#"{"layers": 1, "v": "5", "w": 1}"#, "in/broken.json")
    try place.write("{}", "in/other.json")
    let outcome = try place.xsheet("preview", "in", "-q", "-o", "out")
    #expect(outcome.status == 65, "\(outcome.error)")
    #expect(
      Set(place.files().filter { $0.hasPrefix("out") })
        == ["out/a.html", "out/a.webp", "out/sub/b.html", "out/sub/b.webp", "out/index.html"])
    let designs = try PageData(place.read("out/index.html")).objects("designs")
    #expect(designs.compactMap { $0["name"] as? String } == ["a", "broken", "sub/b"])
    #expect(designs.compactMap { $0["page"] as? String } == ["a.html", "sub/b.html"])
    #expect(designs.compactMap { $0["verdict"] as? String } == ["match", "refused", "match"])
    #expect(designs[0]["bytes"] as? Int == (try place.read("out/a.html").count))
    #expect(designs[1]["message"] is String)
  }

  @Test(
    "wrong requests are refused, and nothing is written",
    arguments: [
      "a.json a.json a.json -o x.html", ". -o x.html", "a.json -o a.json",
      "a.json -o x --max-size 5Q",
      "a.json -o x.html --max-size 0", "a.json -o x.html --max-dim 0", "a.json",
    ])
  func wrong(words: String) throws {
    let place = try workspace()
    let outcome = try place.shell("xsheet preview \(words)")
    #expect(outcome.status == 64, "\(outcome.error)")
    #expect(place.files() == ["a.json"])
  }
}

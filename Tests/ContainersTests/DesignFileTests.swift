import Diagnostics
import TestSupport
import Testing

@testable import Containers

@Suite struct DesignFileTests {
  func text(_ animation: DesignFile.Text) -> String {
    String(decoding: animation.json, as: UTF8.self)
  }

  @Test func takesTextAsItIs() throws {
    let file = try DesignFile(reading: Array("{}".utf8))
    #expect(!file.isArchive)
    #expect(file.animations == [.init(id: "", json: Array("{}".utf8))])
    #expect(file.notes.items.isEmpty)
  }

  @Test func unpacksGzip() throws {
    let file = try DesignFile(reading: Samples.bytes(Samples.gzip))
    #expect(!file.isArchive)
    #expect(file.animations.map { text($0) }.first?.hasPrefix(#"{"v":"5.5.2""#) == true)
  }

  @Test func unpacksAllMembersOfGzipAndIgnoresTheRest() throws {
    let zeros = Samples.bytes(Samples.gzipOfZeros)
    let file = try DesignFile(reading: zeros + zeros + [0, 0, 0, 0])
    #expect(file.animations.first?.json.count == 131_072)
  }

  @Test func unpacksVersion1InTheOrderOfTheManifest() throws {
    let manifest = #"{"version":"1","animations":[{"id":"two"},{"id":"one","speed":2}]}"#
    let file = try DesignFile(
      reading: ZipWriter.archive([
        ("animations/one.json", "1"), ("manifest.json", manifest), ("animations/two.json", "2"),
        ("images/a.png", "A"), ("states/s.json", "{}"), ("animations/unlisted.json", "3"),
      ]))
    #expect(file.isArchive)
    #expect(file.animations.map(\.id) == ["two", "one"])
    #expect(file.animations.map { text($0) } == ["2", "1"])
    #expect(file.notes.items.map(\.code) == [.unusedArchivePart, .unusedArchivePart])
    #expect(file.notes.items.first?.message.contains("speed") == true)
    #expect(file.notes.items.last?.message.contains("state machines (1)") == true)
  }

  @Test func unpacksVersion2AndDeflatedEntries() throws {
    let manifest = #"{"version":"2","animations":[{"id":"x","speed":1}],"themes":[{"id":"t"}]}"#
    let file = try DesignFile(
      reading: ZipWriter.archive([
        .init(name: "manifest.json", data: Array(manifest.utf8)),
        .init(
          name: "a/x.json", data: Samples.bytes(Samples.deflated), method: 8,
          announcedSize: Samples.deflatedText.utf8.count,
          checksum: ZipWriter.checksum(Array(Samples.deflatedText.utf8))),
        .init(name: "t/t.json", data: Array("{}".utf8)),
      ]))
    #expect(file.animations.map { text($0) } == [Samples.deflatedText])
    #expect(file.themes == [DesignFile.Theme(id: "t", json: Array("{}".utf8))])
    #expect(file.notes.items.isEmpty)
  }

  @Test func themesAreThoseOfTheManifest() throws {
    let manifest =
      #"{"version":"2","animations":[{"id":"x","themes":["b"]},{"id":"y"}],"themes":[{"id":"a"},{"id":"b"},{"id":"c"}]}"#
    let file = try DesignFile(
      reading: ZipWriter.archive([
        ("manifest.json", manifest), ("a/x.json", "1"), ("a/y.json", "2"), ("t/a.json", "A"),
        ("t/b.json", "B"), ("t/d.json", "D"),
      ]))
    #expect(file.themes.map(\.id) == ["a", "b"])
    #expect(file.themes(of: "x").map(\.id) == ["b"])
    #expect(file.themes(of: "y").map(\.id) == ["a", "b"])
    #expect(file.notes.items.map(\.code) == [.missingTheme, .unusedArchivePart])
    #expect(file.notes.items.last?.message.contains("(1)") == true)
  }

  @Test(arguments: [nil, "[]", "{", #"{"animations":[]}"#])
  func findsAnimationsWithoutUsableManifest(manifest: String?) throws {
    let files =
      (manifest.map { [("manifest.json", $0)] } ?? []) + [
        ("__MACOSX/a/b.json", "0"), ("a/", ""), ("a/b.json", "2"), ("a/a.json", "1"),
      ]
    let file = try DesignFile(reading: ZipWriter.archive(files))
    #expect(file.animations.map(\.id) == ["a", "b"])
  }

  @Test func notesManifestsThatAreNotStrictJSON() throws {
    let manifest = "{'animations': [{'id': 'one'},]}"
    let file = try DesignFile(
      reading: ZipWriter.archive([("manifest.json", manifest), ("a/one.json", "1")]))
    #expect(file.animations.map(\.id) == ["one"])
    #expect(file.notes.items.map(\.code) == [.lenientJSON, .lenientJSON])
  }

  @Test func findsTheTextOfAZippedExport() throws {
    let file = try DesignFile(
      reading: ZipWriter.archive([("export/data.json", "1"), ("export/images/img_0.png", "P")]))
    #expect(file.animations.map(\.id) == ["data"])
    #expect(file.image(at: "images/img_0.png") == Array("P".utf8))
    #expect(file.notes.items.map(\.code) == [.malformedManifest])
  }

  @Test func reportsAnimationsThatAreNotThere() throws {
    let manifest = #"{"animations":[{"id":"one"},{"id":"../one"},{"id":7}]}"#
    let file = try DesignFile(
      reading: ZipWriter.archive([("manifest.json", manifest), ("a/7.json", "1")]))
    #expect(file.animations.map(\.id) == ["7"])
    #expect(file.notes.items.map(\.code) == [.missingAnimation, .missingAnimation])
  }

  @Test(arguments: [
    "images/p.png", "/images/p.png", "p.png", "./p.png", "/i/p.png", "../images/p.png",
  ])
  func findsPictures(path: String) throws {
    let file = try DesignFile(
      reading: ZipWriter.archive([("a/a.json", "1"), ("images/p.png", "P"), ("b/q.png", "Q")]))
    #expect(file.image(at: path) == Array("P".utf8))
    #expect(file.image(at: "q.png") == Array("Q".utf8))
    #expect(file.image(at: "r.png") == nil)
    #expect(file.image(at: "") == nil)
  }
}

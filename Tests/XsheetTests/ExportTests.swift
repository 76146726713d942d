import Foundation
import ImageCoding
import Testing

@testable import Xsheet

/// Timelines are exported to files.
@Suite struct ExportTests {
  /// A red picture of two by two pixels as a file.
  private func red() throws -> [UInt8] {
    let pixels = Array(repeatElement([255, 0, 0, 255] as [UInt8], count: 4).joined())
    return try #require(PixelImage(width: 2, height: 2, pixels: pixels)).pngData()
  }

  private func timeline(_ picture: String, isEmbedded: Bool, folder: String = "") throws
    -> TimelineDocument
  {
    try Design(
      bytes: Array(Samples.withPicture(picture, isEmbedded: isEmbedded).utf8), name: "a",
      picturesFolder: folder
    ).converted()
  }

  @Test func embeddedPicturesBecomeFilesBeforeTheTimeline() throws {
    let url = "data:image/png;base64,\(Data(try red()).base64EncodedString())"
    let timeline = try timeline(url, isEmbedded: true)
    let files = try timeline.files(as: .timeline, named: "b", in: "out")
    #expect(
      files.map(\.path) == [
        "b.images/photo-\(ContentHash(try red()).text.prefix(8)).png", "b.xsheet.json",
      ])
    #expect(try files[0].bytes == red())
    #expect(String(decoding: files[1].bytes, as: UTF8.self).contains("\"\(files[0].path)\""))
    #expect(String(decoding: try timeline.json(), as: UTF8.self).contains(url))
  }

  @Test func otherPicturesAreNamedWhereTheyAre() throws {
    let folder = try TemporaryFolder()
    try folder.write(red(), "p.png")
    let timeline = try timeline("p.png", isEmbedded: false, folder: folder.path(""))
    #expect(timeline.findings.isEmpty)
    let path = try timeline.write(toFolder: folder.path("out/deep"), linksPictures: true)
    #expect(folder.files() == ["out/deep/a.xsheet.json", "p.png"])
    let outside = try TimelineDocument(contentsOfFile: path)
    #expect(outside.findings.map(\.code) == [.outsidePicture])
    let folders = [folder.path("")]
    let copy = try TimelineDocument(contentsOfFile: path, assetFolders: folders)
    #expect(copy.findings.isEmpty)
    #expect(try copy.frame(at: 0) == timeline.frame(at: 0))
    // An opened timeline is moved with its references.
    try copy.write(toFolder: folder.path("moved"))
    let moved = try TimelineDocument(
      contentsOfFile: folder.path("moved/a.xsheet.json"), assetFolders: folders)
    #expect(moved.findings.isEmpty)
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashesAreSHA256(text: String, hash: String) {
    #expect(ContentHash(Array(text.utf8)).text == hash)
  }

  @Test(arguments: [1, 3, 63, 64, 65, 200]) func hashesDoNotDependOnParts(length: Int) {
    let bytes = (0..<500).map { UInt8($0 % 251) }
    var hasher = ContentHash()
    for start in stride(from: 0, to: bytes.count, by: length) {
      hasher.add(Array(bytes[start..<min(bytes.count, start + length)]))
    }
    #expect(hasher.text == ContentHash(bytes).text)
  }

  @Test func equalPicturesAreOneFile() throws {
    var files = PictureFiles(in: "x.images")
    for name in ["one", "two"] {
      files.add(
        try red(), of: TimelineResource(source: name, name: name, content: .encoded(try red())))
    }
    #expect(files.files.count == 1 && files.names["one"] == files.names["two"])
  }

  @Test func formatsHaveNames() {
    for format in ExportFormat.all {
      #expect(ExportFormat(named: format.name)?.fileExtension == format.fileExtension)
    }
    #expect(ExportFormat(named: "flash") == nil)
    #expect(Set(ExportFormat.all.map(\.name)).count == ExportFormat.all.count)
  }

  @Test(arguments: [
    ("/a/b/c.png", "/a/b", "c.png"), ("/a/b/c.png", "/a/d/e", "../../b/c.png"),
    ("x/c.png", "", "x/c.png"), ("x/c.png", "x", "c.png"), ("./c.png", "y/z", "../../c.png"),
    ("/c.png", "/a", "../c.png"),
  ])
  func relativePaths(file: String, folder: String, expected: String) {
    #expect(RelativePath.path(to: file, from: folder) == expected)
  }
}

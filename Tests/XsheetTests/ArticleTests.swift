import Foundation
import ImageCoding
import TestSupport
import Testing
import Xsheet

/// The Swift code of the article about the library compiles and runs.
@Suite struct ArticleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Samples.square, "button.json")
  }

  @Test func articleShowsTheExamples() throws {
    let article = "Sources/Xsheet/Documentation.docc/UsingTheLibrary.md"
    let blocks = try MarkdownBlocks.lines(of: "swift", in: article)
      .map { $0.joined(separator: "\n") }
    let file = ProjectFolder.url("Tests/XsheetTests/ArticleExamples.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    #expect(source.hasSuffix("import Xsheet\n\n" + blocks.joined(separator: "\n\n") + "\n"))
  }

  @Test func workInMemoryRuns() throws {
    let (timeline, images) = try convertAndDraw(Array(Samples.square.utf8))
    #expect(try TimelineDocument(bytes: timeline, name: "example").duration == 1)
    #expect(try images.map { try PNGDecoder.decode($0).height } == [213, 213])
    #expect(images[0] != images[1])
  }

  @Test func workInTasksRuns() async throws {
    #expect(try texts(in: folder.url.appendingPathComponent("button.json")).isEmpty)
    let design = try Design(contentsOf: folder.url.appendingPathComponent("button.json"))
    try await drawInTask(design, to: folder.path("button.gif"))
    #expect(folder.files() == ["button.gif", "button.json"])
  }

  @Test func designsAreOpenedAndConverted() throws {
    let design = try #require(try openAll(folder.path("button.json")).first)
    #expect(try open(folder.path("button.json"))?.frameCount == design.frameCount)
    let path = try convert(design, to: folder.path("out"))
    #expect(try isFaithful(TimelineDocument(contentsOfFile: path), to: design))
    try draw(path, to: folder.path("out"))
    try preview(folder.path("button.json"), folder.path("button.json"), to: folder.path("out"))
    #expect(
      folder.files() == [
        "button.json", "out/button.xsheet.json", "out/changes.html", "out/design.html",
        "out/frame-00000.png", "out/frame-00005.png",
        "out/still.png",
      ])
  }
}

import Foundation
import ImageCoding
import TestSupport
import Testing
import Xsheet

/// The library example of the README compiles and runs.
@Suite struct ExampleTests {
  /// The lines of a source file, without a trailing line break.
  private static func lines(of path: String) throws -> [String] {
    try String(contentsOf: ProjectFolder.url(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test func readmeShowsTheExample() throws {
    let blocks = try MarkdownBlocks.lines(of: "swift", in: "README.md")
    let hello = try Self.lines(of: "Tests/HelloXsheet/main.swift")
    #expect(blocks.dropFirst() == [hello])
    #expect(hello.count < 12)
  }

  @Test func helloWorldRuns() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.square, "button.json")
    let process = Process()
    let output = Pipe()
    process.executableURL = BuiltProducts.url("HelloXsheet")
    process.currentDirectoryURL = folder.url
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd().map {
      String(decoding: $0, as: UTF8.self)
    }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(text == "match\n")
    #expect(folder.files() == ["button.json", "out/button.png", "out/button.xsheet.json"])
    #expect(try PNGDecoder.decode(folder.read("out/button.png")).width == 320)
  }
}

import Diagnostics
import ImageCoding
import Platform
import SceneModel
import SceneRendering
import Testing

@testable import Xsheet

/// Frames are chosen, drawn and written.
@Suite struct FrameTests {
  private func design() throws -> Design {
    try Design(bytes: Array(Samples.square.utf8), name: "square")
  }

  @Test(arguments: [
    (FrameSize.scale(1), [60, 40]), (.scale(0.3125), [19, 13]), (.scale(0), [1, 1]),
    (.fitting(15), [15, 10]), (.exactly(width: 33, height: 44), [33, 44]),
  ])
  func sizes(size: FrameSize, expected: [Int]) throws {
    let image = try design().frame(at: 0, size: size)
    #expect([image.width, image.height] == expected)
  }

  @Test(arguments: [
    FrameSize.fitting(20_000), .exactly(width: 0, height: 10),
    .exactly(width: 16_384, height: 16_384),
    .scale(1e300),
  ])
  func impossibleSizes(size: FrameSize) throws {
    let design = try design()
    #expect { try design.frame(at: 0, size: size) } throws: {
      ($0 as? XsheetError)?.kind == .invalidRequest
    }
  }

  @Test func playersDrawFramesInAnyOrder() throws {
    let design = try design()
    let player = try design.player()
    let images = [5.0, 0, 9, 5].map { player.image(atFrame: $0) }
    #expect(images[0] == images[3] && images[0] != images[1] && images[1] != images[2])
    #expect(try design.frame(at: 0.59) == images[0])
    // Times outside the animation show its first or last frame.
    #expect(try design.frame(at: -1) == images[1])
    #expect(try design.frame(at: 99) == images[2])
    #expect(try design.frame(at: 0, background: .white).pixels.prefix(4) == [255, 255, 255, 255])
  }

  @Test(arguments: [
    (FrameSelection.all, Array(0...9)), (.every(4), [0, 4, 8]),
    (.numbers([7...8, 2...2]), [2, 7, 8]),
    (.times([0.3, 0.99, 0.35]), [3, 9]),
  ])
  func selections(selection: FrameSelection, expected: [Int]) throws {
    #expect(try selection.frames(of: design().playback) == expected)
  }

  @Test(arguments: [
    FrameSelection.numbers([5...10]), .numbers([-1...2]), .times([1]), .times([-0.1]),
  ])
  func impossibleSelections(selection: FrameSelection) throws {
    let playback = try design().playback
    #expect { try selection.frames(of: playback) } throws: {
      ($0 as? XsheetError)?.kind == .invalidRequest
    }
  }

  @Test func framesAreWrittenAndCounted() throws {
    let folder = try TemporaryFolder()
    let counts = Locked<[Int]>([])
    try design().render(toFile: folder.path("f%02d.png"), jobs: 3) { written, all in
      counts.with { $0.append(all * 100 + written) }
    }
    #expect(counts.with { $0 } == (1...10).map { 1000 + $0 })
    #expect(folder.files() == (0...9).map { "f0\($0).png" })
    let image = try PNGDecoder.decode(folder.read("f05.png"))
    #expect(try image == design().frame(at: 0.5))
  }

  @Test(arguments: ["a%d%d.png", "a%200d.png", "a%d.gif", "a%d.tiff", "a.bmp"])
  func refusedOutputs(name: String) throws {
    let folder = try TemporaryFolder()
    let design = try design()
    #expect { try design.render(toFile: folder.path(name)) } throws: {
      ($0 as? XsheetError)?.kind == .invalidRequest
    }
    #expect(folder.files().isEmpty)
  }

  @Test(arguments: [
    ("a.png", "png"), ("b/A.PNG", "png"), ("b.c/a", ""), ("a%d.png", "png"), ("a.%05d", ""),
    ("a%d", ""), (".png", ""), ("a%d.x/b.png", "png"),
  ])
  func extensionsOfOutputs(name: String, expected: String) throws {
    #expect(try OutputPattern(name).fileExtension == expected)
  }
}

import CompositionModel
import Containers
import DesignChecks
import Diagnostics
import LottieImport
import TestSupport
import Testing

@Suite struct FileImportTests {
  func results(_ file: [UInt8]) throws -> [ImportResult] {
    try DesignImporter.importAnimations(from: file, name: "file").map { try $0.outcome.get() }
  }

  @Test func importsTextWithByteOrderMark() throws {
    let text = Array(Samples.composition(frames: 12).utf8)
    #expect(try results([0xEF, 0xBB, 0xBF] + text).map(\.composition.frameCount) == [12])
    #expect(try results(text).map(\.composition.frameCount) == [12])
  }

  @Test func importsGzip() throws {
    #expect(try results(Samples.bytes(Samples.gzip)).map(\.composition.frameCount) == [30])
  }

  @Test func importsAllAnimationsWithTheirPictures() throws {
    let image = #"{"id":"i","w":4,"h":4,"u":"/images/","p":"p.png"}"#
    let lost = #"{"id":"j","w":4,"h":4,"u":"images/","p":"q.png"}"#
    let file = ZipWriter.archive([
      ("manifest.json", #"{"animations":[{"id":"b"},{"id":"a"}],"themes":[]}"#),
      ("animations/a.json", Samples.composition(frames: 7)),
      ("animations/b.json", Samples.composition(frames: 9, assets: "\(image),\(lost)")),
      ("images/p.png", "P"), ("audio/x.mp3", "M"),
    ])
    let results = try results(file)
    #expect(results.map(\.composition.frameCount) == [9, 7])
    #expect(
      results[0].composition.images.map(\.source) == [
        .embedded(Array("P".utf8)), .external(path: "images/q.png"),
      ])
    #expect(
      results[0].diagnostics.items.map(\.code) == [.unusedArchivePart, .missingArchivePicture])
    #expect(results[1].diagnostics.items.map(\.code) == [.unusedArchivePart])
  }

  @Test func oneBrokenAnimationLeavesTheOthers() throws {
    let file = ZipWriter.archive([
      ("a/a.json", "nonsense"), ("a/b.json", Samples.composition(frames: 7)),
    ])
    let animations = try DesignImporter.importAnimations(from: file)
    #expect(animations.map(\.source.id) == ["a", "b"])
    #expect(throws: ImportFailure.self) { try animations[0].outcome.get() }
    #expect(try animations[1].outcome.get().composition.frameCount == 7)
  }

  @Test func failsWithTheCodeOfTheContainer() {
    let error = #expect(throws: ImportFailure.self) {
      try DesignImporter.importAnimations(from: ZipWriter.archive([("../a.json", "1")]))
    }
    #expect(error?.diagnostic.code == .unsafeArchivePath)
  }
}

import CompositionModel
import Containers
import DesignChecks
import Diagnostics
import LottieImport
import TestSupport
import Testing

@Suite struct FileImportTests {
  func results(_ file: [UInt8]) throws -> [ImportResult] {
    let file = try DesignFile(reading: file)
    return try file.animations.map {
      try DesignImporter.importComposition(from: $0, of: file, name: "file").checked()
    }
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
    let design = try DesignFile(reading: file)
    let animations = design.animations
    #expect(animations.map(\.id) == ["a", "b"])
    #expect(throws: ImportFailure.self) {
      try DesignImporter.importComposition(from: animations[0], of: design)
    }
    let second = try DesignImporter.importComposition(from: animations[1], of: design)
    #expect(second.composition.frameCount == 7)
  }

  @Test func failsWithTheCodeOfTheContainer() {
    let error = #expect(throws: ImportFailure.self) {
      try DesignFile(reading: ZipWriter.archive([("../a.json", "1")]))
    }
    #expect(error?.diagnostic.code == .unsafeArchivePath)
  }
}

import Foundation
import TestSupport
import Testing

@testable import TextLayout

/// Fonts of the format WOFF.
@Suite struct WOFFReaderTests {
  /// The font of this program, which is a WOFF with packed tables.
  private static let file = FontSource.builtInBytes

  @Test func fontsAreUnpacked() throws {
    let font = try Self.file.withUnsafeBytes { bytes in
      try #require(try WOFFReader(bytes)).unpacked()
    }
    #expect(font.count > Self.file.count && font.starts(with: [0, 1, 0, 0]))
    let (packed, plain) = (try FontFace(.memory(Self.file)), try FontFace(.memory(font)))
    #expect(packed.family == plain.family && packed.metrics == plain.metrics)
    let glyph = try #require(packed.glyph(for: "g"))
    #expect(packed.outline(of: glyph) == plain.outline(of: glyph))
  }

  /// With fontconfig and without it.
  @Test func foldersHaveThem() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("xsheet-fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data(Self.file).write(to: inner.appendingPathComponent("sans.woff"))
    let library = FontLibrary(
      folders: [folder.path],
      configurationFile: ProjectFolder.url("Tests/Fonts/none.conf").path)
    #expect(library.match(FontRequest(family: "Xsheet Sans"))?.origin == .folder)
    let index = FolderIndex(folders: [folder.path])
    #expect(index.entries(.family, "xsheet sans").map(\.style) == ["Regular"])
    #expect(index.entries(.postScriptName, "XsheetSans").count == 1)
    #expect(index.substitute(for: "", FontTraits(), isEquivalent: false, having: "Ж") == nil)
  }

  /// Numbers that are too large, in the header and in the entry of the first table.
  @Test(arguments: [12, 48, 52, 56])
  func largeNumbersAreRefused(place: Int) {
    var bytes = Self.file
    bytes.replaceSubrange(place..<place + 4, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(throws: FontError.self) { try FontFace(.memory(bytes)) }
  }

  @Test func damagedFilesAreRefused() {
    var random = SeededRandom(seed: 11)
    for round in 0..<200 {
      var bytes = Self.file
      if round % 3 == 0 {
        bytes = Array(bytes.prefix(.random(in: 0..<bytes.count, using: &random)))
      }
      for _ in 0..<8 where !bytes.isEmpty {
        let limit = Bool.random(using: &random) ? bytes.count : min(bytes.count, 400)
        bytes[.random(in: 0..<limit, using: &random)] = .random(in: 0...255, using: &random)
      }
      guard let face = try? FontFace(.memory(bytes)) else { continue }
      for glyph in UInt32(0)..<40 { _ = face.outline(of: glyph) }
    }
  }
}

import Foundation
import Geometry
import TestSupport
import Testing

@testable import TextLayout

/// The font of this program, on a machine without fonts.
@Suite struct LastFontTests {
  private static let library = FontLibrary(
    configurationFile: ProjectFolder.url("Tests/Fonts/none.conf").path)

  @Test func anyRequestFindsIt() throws {
    var bold = FontRequest(family: "Nonesuch", style: "Bold Italic")
    let match = try #require(Self.library.match(bold))
    #expect(match.face.family == "Xsheet Sans" && match.origin == .builtIn)
    #expect(match.tried == ["the system"])
    #expect(match.face.synthesis.isBold && match.face.synthesis.isItalic)
    bold.family = ""
    #expect(Self.library.match(bold)?.face == match.face)
    #expect(FontStack(match, Self.library).name == nil)
  }

  @Test func itHasLatinLetters() throws {
    let face = try FontFace(.builtIn)
    let latin1 = (0x20...0x7E).map { $0 } + Array(0xA0...0xFF)
    let signs = "–—‘’‚“”„†‡•…‹›€™−ŒœŠšŽžŸ".unicodeScalars.map { Int($0.value) }
    for value in latin1 + signs {
      let scalar = try #require(Unicode.Scalar(UInt32(value)))
      let glyph = try #require(face.glyph(for: scalar), "U+\(String(value, radix: 16))")
      let isBlank = [" ", "\u{A0}"].contains(scalar)
      #expect(face.outline(of: glyph).isEmpty == isBlank, "U+\(String(value, radix: 16))")
    }
  }

  /// Widths of Arial and Helvetica, which texts are mostly designed for.
  @Test(arguments: [("A", 0.667), ("a", 0.556), ("W", 0.944), ("i", 0.222), ("0", 0.556)])
  func lettersAreAsWideAsArial(letter: String, width: Double) throws {
    let match = try #require(Self.library.match(FontRequest(family: "Arial")))
    let line = Typesetter(FontStack(match, Self.library), size: 1).lines(of: letter)[0]
    #expect(abs(line.width - width) < 0.001)
  }
}

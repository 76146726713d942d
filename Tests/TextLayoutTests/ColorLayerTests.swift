import Foundation
import Geometry
import SceneModel
import TestSupport
import Testing

@testable import TextLayout

/// A font whose letters are layers of glyphs in colors of a palette (`COLR`, version 0).
@Suite struct ColorLayerTests {
  private func block(_ string: String) throws -> TextBlock {
    let library = FontLibrary(
      folders: [TestFonts.layers.path], configurationFile: TestFonts.configurationFile)
    let match = try #require(library.match(named: "Xsheet Layers"))
    #expect(match.face.postScriptName == "XsheetLayers-Regular" && match.face.hasColors)
    return TextBlock(string, Typesetter(FontStack(match, library), size: 10), lineHeight: 12)
  }

  /// The lower layer is red, the upper one has the color of the text; B has no layers.
  @Test func layersAreParts() throws {
    let drawing = try block("BA").drawing
    #expect(drawing.outline.controlBounds.isNear(Rect(minX: 1, minY: -7, maxX: 5, maxY: 0)))
    let layers = drawing.parts.map { part -> (Rect?, Color?) in
      guard case .outline(let outline, let color) = part.content else { return (nil, nil) }
      return (outline.controlBounds, color)
    }
    try #require(layers.count == 2)
    #expect(layers[0].0?.isNear(Rect(minX: 11, minY: -7, maxX: 19, maxY: 0)) == true)
    #expect(layers[0].1 == Color(red: 1, green: 0, blue: 0))
    #expect(layers[1].0?.isNear(Rect(minX: 13, minY: -5, maxX: 17, maxY: -2)) == true)
    #expect(layers[1].1 == nil)
  }
}

extension Rect {
  /// Whether the edges are those of another one, to rounding.
  fileprivate func isNear(_ other: Rect) -> Bool {
    zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY])
      .allSatisfy { abs($0 - $1) < 1e-9 }
  }
}

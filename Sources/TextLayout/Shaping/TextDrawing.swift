public import Geometry
public import SceneModel

/// The drawing of a text, in points about the start of its first baseline.
public struct TextDrawing: Hashable, Sendable {
  /// The outlines of the letters in the color of the text.
  public var outline = BezierPath()
  /// The parts of letters with colors of their own, lowest first.
  public var colorParts: [ColorPart] = []

  /// Makes an empty drawing.
  package init() {}

  /// A part of a letter with colors of its own.
  public enum ColorPart: Hashable, Sendable {
    /// An outline in a color; `nil` for that of the text.
    case outline(BezierPath, Color?)
    /// A picture: a name that other pictures do not have, a PNG file, and the rectangle that it fills.
    case picture(name: String, png: [UInt8], bounds: Rect)

    /// The name of the picture, empty for an outline; parts with equal names can be drawn by the same nodes.
    package var nodeName: String {
      if case .picture(let name, _, _) = self { name } else { "" }
    }

    /// Whether it is a picture.
    package var isPicture: Bool {
      if case .picture = self { true } else { false }
    }
  }
}

extension TextBlock {
  /// The outlines of all letters, in points, and letters in color.
  public var drawing: TextDrawing {
    var drawing = TextDrawing()
    for (number, line) in lines.enumerated() {
      let start = Vector2(-line.width * alignment, Double(number) * lineHeight)
      for letter in line.letters {
        for glyph in letter.glyphs {
          let size = typesetter.size * glyph.scale
          let place = start + Vector2(letter.x, 0) + glyph.offset * size
          drawing.add(glyph, .translation(place) * .scale(size), fontSize: size)
        }
      }
    }
    return drawing
  }
}

extension TextDrawing {
  /// Adds a glyph.
  ///
  /// - Parameters:
  ///   - glyph: The glyph.
  ///   - transform: The transform from ems to points.
  ///   - fontSize: The size of the glyph, in points.
  fileprivate mutating func add(_ glyph: SetGlyph, _ transform: Affine, fontSize: Double) {
    switch glyph.face.colorGlyph(glyph.glyph) {
    case nil:
      outline.append(glyph.face.outline(of: glyph.glyph, fontSize: fontSize), transform: transform)
    case .layers(let layers):
      colorParts += layers.map {
        .outline(
          glyph.face.outline(of: $0.glyph, fontSize: fontSize).transformed(by: transform), $0.color)
      }
    case .picture(let png, let bounds):
      let name = "\(glyph.face.postScriptName):\(glyph.glyph)"
      colorParts.append(
        .picture(name: name, png: png, bounds: bounds.transformed(by: transform)))
    }
  }
}

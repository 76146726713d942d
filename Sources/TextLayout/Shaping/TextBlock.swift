public import Geometry
public import SceneModel

/// A text in one font and size, set in lines about the start of its first baseline.
public struct TextBlock: Hashable, Sendable {
  /// The text; line feeds separate paragraphs.
  public var string: String
  /// The font, size and tracking.
  public var typesetter: Typesetter
  /// The distance of baselines, in points.
  public var lineHeight: Double
  /// The point of each line that is at x = 0: 0 for its start, 0.5 for its middle, 1 for its end.
  public var alignment: Double
  /// The width at which lines wrap, in points; `nil` for no limit.
  package var width: Double?

  /// Makes a text without a limit on the width.
  public init(
    _ string: String, _ typesetter: Typesetter, lineHeight: Double, alignment: Double = 0,
    width: Double? = nil
  ) {
    self.string = string
    self.typesetter = typesetter
    self.lineHeight = lineHeight
    self.alignment = alignment
    self.width = width
  }

  /// The lines from the top.
  public var lines: [SetLine] {
    string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { typesetter.lines(of: String($0), width: width) }
  }

  /// The outlines of all letters, in points; letters in color have none.
  public var outline: BezierPath { drawing.outline }
}

/// The drawing of a text, in points about the start of its first baseline.
public struct TextDrawing: Hashable, Sendable {
  /// The outlines of the letters in the color and opacity of the text.
  public var outline = BezierPath()
  /// The parts of letters with colors of their own, and letters that come or go, lowest first.
  public var parts: [Part] = []

  /// Makes an empty drawing.
  package init() {}

  /// An outline or a picture with a color or an opacity of its own.
  public struct Part: Hashable, Sendable {
    /// An outline or a picture.
    public var content: Content
    /// The opacity, 0...1; multiplied by the opacity of the text.
    public var opacity = 1.0

    /// The content of a part.
    public enum Content: Hashable, Sendable {
      /// An outline in a color; `nil` for the color of the text.
      case outline(BezierPath, Color?)
      /// A picture: a name that other pictures do not have, a PNG file, and the rectangle that it fills.
      case picture(name: String, png: [UInt8], bounds: Rect)
    }

    /// The name of the picture, empty for an outline; parts with equal names can be drawn by the same nodes.
    package var nodeName: String {
      if case .picture(let name, _, _) = content { name } else { "" }
    }

    /// Whether it is a picture.
    package var isPicture: Bool {
      if case .picture = content { true } else { false }
    }
  }
}

extension TextBlock {
  /// The outlines of all letters, in points, and letters in color.
  public var drawing: TextDrawing {
    var drawing = TextDrawing()
    for letter in placedLetters.joined() {
      drawing.add(letter.letter, at: letter.place, size: typesetter.size)
    }
    return drawing
  }

  /// The letters of each line at their places, in points.
  var placedLetters: [[PlacedLetter]] {
    lines.enumerated().map { number, line in
      let start = Vector2(-line.width * alignment, Double(number) * lineHeight)
      return line.letters.map { ($0, start + Vector2($0.x, 0)) }
    }
  }
}

/// A letter at the place of its pen, in points.
typealias PlacedLetter = (letter: SetLetter, place: Vector2)

extension TextDrawing {
  /// Adds a letter in a font of a size in points.
  mutating func add(_ letter: SetLetter, at place: Vector2, size: Double) {
    for glyph in letter.glyphs {
      let size = size * glyph.scale
      add(glyph, .translation(place + glyph.offset * size) * .scale(size), fontSize: size)
    }
  }

  /// Adds a glyph of a size in points, by the transform from ems to points.
  private mutating func add(_ glyph: SetGlyph, _ transform: Affine, fontSize: Double) {
    switch glyph.face.colorGlyph(glyph.glyph) {
    case nil:
      outline.append(glyph.face.outline(of: glyph.glyph, fontSize: fontSize), transform: transform)
    case .layers(let layers):
      for layer in layers {
        let outline = glyph.face.outline(of: layer.glyph, fontSize: fontSize)
        parts.append(Part(content: .outline(outline.transformed(by: transform), layer.color)))
      }
    case .picture(let png, let bounds):
      let name = "\(glyph.face.postScriptName):\(glyph.glyph)"
      let bounds = bounds.transformed(by: transform)
      parts.append(Part(content: .picture(name: name, png: png, bounds: bounds)))
    }
  }
}

package import Geometry
package import SceneModel

/// A text with its style.
package struct TextDocument: Hashable, Sendable {
  /// The text; `\n` separates lines.
  package var text: String
  /// The font, by `FontAsset.name`.
  package var fontName: String
  /// The size of the font, in points.
  package var fontSize: Double
  /// The fill color; `nil` draws no fill.
  package var fill: Color? = .black
  /// The stroke color; `nil` draws no stroke.
  package var stroke: Color?
  /// The stroke width, in points.
  package var strokeWidth = 0.0
  /// Whether strokes are drawn above fills.
  package var isStrokeAboveFill = true
  /// The justification of lines.
  package var justification = Justification.left
  /// The tracking, in thousandths of the font size.
  package var tracking = 0.0
  /// Whether the file has no tracking for the document, but several documents for its text.
  ///
  /// lottie-web has a default for texts with one document only.
  package var lacksTracking = false
  /// The line height: the distance of baselines, in points.
  package var lineHeight: Double
  /// The baseline shift upward, in points.
  package var baselineShift = 0.0
  /// The box in which lines wrap; `nil` for point text, which does not wrap.
  package var box: Box?
  /// The vertical alignment of lines in the box; `nil` for After Effects' own: lines below the box are hidden.
  package var verticalAlignment: VerticalAlignment?
  /// The capitals; they are drawn where the file has their outlines.
  package var capitals = Capitals.none

  /// The justification of lines.
  package enum Justification: Int, Hashable, Sendable, CaseIterable {
    case left, right, center
    case justifiedLastLeft, justifiedLastRight, justifiedLastCenter
    /// All lines are justified.
    case justified
  }

  /// The vertical alignment of lines in a box, an extension of Skottie.
  ///
  /// The first three align the line boxes together with the outlines, the last three the outlines alone.
  package enum VerticalAlignment: Int, Hashable, Sendable, CaseIterable {
    case top, center, bottom
    case outlinesTop, outlinesCenter, outlinesBottom
  }

  /// The capitals of a text.
  package enum Capitals: Int, Hashable, Sendable, CaseIterable {
    /// As written.
    case none
    /// All capitals.
    case all
    /// Small capitals for lowercase letters.
    case small
  }

  /// A box in which lines wrap.
  package struct Box: Hashable, Sendable {
    /// The upper left corner, in points in the layer's coordinates.
    package var position: Vector2
    /// Width and height, in points.
    package var size: Vector2

    package init(position: Vector2, size: Vector2) {
      self.position = position
      self.size = size
    }
  }

  /// Makes a document with a black fill, no stroke and left justification.
  package init(text: String, fontName: String, fontSize: Double) {
    self.text = text
    self.fontName = fontName
    self.fontSize = fontSize
    lineHeight = fontSize * 1.2
  }
}

/// A keyframe of a text layer's source text.
package struct TextKeyframe: Hashable, Sendable {
  /// The time, in frames of the composition that contains the layer.
  package var time: Double
  /// A text with its style.
  package var document: TextDocument

  package init(time: Double, document: TextDocument) {
    self.time = time
    self.document = document
  }
}

public import Geometry
public import SceneModel

/// A text with its style.
public struct TextDocument: Hashable, Sendable {
  /// The text; `\n` separates lines.
  public var text: String
  /// The font, by `FontAsset.name`.
  public var fontName: String
  /// The size of the font, in points.
  public var fontSize: Double
  /// The fill color; `nil` draws no fill.
  public var fill: Color?
  /// The stroke color; `nil` draws no stroke.
  public var stroke: Color?
  /// The stroke width, in points.
  public var strokeWidth: Double
  /// Whether strokes are drawn above fills.
  public var isStrokeAboveFill: Bool
  /// The justification of lines.
  public var justification: Justification
  /// The tracking, in thousandths of the font size.
  public var tracking: Double
  /// The line height: the distance of baselines, in points.
  public var lineHeight: Double
  /// The baseline shift upward, in points.
  public var baselineShift: Double
  /// The box in which lines wrap; `nil` for point text, which does not wrap.
  public var box: Box?
  /// The capitals; they are drawn where the file has their outlines.
  public var capitals: Capitals

  /// The justification of lines.
  public enum Justification: Int, Hashable, Sendable, CaseIterable {
    /// Left.
    case left
    /// Right.
    case right
    /// Centered.
    case center
    /// Justified, the last line left.
    case justifiedLastLeft
    /// Justified, the last line right.
    case justifiedLastRight
    /// Justified, the last line centered.
    case justifiedLastCenter
    /// Justified, all lines.
    case justified
  }

  /// The capitals of a text.
  public enum Capitals: Int, Hashable, Sendable, CaseIterable {
    /// As written.
    case none
    /// All capitals.
    case all
    /// Small capitals for lowercase letters.
    case small
  }

  /// A box in which lines wrap.
  public struct Box: Hashable, Sendable {
    /// The upper left corner, in points in the layer's coordinates.
    public var position: Vector2
    /// Width and height, in points.
    public var size: Vector2

    /// Makes a box of its parts.
    public init(position: Vector2, size: Vector2) {
      self.position = position
      self.size = size
    }
  }

  /// Makes a document with a black fill, no stroke and left justification.
  public init(text: String, fontName: String, fontSize: Double) {
    self.text = text
    self.fontName = fontName
    self.fontSize = fontSize
    fill = .black
    strokeWidth = 0
    isStrokeAboveFill = true
    justification = .left
    tracking = 0
    lineHeight = fontSize * 1.2
    baselineShift = 0
    capitals = .none
  }
}

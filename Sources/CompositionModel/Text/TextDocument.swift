public import Geometry
public import SceneModel

/// What is written, and how.
public struct TextDocument: Hashable, Sendable {
  /// The text; `\n` separates lines.
  public var text: String
  /// The font, by `FontAsset.name`.
  public var fontName: String
  /// The size of the font, in points.
  public var fontSize: Double
  /// The colour of the letters; `nil` draws no fill.
  public var fill: Color?
  /// The colour of the letters' outlines; `nil` draws none.
  public var stroke: Color?
  /// The width of the outlines, in points.
  public var strokeWidth: Double
  /// Whether outlines are drawn above fills.
  public var isStrokeAboveFill: Bool
  /// How lines are aligned.
  public var justification: Justification
  /// What is added between characters, in thousandths of the font's size.
  public var tracking: Double
  /// The distance of baselines, in points.
  public var lineHeight: Double
  /// By how much letters are raised from the baseline, in points.
  public var baselineShift: Double
  /// The box that lines are broken in; `nil` breaks none.
  public var box: Box?
  /// Whether letters are made capitals, as far as the file has their outlines.
  public var capitals: Capitals

  /// How lines are aligned.
  public enum Justification: Int, Hashable, Sendable, CaseIterable {
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the middle.
    case center
    /// At both sides, the last line at the left.
    case justifiedLastLeft
    /// At both sides, the last line at the right.
    case justifiedLastRight
    /// At both sides, the last line in the middle.
    case justifiedLastCenter
    /// At both sides, all lines.
    case justified
  }

  /// Whether letters are made capitals.
  public enum Capitals: Int, Hashable, Sendable, CaseIterable {
    /// As written.
    case none
    /// Capitals.
    case all
    /// Capitals, small ones for small letters.
    case small
  }

  /// The box that lines are broken in.
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

  /// Makes a document in black, without outlines, at the left.
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

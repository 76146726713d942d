public import Geometry

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

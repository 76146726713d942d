public import Geometry
public import SceneModel

/// A stroke of a shape with a color or a gradient.
public struct StrokeView: PaintView {
  /// The line.
  public var line = LineStyle()
  /// The paint.
  public var paint = PaintStyle()

  /// Makes a stroke with a plain color.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<StrokeView>(
    "stroke", title: "Stroke", "A stroke of the shape with a color or a gradient.",
    options: [
      .word(\.line.cap, "cap", "The ends of open contours and of dashes."),
      .word(\.line.join, "join", "The corners."),
      .number(
        \.line.miterLimit, "miterLimit",
        "The ratio of miter length to line width beyond which a miter becomes a bevel."),
    ] + paintOptions, properties: PaintProperties.anyStroke,
    synonyms: ["outline", "border"])
  /// The part that such views play in the view around them.
  public static let role = ViewRole.paint
  /// The kind with these options.
  public var kind: ViewKind { .stroke(self) }
  /// The properties that a view with these options has.
  public var properties: [PropertyDeclaration] { PaintProperties.stroke(paint).declarations }
  /// The places of the properties.
  var slots: PaintProperties { PaintProperties.stroke(paint).slots }
}

/// The options of a stroke's line.
public struct LineStyle: Hashable, Sendable {
  /// The ends.
  public var cap: LineCap
  /// The corners.
  public var join: LineJoin
  /// The ratio of miter length to line width beyond which a miter becomes a bevel.
  public var miterLimit: Double

  /// Makes a line style; the defaults are Lottie's.
  public init(cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 4) {
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}

extension ViewKind {
  /// A stroke with a line and a paint.
  public static func stroke(_ line: LineStyle, _ paint: PaintStyle) -> ViewKind {
    .stroke(.with { ($0.line, $0.paint) = (line, paint) })
  }
}

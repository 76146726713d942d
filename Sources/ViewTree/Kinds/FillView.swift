public import SceneModel

/// A fill of a shape with a color or a gradient.
public struct FillView: PaintView {
  /// The rule for the inside of the path.
  public var rule = FillRule.nonZero
  /// The paint.
  public var paint = PaintStyle()

  /// Makes a fill with a plain color.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<FillView>(
    "fill", title: "Fill", "A fill of the shape with a color or a gradient.",
    options: [.word(\.rule, "rule", "The rule for the inside of the path.")]
      + paintOptions, properties: PaintProperties.anyFill,
    synonyms: ["color", "gradient", "background"])
  /// The part that such views play in the view around them.
  public static let role = ViewRole.paint
  /// The kind with these options.
  public var kind: ViewKind { .fill(self) }
  /// The properties that a view with these options has.
  public var properties: [PropertyDeclaration] { PaintProperties.fill(paint).declarations }
  /// The places of the properties.
  var slots: PaintProperties { PaintProperties.fill(paint).slots }
}

extension ViewKind {
  /// A fill with a rule and a paint.
  public static func fill(_ rule: FillRule, _ paint: PaintStyle) -> ViewKind {
    .fill(.with { ($0.rule, $0.paint) = (rule, paint) })
  }
}

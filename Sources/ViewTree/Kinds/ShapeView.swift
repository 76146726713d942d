public import SceneModel

/// Paths with paints, first paint lowest.
public struct ShapeView: DeclaredView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<ShapeView>(
    "shape", title: "Shape", "Geometry with paints, first paint lowest.",
    properties: layout.declarations)
  /// The part that such views play in the view around them.
  public static let role = ViewRole.drawn
  /// The place of the children.
  public static let childPlace: ViewPlace? = .shape
  /// The kind with these options.
  public var kind: ViewKind { .shape }

  /// The places of the properties.
  static let layout = PropertyLayout { list in
    (
      opacity: list.number(
        .opacity, 1, .color, in: 0...1, "The opacity; it multiplies that of each paint."),
      isVisible: list.flag(.isVisible, true, "Whether the shape is drawn.")
    )
  }
}

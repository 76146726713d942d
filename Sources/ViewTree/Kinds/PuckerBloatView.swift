public import SceneModel

/// Geometry with vertices pulled to the center and handles pushed away.
public struct PuckerBloatView: GeometryModifierView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<PuckerBloatView>(
    "puckerBloat", title: "Pucker & Bloat",
    "Geometry with vertices pulled to the center and handles pushed away.",
    properties: layout.declarations)
  /// The kind with these options.
  public var kind: ViewKind { .puckerBloat }
  /// The last word of identifiers of unnamed views.
  public var identifierWord: String { "pucker" }

  /// The place of the only property.
  static let layout = PropertyLayout { list in
    list.number(.amount, 0, .factor, "The amount: 1 is 100 %; negative values bloat.")
  }
}

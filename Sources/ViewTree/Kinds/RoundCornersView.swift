public import SceneModel

/// Geometry with rounded corners.
public struct RoundCornersView: GeometryModifierView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<RoundCornersView>(
    "roundCorners", title: "Round Corners", "Geometry with rounded corners.",
    properties: layout.declarations,
    synonyms: ["roundedcorners", "cornerradius"])
  /// The kind with these options.
  public var kind: ViewKind { .roundCorners }
  /// The last word of identifiers of unnamed views.
  public var identifierWord: String { "corners" }

  /// The place of the only property.
  static let layout = PropertyLayout { list in
    list.number(.cornerRadius, 0, .points, "The radius of corners.")
  }
}

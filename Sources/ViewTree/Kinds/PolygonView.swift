public import SceneModel

/// A polygon about its position, with the properties of a star.
public struct PolygonView: DeclaredView {
  /// Whether the path runs counterclockwise.
  public var isReversed = false

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<PolygonView>(
    "polygon", title: "Polygon", "A polygon about its position.",
    options: [
      .flag(\.isReversed, "reversed", "Whether the path runs counterclockwise.")
    ], properties: StarView.layout.declarations,
    synonyms: ["triangle", "pentagon", "hexagon", "polystar"])
  /// The kind with these options.
  public var kind: ViewKind { .polygon(self) }
}

extension ViewKind {
  /// A polygon, by the direction of its path.
  public static func polygon(isReversed: Bool) -> ViewKind {
    .polygon(.with { $0.isReversed = isReversed })
  }
}

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
    ], properties: kindProperties,
    synonyms: ["triangle", "pentagon", "hexagon", "polystar"])
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<PolygonView>.native
  /// All properties that values of the kind can have, in order.
  public static var kindProperties: [PropertyDeclaration] { StarView.layout.declarations }
  /// The part that such views play in the view around them.
  public static let role = ViewRole.geometry
  /// The kind with these options.
  public var kind: ViewKind { .polygon(self) }
}

extension ViewKind {
  /// A polygon, by the direction of its path.
  public static func polygon(isReversed: Bool) -> ViewKind {
    .polygon(PolygonView.with { $0.isReversed = isReversed })
  }
}

import Geometry
public import SceneModel

/// A star about its position.
public struct StarView: DeclaredView {
  /// Whether the path runs counterclockwise.
  public var isReversed = false

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<StarView>(
    "star", title: "Star", "A star about its position.",
    options: [
      .flag(\.isReversed, "reversed", "Whether the path runs counterclockwise.")
    ], properties: layout.declarations)
  /// The kind with these options.
  public var kind: ViewKind { .star(self) }

  /// The places of the properties.
  static let layout = PropertyLayout { list in
    (
      position: list.vector(.position, .zero, .points, "The center."),
      points: list.number(.points, 5, .factor, "The number of points."),
      rotation: list.number(.rotation, 0, .degrees, "The rotation, clockwise."),
      outerRadius: list.number(.outerRadius, 0, .points, "The distance of points from the center."),
      innerRadius: list.number(
        .innerRadius, 0, .points,
        "The distance of inner corners from the center; a polygon has none."),
      outerRoundness: list.number(.outerRoundness, 0, .factor, "The roundness of points."),
      innerRoundness: list.number(
        .innerRoundness, 0, .factor, "The roundness of inner corners; a polygon has none.")
    )
  }
}

extension ViewKind {
  /// A star, by the direction of its path.
  public static func star(isReversed: Bool) -> ViewKind {
    .star(.with { $0.isReversed = isReversed })
  }
}

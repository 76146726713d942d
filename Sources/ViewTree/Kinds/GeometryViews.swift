import Geometry
public import SceneModel

/// A free path.
public struct PathView: DeclaredView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<PathView>(
    "path", title: "Path", "A free path.",
    properties: layout.declarations,
    synonyms: ["line", "polyline", "bezier", "curve", "svg"])
  package var kind: ViewKind { .path }

  static let layout = PropertyLayout { list in
    list.path(.path, "The path.")
  }
}

/// A rectangle about its position.
public struct RectangleView: DeclaredView {
  /// Whether the path runs counterclockwise.
  public var isReversed = false

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<RectangleView>(
    "rectangle", title: "Rectangle", "A rectangle about its position.",
    options: [.flag(\.isReversed, "reversed", "Whether the path runs counterclockwise.")],
    properties: layout.declarations,
    synonyms: ["rect", "square", "box", "solid", "roundedrectangle"])
  package var kind: ViewKind { .rectangle(self) }

  static let layout = PropertyLayout { list in
    (
      position: list.vector(.position, .zero, .points, "The center."),
      size: list.vector(.size, .zero, .points, "Width and height."),
      cornerRadius: list.number(.cornerRadius, 0, .points, "The radius of corners.")
    )
  }
}

/// An ellipse about its position.
public struct EllipseView: DeclaredView {
  /// Whether the path runs counterclockwise.
  public var isReversed = false

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<EllipseView>(
    "ellipse", title: "Ellipse", "An ellipse about its position.",
    options: [.flag(\.isReversed, "reversed", "Whether the path runs counterclockwise.")],
    properties: layout.declarations,
    synonyms: ["circle", "oval", "disc", "disk"])
  package var kind: ViewKind { .ellipse(self) }

  static let layout = PropertyLayout { list in
    (
      position: list.vector(.position, .zero, .points, "The center."),
      size: list.vector(.size, .zero, .points, "Width and height.")
    )
  }
}

/// A star about its position.
public struct StarView: DeclaredView {
  /// Whether the path runs counterclockwise.
  public var isReversed = false

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<StarView>(
    "star", title: "Star", "A star about its position.",
    options: [.flag(\.isReversed, "reversed", "Whether the path runs counterclockwise.")],
    properties: layout.declarations)
  package var kind: ViewKind { .star(self) }

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

/// A polygon about its position, with the properties of a star.
public struct PolygonView: DeclaredView {
  /// Whether the path runs counterclockwise.
  public var isReversed = false

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<PolygonView>(
    "polygon", title: "Polygon", "A polygon about its position.",
    options: [.flag(\.isReversed, "reversed", "Whether the path runs counterclockwise.")],
    properties: StarView.layout.declarations,
    synonyms: ["triangle", "pentagon", "hexagon", "polystar"])
  package var kind: ViewKind { .polygon(self) }
}

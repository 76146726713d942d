import Geometry
public import SceneModel

/// An ellipse about its position.
public struct EllipseView: DeclaredView {
  /// Whether the path runs counterclockwise.
  public var isReversed = false

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<EllipseView>(
    "ellipse", title: "Ellipse", "An ellipse about its position.",
    options: [
      .flag(\.isReversed, "reversed", "Whether the path runs counterclockwise.")
    ], properties: layout.declarations,
    synonyms: ["circle", "oval", "disc", "disk"])
  /// The kind with these options.
  public var kind: ViewKind { .ellipse(self) }

  /// The places of the properties.
  static let layout = PropertyLayout { list in
    (
      position: list.vector(.position, .zero, .points, "The center."),
      size: list.vector(.size, .zero, .points, "Width and height.")
    )
  }
}

extension ViewKind {
  /// An ellipse, by the direction of its path.
  public static func ellipse(isReversed: Bool) -> ViewKind {
    .ellipse(.with { $0.isReversed = isReversed })
  }
}

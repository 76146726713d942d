import Geometry
public import SceneModel

/// A rectangle about its position.
public struct RectangleView: DeclaredView {
  /// Whether the path runs counterclockwise.
  public var isReversed = false

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<RectangleView>(
    "rectangle", title: "Rectangle", "A rectangle about its position.",
    options: [
      .flag(\.isReversed, "reversed", "Whether the path runs counterclockwise.")
    ], properties: layout.declarations,
    synonyms: ["rect", "square", "box", "solid", "roundedrectangle"])
  /// The kind with these options.
  public var kind: ViewKind { .rectangle(self) }

  /// The places of the properties.
  static let layout = PropertyLayout { list in
    (
      position: list.vector(.position, .zero, .points, "The center."),
      size: list.vector(.size, .zero, .points, "Width and height."),
      cornerRadius: list.number(.cornerRadius, 0, .points, "The radius of corners.")
    )
  }
}

extension ViewKind {
  /// A rectangle, by the direction of its path.
  public static func rectangle(isReversed: Bool) -> ViewKind {
    .rectangle(.with { $0.isReversed = isReversed })
  }
}

import Geometry
public import SceneModel

/// Geometry twisted about a center: nearer points are rotated further.
public struct TwistView: GeometryModifierView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<TwistView>(
    "twist", title: "Twist", "Geometry twisted about a center: nearer points are rotated further.",
    properties: layout.declarations)
  /// The kind with these options.
  public var kind: ViewKind { .twist }

  /// The places of the properties.
  static let layout = PropertyLayout { list in
    (
      angle: list.number(.rotation, 0, .degrees, "The rotation at the center, clockwise."),
      center: list.vector(.center, .zero, .points, "The center.")
    )
  }
}

public import SceneModel

/// Paths with paints, first paint lowest.
public struct ShapeView: DeclaredView {
  /// Makes a view kind without options.
  public init() {}

  public static let declaration = Declaration<ShapeView>(
    "shape", title: "Shape", "Geometry with paints, first paint lowest.")
  public static let role = ViewRole.drawn
  public static let childPlace: ViewPlace? = .shape
  public var kind: ViewKind { .shape }
}

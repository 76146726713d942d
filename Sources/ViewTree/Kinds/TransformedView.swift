public import SceneModel

/// Geometry under a transform.
public struct TransformedView: DeclaredView {
  /// Makes a view kind without options.
  public init() {}

  public static let declaration = Declaration<TransformedView>(
    "transformed", title: "Transform", "Geometry under a transform.",
    properties: TransformProperties.layout.declarations)
  public static let role = ViewRole.geometry
  public static let childPlace: ViewPlace? = .geometry
  public var kind: ViewKind { .transformed }
}

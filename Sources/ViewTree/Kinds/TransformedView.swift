public import SceneModel

/// Geometry under a transform.
public struct TransformedView: GeometryModifierView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<TransformedView>(
    "transformed", title: "Transform", "Geometry under a transform.",
    properties: TransformProperties.layout.declarations,
    synonyms: ["transform", "subgroup"])
  /// The kind with these options.
  public var kind: ViewKind { .transformed }
  /// The last word of identifiers of unnamed views.
  public var identifierWord: String { "paths" }
}

public import SceneModel

/// Geometry under a transform.
public struct TransformedView: DeclaredView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<TransformedView>(
    "transformed", title: "Transform", "Geometry under a transform.",
    properties: kindProperties,
    synonyms: ["transform", "subgroup"])
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<TransformedView>.native
  /// All properties that values of the kind can have, in order.
  public static var kindProperties: [PropertyDeclaration] {
    TransformProperties.layout.declarations
  }
  /// The part that such views play in the view around them.
  public static let role = ViewRole.geometry
  /// The place of the children.
  public static let childPlace: ViewPlace? = .geometry
  /// The kind with these options.
  public var kind: ViewKind { .transformed }
  /// The last word of identifiers of unnamed views.
  public var identifierWord: String { "paths" }
}

public import SceneModel

/// Geometry that is not drawn, but counts where a trim takes all paths as one line.
public struct MeasuredView: DeclaredView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<MeasuredView>(
    "measured", title: "Measured Paths",
    "Geometry that is not drawn, but counts where a trim takes all paths as one line.")
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<MeasuredView>.native
  /// The part that such views play in the view around them.
  public static let role = ViewRole.geometry
  /// The place of the children.
  public static let childPlace: ViewPlace? = .geometry
  /// The kind with these options.
  public var kind: ViewKind { .measured }
}

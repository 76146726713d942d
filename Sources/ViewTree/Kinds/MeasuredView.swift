public import SceneModel

/// Geometry that is not drawn, but counts where a trim takes all paths as one line.
public struct MeasuredView: DeclaredView {
  /// Makes a view kind without options.
  public init() {}

  public static let declaration = Declaration<MeasuredView>(
    "measured", title: "Measured Paths",
    "Geometry that is not drawn, but counts where a trim takes all paths as one line.")
  public static let role = ViewRole.geometry
  public static let childPlace: ViewPlace? = .geometry
  public var kind: ViewKind { .measured }
}

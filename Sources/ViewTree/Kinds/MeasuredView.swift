public import SceneModel

/// Geometry that is not drawn, but counts where a trim takes all paths as one line.
public struct MeasuredView: GeometryModifierView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<MeasuredView>(
    "measured", title: "Measured Paths",
    "Geometry that is not drawn, but counts where a trim takes all paths as one line.")
  /// The kind with these options.
  public var kind: ViewKind { .measured }
}

import Geometry
public import SceneModel

/// A free path.
public struct PathView: DeclaredView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<PathView>(
    "path", title: "Path", "A free path.",
    properties: layout.declarations,
    synonyms: ["line", "polyline", "bezier", "curve", "svg"])
  /// The kind with these options.
  public var kind: ViewKind { .path }

  /// The place of the only property.
  static let layout = PropertyLayout { list in
    list.path(.path, "The path.")
  }
}

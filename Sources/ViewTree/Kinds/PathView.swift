import Geometry
public import SceneModel

/// A free path.
public struct PathView: DeclaredView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<PathView>(
    "path", title: "Path", "A free path.",
    properties: kindProperties,
    synonyms: ["line", "polyline", "bezier", "curve", "svg"])
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<PathView>.native
  /// All properties that values of the kind can have, in order.
  public static var kindProperties: [PropertyDeclaration] { layout.declarations }
  /// The part that such views play in the view around them.
  public static let role = ViewRole.geometry
  /// The kind with these options.
  public var kind: ViewKind { .path }

  /// The places of the properties.
  struct Slots: Sendable {
    let path: PropertySlot<BezierPath>

    init(_ list: inout PropertyList) {
      path = list.path(.path, "The path.")
    }
  }

  private static let layout = PropertyLayout(Slots.init)
  /// The places of the properties.
  static let slots = layout.slots
}

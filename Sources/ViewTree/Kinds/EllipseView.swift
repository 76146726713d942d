import Geometry
public import SceneModel

/// An ellipse about its position.
public struct EllipseView: DeclaredView {
  /// Whether the path runs counterclockwise.
  public var isReversed = false

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<EllipseView>(
    "ellipse", title: "Ellipse", "An ellipse about its position.",
    options: [
      .flag(\.isReversed, "reversed", "Whether the path runs counterclockwise.")
    ], properties: kindProperties,
    synonyms: ["circle", "oval", "disc", "disk"])
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<EllipseView>.native
  /// All properties that values of the kind can have, in order.
  public static var kindProperties: [PropertyDeclaration] { layout.declarations }
  /// The part that such views play in the view around them.
  public static let role = ViewRole.geometry
  /// The kind with these options.
  public var kind: ViewKind { .ellipse(self) }

  /// The places of the properties.
  struct Slots: Sendable {
    let position: PropertySlot<Vector3>
    let size: PropertySlot<Vector3>

    init(_ list: inout PropertyList) {
      position = list.vector(.position, .zero, .points, "The center.")
      size = list.vector(.size, .zero, .points, "Width and height.")
    }
  }

  private static let layout = PropertyLayout(Slots.init)
  /// The places of the properties.
  static let slots = layout.slots
}

extension ViewKind {
  /// An ellipse, by the direction of its path.
  public static func ellipse(isReversed: Bool) -> ViewKind {
    .ellipse(EllipseView.with { $0.isReversed = isReversed })
  }
}

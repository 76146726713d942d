import Geometry
public import SceneModel

/// A rectangle about its position.
public struct RectangleView: DeclaredView {
  /// Whether the path runs counterclockwise.
  public var isReversed = false

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<RectangleView>(
    "rectangle", title: "Rectangle", "A rectangle about its position.",
    options: [
      .flag(\.isReversed, "reversed", "Whether the path runs counterclockwise.")
    ], properties: kindProperties,
    synonyms: ["rect", "square", "box", "solid", "roundedrectangle"])
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<RectangleView>.native
  /// All properties that values of the kind can have, in order.
  public static var kindProperties: [PropertyDeclaration] { layout.declarations }
  /// The part that such views play in the view around them.
  public static let role = ViewRole.geometry
  /// The kind with these options.
  public var kind: ViewKind { .rectangle(self) }

  /// The places of the properties.
  struct Slots: Sendable {
    let position: PropertySlot<Vector3>
    let size: PropertySlot<Vector3>
    let cornerRadius: PropertySlot<Double>

    init(_ list: inout PropertyList) {
      position = list.vector(.position, .zero, .points, "The center.")
      size = list.vector(.size, .zero, .points, "Width and height.")
      cornerRadius = list.number(.cornerRadius, 0, .points, "The radius of corners.")
    }
  }

  private static let layout = PropertyLayout(Slots.init)
  /// The places of the properties.
  static let slots = layout.slots
}

extension ViewKind {
  /// A rectangle, by the direction of its path.
  public static func rectangle(isReversed: Bool) -> ViewKind {
    .rectangle(RectangleView.with { $0.isReversed = isReversed })
  }
}

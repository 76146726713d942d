import Geometry
public import SceneModel

/// Geometry twisted about a center: nearer points are rotated further.
public struct TwistView: DeclaredView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<TwistView>(
    "twist", title: "Twist", "Geometry twisted about a center: nearer points are rotated further.",
    properties: kindProperties)
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<TwistView>.native
  /// All properties that values of the kind can have, in order.
  public static var kindProperties: [PropertyDeclaration] { layout.declarations }
  /// The part that such views play in the view around them.
  public static let role = ViewRole.geometry
  /// The place of the children.
  public static let childPlace: ViewPlace? = .geometry
  /// The kind with these options.
  public var kind: ViewKind { .twist }

  /// The places of the properties.
  struct Slots: Sendable {
    let angle: PropertySlot<Double>
    let center: PropertySlot<Vector3>

    init(_ list: inout PropertyList) {
      angle = list.number(.rotation, 0, .degrees, "The rotation at the center, clockwise.")
      center = list.vector(.center, .zero, .points, "The center.")
    }
  }

  private static let layout = PropertyLayout(Slots.init)
  /// The places of the properties.
  static let slots = layout.slots
}

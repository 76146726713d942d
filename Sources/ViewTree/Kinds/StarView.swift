import Geometry
public import SceneModel

/// A star about its position.
public struct StarView: DeclaredView {
  /// Whether the path runs counterclockwise.
  public var isReversed = false

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<StarView>(
    "star", title: "Star", "A star about its position.",
    options: [
      .flag(\.isReversed, "reversed", "Whether the path runs counterclockwise.")
    ], properties: kindProperties)
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<StarView>.native
  /// All properties that values of the kind can have, in order.
  public static var kindProperties: [PropertyDeclaration] { layout.declarations }
  /// The part that such views play in the view around them.
  public static let role = ViewRole.geometry
  /// The kind with these options.
  public var kind: ViewKind { .star(self) }

  /// The places of the properties.
  struct Slots: Sendable {
    let position: PropertySlot<Vector3>
    let points: PropertySlot<Double>
    let rotation: PropertySlot<Double>
    let outerRadius: PropertySlot<Double>
    let innerRadius: PropertySlot<Double>
    let outerRoundness: PropertySlot<Double>
    let innerRoundness: PropertySlot<Double>

    init(_ list: inout PropertyList) {
      position = list.vector(.position, .zero, .points, "The center.")
      points = list.number(.points, 5, .factor, "The number of points.")
      rotation = list.number(.rotation, 0, .degrees, "The rotation, clockwise.")
      outerRadius = list.number(.outerRadius, 0, .points, "The distance of points from the center.")
      innerRadius = list.number(
        .innerRadius, 0, .points,
        "The distance of inner corners from the center; a polygon has none.")
      outerRoundness = list.number(.outerRoundness, 0, .factor, "The roundness of points.")
      innerRoundness = list.number(
        .innerRoundness, 0, .factor, "The roundness of inner corners; a polygon has none.")
    }
  }

  static let layout = PropertyLayout(Slots.init)
  /// The places of the properties.
  static let slots = layout.slots
}

extension ViewKind {
  /// A star, by the direction of its path.
  public static func star(isReversed: Bool) -> ViewKind {
    .star(StarView.with { $0.isReversed = isReversed })
  }
}

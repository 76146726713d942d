public import SceneModel

/// Geometry with vertices pulled to the center and handles pushed away.
public struct PuckerBloatView: DeclaredView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<PuckerBloatView>(
    "puckerBloat", title: "Pucker & Bloat",
    "Geometry with vertices pulled to the center and handles pushed away.",
    properties: kindProperties)
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<PuckerBloatView>.native
  /// All properties that values of the kind can have, in order.
  public static var kindProperties: [PropertyDeclaration] { layout.declarations }
  /// The part that such views play in the view around them.
  public static let role = ViewRole.geometry
  /// The place of the children.
  public static let childPlace: ViewPlace? = .geometry
  /// The kind with these options.
  public var kind: ViewKind { .puckerBloat }
  /// The last word of identifiers of unnamed views.
  public var identifierWord: String { "pucker" }

  /// The places of the properties.
  struct Slots: Sendable {
    let amount: PropertySlot<Double>

    init(_ list: inout PropertyList) {
      amount = list.number(.amount, 0, .factor, "The amount: 1 is 100 %; negative values bloat.")
    }
  }

  private static let layout = PropertyLayout(Slots.init)
  /// The places of the properties.
  static let slots = layout.slots
}

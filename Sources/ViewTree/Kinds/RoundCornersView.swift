public import SceneModel

/// Geometry with rounded corners.
public struct RoundCornersView: DeclaredView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<RoundCornersView>(
    "roundCorners", title: "Round Corners", "Geometry with rounded corners.",
    properties: kindProperties,
    synonyms: ["roundedcorners", "cornerradius"])
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<RoundCornersView>.native
  /// All properties that values of the kind can have, in order.
  public static var kindProperties: [PropertyDeclaration] { layout.declarations }
  /// The part that such views play in the view around them.
  public static let role = ViewRole.geometry
  /// The place of the children.
  public static let childPlace: ViewPlace? = .geometry
  /// The kind with these options.
  public var kind: ViewKind { .roundCorners }
  /// The last word of identifiers of unnamed views.
  public var identifierWord: String { "corners" }

  /// The places of the properties.
  struct Slots: Sendable {
    let radius: PropertySlot<Double>

    init(_ list: inout PropertyList) {
      radius = list.number(.cornerRadius, 0, .points, "The radius of corners.")
    }
  }

  private static let layout = PropertyLayout(Slots.init)
  /// The places of the properties.
  static let slots = layout.slots
}

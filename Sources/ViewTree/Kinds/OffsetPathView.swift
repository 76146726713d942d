public import Geometry
public import SceneModel

/// Geometry moved outward.
public struct OffsetPathView: DeclaredView {
  /// The corners.
  public var join = LineJoin.miter

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<OffsetPathView>(
    "offsetPath", title: "Offset Paths", "Geometry moved outward.",
    options: [
      .word(\.join, "join", "The corners.")
    ], properties: kindProperties)
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<OffsetPathView>.native
  /// All properties that values of the kind can have, in order.
  public static var kindProperties: [PropertyDeclaration] { layout.declarations }
  /// The part that such views play in the view around them.
  public static let role = ViewRole.geometry
  /// The place of the children.
  public static let childPlace: ViewPlace? = .geometry
  /// The kind with these options.
  public var kind: ViewKind { .offsetPath(self) }
  /// The last word of identifiers of unnamed views.
  public var identifierWord: String { "offset" }

  /// The places of the properties.
  struct Slots: Sendable {
    let amount: PropertySlot<Double>
    let miterLimit: PropertySlot<Double>

    init(_ list: inout PropertyList) {
      amount = list.number(.amount, 0, .points, "The distance of the result, outward.")
      miterLimit = list.number(.miterLimit, 4, .points, "The longest miter.")
    }
  }

  private static let layout = PropertyLayout(Slots.init)
  /// The places of the properties.
  static let slots = layout.slots
}

extension ViewKind {
  /// An offset with a form of corners.
  public static func offsetPath(_ join: LineJoin) -> ViewKind {
    .offsetPath(OffsetPathView.with { $0.join = join })
  }
}

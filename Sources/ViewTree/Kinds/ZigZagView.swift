public import Geometry
public import SceneModel

/// Geometry with ridges.
public struct ZigZagView: DeclaredView {
  /// The form of the ridges.
  public var corner = ZigZagCorner.corner

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<ZigZagView>(
    "zigZag", title: "Zig Zag", "Geometry with ridges.",
    options: [
      .word(\.corner, "corner", "The form of the ridges.")
    ], properties: kindProperties)
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<ZigZagView>.native
  /// All properties that values of the kind can have, in order.
  public static var kindProperties: [PropertyDeclaration] { layout.declarations }
  /// The part that such views play in the view around them.
  public static let role = ViewRole.geometry
  /// The place of the children.
  public static let childPlace: ViewPlace? = .geometry
  /// The kind with these options.
  public var kind: ViewKind { .zigZag(self) }
  /// The last word of identifiers of unnamed views.
  public var identifierWord: String { "zig zag" }

  /// The places of the properties.
  struct Slots: Sendable {
    let amount: PropertySlot<Double>
    let ridges: PropertySlot<Double>

    init(_ list: inout PropertyList) {
      amount = list.number(.amount, 0, .points, "The height of ridges.")
      ridges = list.number(.ridges, 0, .factor, "The number of ridges of a segment.")
    }
  }

  private static let layout = PropertyLayout(Slots.init)
  /// The places of the properties.
  static let slots = layout.slots
}

extension ViewKind {
  /// A zig-zag with a form of ridges.
  public static func zigZag(_ corner: ZigZagCorner) -> ViewKind {
    .zigZag(ZigZagView.with { $0.corner = corner })
  }
}

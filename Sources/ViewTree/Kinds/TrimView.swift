public import Geometry
public import SceneModel

/// Geometry, shortened: After Effects' Trim Paths.
public struct TrimView: DeclaredView {
  /// How several paths are trimmed.
  public var mode = TrimMode.simultaneously

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<TrimView>(
    "trim", title: "Trim Paths", "Geometry, shortened.",
    options: [
      .word(\.mode, "mode", "How several paths are trimmed.")
    ], properties: kindProperties,
    synonyms: ["trimpath", "trimpaths"])
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<TrimView>.native
  /// All properties that values of the kind can have, in order.
  public static var kindProperties: [PropertyDeclaration] { layout.declarations }
  /// The part that such views play in the view around them.
  public static let role = ViewRole.geometry
  /// The place of the children.
  public static let childPlace: ViewPlace? = .geometry
  /// The kind with these options.
  public var kind: ViewKind { .trim(self) }

  /// The places of the properties.
  struct Slots: Sendable {
    let start: PropertySlot<Double>
    let end: PropertySlot<Double>
    let offset: PropertySlot<Double>

    init(_ list: inout PropertyList) {
      start = list.number(.trimStart, 0, .factor, in: 0...1, "The start of the visible part.")
      end = list.number(.trimEnd, 1, .factor, in: 0...1, "The end of the visible part.")
      offset = list.number(
        .trimOffset, 0, .factor, "The displacement of the visible part along the path, in turns.")
    }
  }

  private static let layout = PropertyLayout(Slots.init)
  /// The places of the properties.
  static let slots = layout.slots
}

extension ViewKind {
  /// A trim of a mode.
  public static func trim(_ mode: TrimMode) -> ViewKind {
    .trim(TrimView.with { $0.mode = mode })
  }
}

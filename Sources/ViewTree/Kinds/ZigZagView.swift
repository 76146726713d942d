public import Geometry
public import SceneModel

/// Geometry with ridges.
public struct ZigZagView: GeometryModifierView {
  /// The form of the ridges.
  public var corner = ZigZagCorner.corner

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<ZigZagView>(
    "zigZag", title: "Zig Zag", "Geometry with ridges.",
    options: [
      .word(\.corner, "corner", "The form of the ridges.")
    ], properties: layout.declarations)
  /// The kind with these options.
  public var kind: ViewKind { .zigZag(self) }
  /// The last word of identifiers of unnamed views.
  public var identifierWord: String { "zig zag" }

  /// The places of the properties.
  static let layout = PropertyLayout { list in
    (
      amount: list.number(.amount, 0, .points, "The height of ridges."),
      ridges: list.number(.ridges, 0, .factor, "The number of ridges of a segment.")
    )
  }
}

extension ViewKind {
  /// A zig-zag with a form of ridges.
  public static func zigZag(_ corner: ZigZagCorner) -> ViewKind {
    .zigZag(.with { $0.corner = corner })
  }
}

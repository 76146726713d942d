public import Geometry
public import SceneModel

/// Geometry moved outward.
public struct OffsetPathView: GeometryModifierView {
  /// The corners.
  public var join = LineJoin.miter

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<OffsetPathView>(
    "offsetPath", title: "Offset Paths", "Geometry moved outward.",
    options: [
      .word(\.join, "join", "The corners.")
    ], properties: layout.declarations)
  /// The kind with these options.
  public var kind: ViewKind { .offsetPath(self) }
  /// The last word of identifiers of unnamed views.
  public var identifierWord: String { "offset" }

  /// The places of the properties.
  static let layout = PropertyLayout { list in
    (
      amount: list.number(.amount, 0, .points, "The distance of the result, outward."),
      miterLimit: list.number(.miterLimit, 4, .points, "The longest miter.")
    )
  }
}

extension ViewKind {
  /// An offset with a form of corners.
  public static func offsetPath(_ join: LineJoin) -> ViewKind {
    .offsetPath(.with { $0.join = join })
  }
}

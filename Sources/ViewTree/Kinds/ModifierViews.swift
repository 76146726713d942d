public import Geometry
public import SceneModel

/// Geometry under a transform.
public struct TransformedView: GeometryModifierView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<TransformedView>(
    "transformed", title: "Transform", "Geometry under a transform.",
    properties: TransformProperties.layout.declarations,
    synonyms: ["transform", "subgroup"])
  package var kind: ViewKind { .transformed }
  package var identifierWord: String { "paths" }
}

/// Geometry, shortened: After Effects' Trim Paths.
public struct TrimView: GeometryModifierView {
  /// How several paths are trimmed.
  public var mode = TrimMode.simultaneously

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<TrimView>(
    "trim", title: "Trim Paths", "Geometry, shortened.",
    options: [.word(\.mode, "mode", "How several paths are trimmed.")],
    properties: layout.declarations,
    synonyms: ["trimpath", "trimpaths"])
  package var kind: ViewKind { .trim(self) }

  static let layout = PropertyLayout { list in
    (
      start: list.number(.trimStart, 0, .factor, in: 0...1, "The start of the visible part."),
      end: list.number(.trimEnd, 1, .factor, in: 0...1, "The end of the visible part."),
      offset: list.number(
        .trimOffset, 0, .factor, "The displacement of the visible part along the path, in turns.")
    )
  }
}

/// Geometry with rounded corners.
public struct RoundCornersView: GeometryModifierView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<RoundCornersView>(
    "roundCorners", title: "Round Corners", "Geometry with rounded corners.",
    properties: layout.declarations,
    synonyms: ["roundedcorners", "cornerradius"])
  package var kind: ViewKind { .roundCorners }
  package var identifierWord: String { "corners" }

  static let layout = PropertyLayout { list in
    list.number(.cornerRadius, 0, .points, "The radius of corners.")
  }
}

/// Geometry with vertices pulled to the center and handles pushed away.
public struct PuckerBloatView: GeometryModifierView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<PuckerBloatView>(
    "puckerBloat", title: "Pucker & Bloat",
    "Geometry with vertices pulled to the center and handles pushed away.",
    properties: layout.declarations)
  package var kind: ViewKind { .puckerBloat }
  package var identifierWord: String { "pucker" }

  static let layout = PropertyLayout { list in
    list.number(.amount, 0, .factor, "The amount: 1 is 100 %; negative values bloat.")
  }
}

/// Geometry twisted about a center: nearer points are rotated further.
public struct TwistView: GeometryModifierView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<TwistView>(
    "twist", title: "Twist", "Geometry twisted about a center: nearer points are rotated further.",
    properties: layout.declarations)
  package var kind: ViewKind { .twist }

  static let layout = PropertyLayout { list in
    (
      angle: list.number(.rotation, 0, .degrees, "The rotation at the center, clockwise."),
      center: list.vector(.center, .zero, .points, "The center.")
    )
  }
}

/// Geometry with ridges.
public struct ZigZagView: GeometryModifierView {
  /// The form of the ridges.
  public var corner = ZigZagCorner.corner

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<ZigZagView>(
    "zigZag", title: "Zig Zag", "Geometry with ridges.",
    options: [.word(\.corner, "corner", "The form of the ridges.")],
    properties: layout.declarations)
  package var kind: ViewKind { .zigZag(self) }
  package var identifierWord: String { "zig zag" }

  static let layout = PropertyLayout { list in
    (
      amount: list.number(.amount, 0, .points, "The height of ridges."),
      ridges: list.number(.ridges, 0, .factor, "The number of ridges of a segment.")
    )
  }
}

/// Geometry moved outward.
public struct OffsetPathView: GeometryModifierView {
  /// The corners.
  public var join = LineJoin.miter

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<OffsetPathView>(
    "offsetPath", title: "Offset Paths", "Geometry moved outward.",
    options: [.word(\.join, "join", "The corners.")], properties: layout.declarations)
  package var kind: ViewKind { .offsetPath(self) }
  package var identifierWord: String { "offset" }

  static let layout = PropertyLayout { list in
    (
      amount: list.number(.amount, 0, .points, "The distance of the result, outward."),
      miterLimit: list.number(.miterLimit, 4, .points, "The longest miter.")
    )
  }
}

/// The outline of the combined areas of geometry, first child first: After Effects' Merge Paths.
public struct CombineView: GeometryModifierView {
  /// The combination.
  public var mode = PathCombination.union

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<CombineView>(
    "combine", title: "Merge Paths",
    "The outline of the combined areas of geometry, first child first.",
    options: [.word(\.mode, "mode", "The combination.")],
    synonyms: ["merge", "mergepaths", "union", "boolean"])
  package var kind: ViewKind { .combine(self) }
  package var identifierWord: String {
    mode == .symmetricDifference ? "difference" : mode.rawValue
  }
}

/// Geometry that is not drawn, but counts where a trim takes all paths as one line.
public struct MeasuredView: GeometryModifierView {
  /// Makes a view kind without options.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<MeasuredView>(
    "measured", title: "Measured Paths",
    "Geometry that is not drawn, but counts where a trim takes all paths as one line.")
  package var kind: ViewKind { .measured }
}

public import Geometry
public import SceneModel

/// Geometry, shortened: After Effects' Trim Paths.
public struct TrimView: GeometryModifierView {
  /// How several paths are trimmed.
  public var mode = TrimMode.simultaneously

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<TrimView>(
    "trim", title: "Trim Paths", "Geometry, shortened.",
    options: [
      .word(\.mode, "mode", "How several paths are trimmed.")
    ], properties: layout.declarations,
    synonyms: ["trimpath", "trimpaths"])
  /// The kind with these options.
  public var kind: ViewKind { .trim(self) }

  /// The places of the properties.
  static let layout = PropertyLayout { list in
    (
      start: list.number(.trimStart, 0, .factor, in: 0...1, "The start of the visible part."),
      end: list.number(.trimEnd, 1, .factor, in: 0...1, "The end of the visible part."),
      offset: list.number(
        .trimOffset, 0, .factor, "The displacement of the visible part along the path, in turns.")
    )
  }
}

extension ViewKind {
  /// A trim of a mode.
  public static func trim(_ mode: TrimMode) -> ViewKind { .trim(.with { $0.mode = mode }) }
}

public import Geometry
public import SceneModel

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
    options: [
      .word(\.mode, "mode", "The combination.")
    ],
    synonyms: ["merge", "mergepaths", "union", "boolean"])
  /// The kind with these options.
  public var kind: ViewKind { .combine(self) }
  /// The combination, as a word.
  public var identifierWord: String {
    mode == .symmetricDifference ? "difference" : mode.rawValue
  }
}

extension ViewKind {
  /// A combination.
  public static func combine(_ mode: PathCombination) -> ViewKind {
    .combine(.with { $0.mode = mode })
  }
}

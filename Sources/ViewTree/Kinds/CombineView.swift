public import Geometry
public import SceneModel

/// The outline of the combined areas of geometry, first child first: After Effects' Merge Paths.
public struct CombineView: DeclaredView {
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
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<CombineView>.native
  /// The part that such views play in the view around them.
  public static let role = ViewRole.geometry
  /// The place of the children.
  public static let childPlace: ViewPlace? = .geometry
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
    .combine(CombineView.with { $0.mode = mode })
  }
}

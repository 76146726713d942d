import Geometry
public import SceneModel

/// A mask of the group around it.
public struct MaskView: DeclaredView {
  /// How it combines with the masks before it.
  public var mode = MaskMode.add
  /// Whether it keeps the outside of its path.
  public var isInverted = false

  /// Makes a view kind with the defaults.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<MaskView>(
    "mask", title: "Mask", "A mask of the group around it.",
    options: [
      .word(\.mode, "mode", "How it combines with the masks before it."),
      .flag(\.isInverted, "inverted", "Whether it keeps the outside of its path."),
    ], properties: layout.declarations,
    synonyms: ["clip", "clippath", "matte"])
  package static let role = ViewRole.mask
  package var kind: ViewKind { .mask(self) }

  static let layout = PropertyLayout { list in
    (
      path: list.path(.path, "The path."),
      opacity: list.number(.opacity, 1, .color, in: 0...1, "The opacity."),
      expansion: list.number(.expansion, 0, .points, "The distance by which it grows."),
      feather: list.vector(.feather, .zero, .points, "The width of the soft edge.")
    )
  }
}

extension MaskView {
  /// Uneven feathers and soft masks of some modes have no counterpart in SwiftUI.
  public func nativeGap(_ values: TakenValues) -> NativeGap<MaskView>? {
    if values(.feather).contains(where: { $0.vectorValue.x != $0.vectorValue.y }) {
      return NativeGap("A mask that is feathered unevenly", fallback: .without([.feather]))
    }
    // With hard edges and full opacity, the larger coverage is the union and the smaller one the intersection.
    let isHard =
      values(.opacity).allSatisfy { $0.numberValue >= 1 }
      && values(.feather).allSatisfy { $0.vectorValue.xy == .zero }
    guard !isHard else { return nil }
    return switch mode {
    case .add, .subtract, .intersect: nil
    case .lighten: gap("A soft mask that lightens", nearest: .add)
    case .darken: gap("A soft mask that darkens", nearest: .intersect)
    case .difference: gap("A soft mask of the difference", nearest: .subtract)
    }
  }

  private func gap(_ feature: String, nearest mode: MaskMode) -> NativeGap<MaskView> {
    var mask = self
    mask.mode = mode
    return NativeGap(feature, fallback: .replaced(mask))
  }
}

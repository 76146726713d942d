import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Decides whether SwiftUI has a counterpart for a view; all such decisions are made here.
///
/// Transforms, motion paths and projections are geometry effects. Shapes, path modifiers and glyphs are shapes. Mattes
/// and masks are `mask`, luma mattes with `luminanceToAlpha`. A linear change of colors is the `colorMatrix` filter of a
/// `Canvas`. A wipe is a mask.
struct NativeSupport {
  let view: ViewNode
  /// The preorder index of the view.
  let index: Int
  /// Returns the initial value of a property and its values at keyframes.
  let values: (PropertyKey) -> [PropertyValue]

  /// The feature of the view that has no counterpart; `nil` if all have one.
  var unsupportedFeature: UnsupportedFeature? {
    switch view.kind {
    case .effect(let effect): self.effect(effect)
    case .mask(let mask): self.mask(mask.mode, isInverted: mask.isInverted)
    case .fill(let fill): self.paint(fill.paint)
    case .stroke(let stroke): self.paint(stroke.paint)
    case .group(let style): group(style)
    case .shape, .repeater, .image, .frames, .path, .rectangle, .ellipse, .star, .polygon,
      .transformed, .trim, .roundCorners, .puckerBloat, .twist, .zigZag, .offsetPath,
      .combine, .measured:
      nil
    }
  }

  private func make(
    _ name: String, _ remedy: UnsupportedFeature.Remedy, _ loss: UnsupportedFeature.Loss
  ) -> UnsupportedFeature {
    UnsupportedFeature(view: index, name: name, remedy: remedy, loss: loss)
  }

  private func group(_ style: GroupView) -> UnsupportedFeature? {
    if style.adjustsBelow { return make("An adjustment layer", .none, .view) }
    guard !style.averagesChildren else {
      var plain = style
      plain.averagesChildren = false
      return make("Motion blur", .bakeView, .views(otherMoments, .group(plain)))
    }
    if style.matte == nil, let effect = view.children.lazy.compactMap(\.kind.effectWithMap).first {
      return make(featureName(of: effect.value), .bakeView, .views(mapViews, .group(style)))
    }
    guard style.blendMode == .hardMix else { return nil }
    let plain = GroupView(blendMode: .normal, clipSize: style.clipSize, matte: style.matte)
    return make("The blend mode Hard Mix", .none, .kind(.group(plain)))
  }

  /// The preorder indices of all children but the middle one.
  private var otherMoments: [Int] {
    var positions = childPositions
    if !positions.isEmpty { positions.remove(at: positions.count / 2) }
    return positions
  }

  /// The preorder indices of a group's displacement map and of the effects that use it.
  private var mapViews: [Int] {
    let children = zip(view.children, childPositions)
    let map = children.first { $0.0.kind.role.isDrawn }.map(\.1)
    let effects = children.filter { $0.0.kind.effectWithMap != nil }.map(\.1)
    return (map.map { [$0] } ?? []) + effects
  }

  /// The preorder indices of the children.
  private var childPositions: [Int] {
    view.preorder.filter { $0.depth == 1 }.map { index + $0.index }
  }

  private func effect(_ effect: SceneEffect) -> UnsupportedFeature? { pixelEffect(effect.value) }

  private func pixelEffect<Effect: PixelEffect>(_ effect: Effect) -> UnsupportedFeature? {
    switch Effect.nativeSupport {
    case .native: return nil
    // The group with the map is baked.
    case .bakedWithMap: return nil
    case .baked: return make(featureName(of: effect), .bakeGroup, .view)
    case .partly(let feature, let removing, let isNative):
      guard !isNative(effect, values) else { return nil }
      return make(feature, .bakeGroup, removing.isEmpty ? .view : .properties(Set(removing)))
    }
  }

  /// An effect or layer style, as the beginning of a sentence.
  private func featureName<Effect: PixelEffect>(of effect: Effect) -> String {
    switch Effect.family {
    case .effect: "The effect \(Effect.kindTitle)"
    case .layerStyle: "The layer style \(Effect.kindTitle)"
    }
  }

  private func mask(_ mode: MaskMode, isInverted: Bool) -> UnsupportedFeature? {
    let isUneven = values(.feather).contains { $0.vectorValue.x != $0.vectorValue.y }
    if isUneven {
      return make("A mask that is feathered unevenly", .bakeGroup, .properties([.feather]))
    }
    // With hard edges and full opacity, the larger coverage is the union and the smaller one the intersection.
    let isHard =
      values(.opacity).allSatisfy { $0.numberValue >= 1 }
      && values(.feather).allSatisfy { $0.vectorValue.xy == .zero }
    switch mode {
    case .add, .subtract, .intersect: return nil
    case .lighten where isHard, .darken where isHard, .difference where isHard: return nil
    case .lighten:
      return make(
        "A soft mask that lightens", .bakeGroup, .kind(.mask(.add, isInverted: isInverted)))
    case .darken:
      return make(
        "A soft mask that darkens", .bakeGroup, .kind(.mask(.intersect, isInverted: isInverted)))
    case .difference:
      return make(
        "A soft mask of the difference", .bakeGroup,
        .kind(.mask(.subtract, isInverted: isInverted)))
    }
  }

  private func paint(_ paint: PaintStyle) -> UnsupportedFeature? {
    guard paint.gradient == .radial,
      values(.highlightLength).contains(where: { $0.numberValue != 0 })
    else { return nil }
    return make(
      "The highlight of a radial gradient", .bakeShape,
      .properties([.highlightLength, .highlightAngle]))
  }
}

extension ViewKind {
  /// The effect that reads the map of its group; `nil` for other kinds.
  fileprivate var effectWithMap: SceneEffect? {
    if case .effect(let effect) = self, effect.needsMap { effect } else { nil }
  }
}

public import CompositionLowering
import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// What SwiftUI has nothing for: the only place that decides which views can not be written in it.
///
/// Transforms, motion paths and projections are geometry effects; shapes, modifiers of paths and glyphs are shapes;
/// mattes and masks are `mask`, with `luminanceToAlpha` for those of luma; a linear change of colours is the
/// `colorMatrix` filter of a `Canvas`; a wipe is a mask by a sector. None of these is listed here.
public struct NativeObstacle: Hashable, Sendable {
  /// What can be done about it.
  public enum Remedy: Hashable, Sendable {
    /// Pictures of the group around the view.
    case bakeGroup
    /// Pictures of the shape around the view.
    case bakeShape
    /// Pictures of the view.
    case bakeView
    /// None: pictures would have to hold everything behind the view.
    case none
  }

  /// The position of the view in the preorder of its view tree.
  public var view: Int
  /// What there is nothing for, as the beginning of a sentence.
  public var feature: String
  /// What can be done.
  public var remedy: Remedy
  /// What becomes of the view, and maybe of views in it, without pictures; by their positions.
  public var fallback: [Int: ViewEdit] {
    var edit = ViewEdit()
    var edits: [Int: ViewEdit] = [:]
    switch loss {
    case .view: edit.isRemoved = true
    case .kind(let kind): edit.kind = kind
    case .properties(let keys): edit.removedKeys = keys
    case .views(let views, let kind):
      edit.kind = kind
      var removal = ViewEdit()
      removal.isRemoved = true
      for view in views { edits[view] = removal }
    }
    edits[view] = edit
    return edits
  }

  /// What is lost without pictures.
  fileprivate var loss: Loss

  fileprivate enum Loss: Hashable, Sendable {
    case view
    case kind(ViewKind)
    case properties(Set<PropertyKey>)
    case views([Int], ViewKind)
  }
}

extension LoweredComposition {
  /// The views that SwiftUI has nothing for, in preorder.
  public var nativeObstacles: [NativeObstacle] {
    var moving: [PropertyTarget: [ViewAnimation]] = [:]
    for animation in animations {
      let target = PropertyTarget(view: animation.target.view, key: animation.target.key)
      moving[target, default: []].append(animation)
    }
    var obstacles: [NativeObstacle] = []
    var index = 0
    canvas.root.visit { view in
      let finder = ObstacleFinder(view: view, index: index) { key in
        guard let initial = view.initialValue(key) else { return [] }
        let animations = moving[PropertyTarget(view: index, key: key)] ?? []
        return [initial] + animations.flatMap { $0.values(from: initial) }
      }
      if let obstacle = finder.obstacle { obstacles.append(obstacle) }
      index += 1
    }
    return obstacles
  }
}

extension ViewAnimation {
  /// The values at keyframes; of one dimension, with the others as they are at the beginning.
  fileprivate func values(from initial: PropertyValue) -> [PropertyValue] {
    value.keyframes.map { keyframe in
      guard let component = target.component else { return keyframe.value }
      var whole = initial
      whole.setComponent(component, keyframe.value.numberValue)
      return whole
    }
  }
}

/// Looks at one view.
private struct ObstacleFinder {
  let view: ViewNode
  let index: Int
  /// All values that a property takes at keyframes, its initial one included.
  let values: (PropertyKey) -> [PropertyValue]

  var obstacle: NativeObstacle? {
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
    _ feature: String, _ remedy: NativeObstacle.Remedy, _ loss: NativeObstacle.Loss
  ) -> NativeObstacle {
    NativeObstacle(view: index, feature: feature, remedy: remedy, loss: loss)
  }

  private func group(_ style: GroupView) -> NativeObstacle? {
    if style.adjustsBelow { return make("An adjustment layer", .none, .view) }
    guard !style.isAverage else {
      var plain = style
      plain.isAverage = false
      return make("Motion blur", .bakeView, .views(otherMoments, .group(plain)))
    }
    if style.matte == nil, let effect = view.children.lazy.compactMap(\.kind.effectWithMap).first {
      return make(featureName(of: effect.value), .bakeView, .views(mapViews, .group(style)))
    }
    guard style.blendMode == .hardMix else { return nil }
    let plain = GroupView(blendMode: .normal, clipSize: style.clipSize, matte: style.matte)
    return make("The blend mode Hard Mix", .none, .kind(.group(plain)))
  }

  /// The positions of all children but the one in the middle.
  private var otherMoments: [Int] {
    var positions = childPositions
    if !positions.isEmpty { positions.remove(at: positions.count / 2) }
    return positions
  }

  /// The positions of the map of a group and of the effects that look at it.
  private var mapViews: [Int] {
    let children = zip(view.children, childPositions)
    let map = children.first { $0.0.kind.role.isDrawn }.map(\.1)
    let effects = children.filter { $0.0.kind.effectWithMap != nil }.map(\.1)
    return (map.map { [$0] } ?? []) + effects
  }

  private var childPositions: [Int] {
    var positions: [Int] = []
    var position = index + 1
    for child in view.children {
      positions.append(position)
      child.visit { _ in position += 1 }
    }
    return positions
  }

  private func effect(_ effect: SceneEffect) -> NativeObstacle? { pixelEffect(effect.value) }

  private func pixelEffect<Effect: PixelEffect>(_ effect: Effect) -> NativeObstacle? {
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

  private func mask(_ mode: MaskMode, isInverted: Bool) -> NativeObstacle? {
    let isUneven = values(.feather).contains { $0.vectorValue.x != $0.vectorValue.y }
    if isUneven {
      return make("A mask that is feathered unevenly", .bakeGroup, .properties([.feather]))
    }
    // Of hard edges that are full, the larger coverage is the union, and the smaller one what both have.
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

  private func paint(_ paint: PaintStyle) -> NativeObstacle? {
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

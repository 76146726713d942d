import CompositionModel
import Geometry
import SceneModel
import ViewTree

// Adjustment layers that change everything below them at every frame: their effects are those of a group around it.
extension LayerLowering {
  /// The most adjustment layers of a composition that become groups, which lie in each other.
  static let maximumAdjustedGroups = 16

  /// The entry of an adjustment layer as a group of all that lies below it; `nil` where it does not change all of it in
  /// the same way at all times.
  mutating func adjusted(_ below: [ChainEntry], by index: Int, in list: LayerList) -> ChainEntry? {
    let layer = list.layers[index]
    guard !list.isOpen, list.scope == list.shownScope, !below.isEmpty,
      layer.adjustsAll(of: list.size), list.alwaysShows(layer)
    else { return nil }
    let maps = maps(of: layer, in: list)
    guard let adjustment = effectLowering(for: layer, in: list, maps: maps).adjustment(layer) else {
      return nil
    }
    var content = views(of: below, in: list)
    if adjustment.effects.contains(where: \.kind.spreadsPixels) {
      // Effects see nothing beyond the edges of the composition.
      let style = GroupStyle(clipSize: list.size)
      content = [ViewDraft(name: "", kind: .group(style), children: content)]
    }
    let group = ViewDraft(
      name: layer.name, kind: .group(GroupStyle()), children: adjustment.around(content),
      pointer: layer.pointer)
    return ChainEntry(chain: [], layer: index, content: [group], isWhole: true)
  }
}

extension Layer {
  /// Whether nothing limits what an adjustment layer changes to a part of a composition.
  fileprivate func adjustsAll(of size: Vector2) -> Bool {
    guard case .adjustment(let own) = content, own == nil || own == size else { return false }
    return !isHidden && !isThreeDimensional && masks.isEmpty && matte == nil && parent == nil
      && blendMode == .normal && transform.isIdentity
      && !effects.contains { $0.isEnabled && $0.kind == .setMatte }
  }
}

extension ViewKind {
  /// Whether it is an effect that makes a pixel from more than itself.
  fileprivate var spreadsPixels: Bool {
    switch self {
    case .effect(.tint), .effect(.colorFill), .effect(.tritone), .effect(.levels),
      .effect(.radialWipe):
      false
    default: true
    }
  }
}

extension LayerTransform {
  /// Whether it changes nothing at any time.
  fileprivate var isIdentity: Bool {
    func isConstant(_ value: AnimatedValue<Double>, _ constant: Double) -> Bool {
      !value.isAnimated && value.initial == constant
    }
    let place: Vector3? =
      switch position {
      case .unified(let position): position.isAnimated ? nil : position.initial
      case .split(let x, let y, let z):
        x.isAnimated || y.isAnimated || z.isAnimated
          ? nil : Vector3(x.initial, y.initial, z.initial)
      }
    return !anchor.isAnimated && place == anchor.initial
      && !scale.isAnimated && scale.initial.xy == Vector2(1, 1)
      && isConstant(rotation, 0) && isConstant(rotationX, 0) && isConstant(rotationY, 0)
      && !orientation.isAnimated && orientation.initial == .zero
      && isConstant(skew, 0) && isConstant(opacity, 1)
  }
}

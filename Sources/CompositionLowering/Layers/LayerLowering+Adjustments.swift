import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// The effects of an adjustment layer.
struct Adjustment {
  /// The map of its displacement; `nil` without one.
  let map: ViewDraft?
  let effects: [ViewDraft]
  /// Whether each pixel of all results depends on that pixel alone.
  let isPerPixel: Bool

  /// The content of a group that the effects change.
  func around(_ content: [ViewDraft]) -> [ViewDraft] {
    (map.map { [$0] } ?? []) + content + effects
  }
}

// Adjustment layers that change all layers below them at every frame become groups around these layers.
extension LayerLowering {
  /// The largest number of adjustment layers of a composition that become nested groups.
  static let maximumAdjustedGroups = 16

  /// An adjustment layer as a group of all layers below it; `nil` where it changes only some of them, in an area, or for
  /// a time.
  mutating func adjusted(_ below: [LayerViews], by index: Int, in list: LayerList) -> LayerViews? {
    // The content comes first, as `adjustsAll(of:)` copies the layer.
    guard list.layers[index].content.isAdjustment,
      !list.shown.blendsOutward, list.scope == list.visibilityScope, !below.isEmpty,
      list.layers[index].adjustsAll(of: list.shown.size), list.alwaysShows(list.layers[index])
    else { return nil }
    let layer = list.layers[index]
    guard let adjustment = effectLowering(for: layer, in: list).adjustment(layer) else {
      return nil
    }
    var content = views(of: below, in: list)
    if !adjustment.isPerPixel {
      // Effects do not read pixels outside the composition.
      let style = GroupView(clipSize: list.shown.size)
      content = [ViewDraft(name: "", kind: .group(style), children: content)]
    }
    return .complete(
      ViewDraft(of: index, in: list, children: adjustment.around(content)), of: index)
  }
}

extension Layer {
  /// Whether an adjustment layer applies to the whole area of a composition.
  fileprivate func adjustsAll(of size: Vector2) -> Bool {
    guard case .adjustment(let own) = content, own == nil || own == size else { return false }
    return !isHidden && !isThreeDimensional && masks.isEmpty && matte == nil && parent == nil
      && blendMode == .normal && transform.isIdentity
      && !effects.contains { $0.isEnabled && $0.role == .setMatte }
  }
}

extension LayerTransform {
  /// Whether it changes nothing at any time.
  fileprivate var isIdentity: Bool {
    let place: Vector3? =
      switch position {
      case .unified(let position): position.isAnimated ? nil : position.initial
      case .split(let x, let y, let z):
        x.isAnimated || y.isAnimated || z.isAnimated
          ? nil : Vector3(x.initial, y.initial, z.initial)
      }
    return !anchor.isAnimated && place == anchor.initial
      && !scale.isAnimated && scale.initial.xy == Vector2(1, 1)
      && rotation.isAlways(0) && rotationX.isAlways(0) && rotationY.isAlways(0)
      && orientation.isAlways(.zero) && skew.isAlways(0) && opacity.isAlways(1)
  }
}

import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import ViewTree

extension CompositionScan {
  /// Lists the features of a transform beyond anchor, position, scale, rotation and opacity.
  mutating func scan(_ transform: LayerTransform, _ pointer: String, skew: PlayerFeature) {
    let isRotated = transform.rotationX.isUsed(0) || transform.rotationY.isUsed(0)
    let isOriented = transform.orientation.isUsed(.zero)
    let isSkewed = transform.skew.isUsed(0)
    add("3D rotation", pointer, .unsupportedTransform, if: isRotated || isOriented)
    add("Skew", pointer, feature: skew, if: isSkewed)
    add(.spaceRotation, pointer, if: isRotated)
    var isUneven = transform.scale.hasUnevenEasing || transform.anchor.hasUnevenEasing
    var isDeep = isOriented
    switch transform.position {
    case .unified(let value):
      add("Motion path", pointer, if: value.keyframes.contains { $0.tangents != nil })
      isDeep = isDeep || value.values.contains { $0.z != 0 }
      isUneven = isUneven || value.hasUnevenEasing
    case .split(_, _, let z):
      add("Separated dimensions", pointer)
      isDeep = isDeep || z.isUsed(0)
    }
    add(.spacePlace, pointer, if: isDeep)
    add(.dimensionEasing, pointer, if: isUneven)
  }

  /// Lists a mask of a layer, its expansion and its feather.
  mutating func scan(_ mask: Mask, _ number: Int, _ layer: String) {
    let pointer = "\(layer)/masksProperties/\(number)"
    let hasFeather = mask.feather.values.contains { $0.x != 0 || $0.y != 0 }
    let isExpanded = mask.expansion.isUsed(0)
    add(
      "Mask, \(mask.mode.rawValue.uppercasingFirst)", pointer, .unsupportedMask, .baked,
      .bakingLimit, .notConverted)
    add("Mask expansion", pointer, if: isExpanded)
    add(
      "Mask feather", pointer, .unsupportedMask, .baked, .bakingLimit, .notConverted,
      if: hasFeather)
    switch mask.mode {
    case .add, .subtract: break
    case .intersect: add(.intersectMask, layer)
    case .lighten: add(.lightenMask, layer)
    case .darken: add(.darkenMask, layer)
    case .difference: add(.differenceMask, layer)
    }
    add(.maskOpacity, layer, if: mask.opacity.isUsed(1))
    add(.maskExpansion, layer, if: isExpanded)
    add(.maskFeather, layer, if: hasFeather)
  }

  /// Lists a blend mode other than Normal.
  mutating func scan(_ mode: BlendMode, _ pointer: String) {
    guard mode != .normal else { return }
    let title = mode.rawValue.wordsOfCamelCase.map(\.uppercasingFirst).joined(separator: " ")
    add("Blend mode \(title)", pointer, .unsupportedBlendMode, .notConverted)
    add(
      mode == .add ? .addBlendMode : mode == .hardMix ? .hardMixBlendMode : .blendMode, pointer)
  }
}

extension AnimatedValue {
  /// Whether any value differs from the one without an effect.
  func isUsed(_ neutral: Value) -> Bool { values.contains { $0 != neutral } }
}

extension AnimatedValue<Vector3> {
  /// Whether a dimension moves with another easing curve than the first dimension.
  fileprivate var hasUnevenEasing: Bool {
    zip(keyframes, keyframes.dropFirst()).contains { start, end in
      // The first dimension's curve drives motion paths.
      guard case .perDimension(let curves) = start.easing, let first = curves.first,
        start.tangents == nil
      else { return false }
      let moves = [
        start.value.x != end.value.x, start.value.y != end.value.y, start.value.z != end.value.z,
      ]
      return moves.indices.contains { moves[$0] && curves[min($0, curves.count - 1)] != first }
    }
  }
}

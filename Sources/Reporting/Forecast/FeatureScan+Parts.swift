import CompositionLowering
import CompositionModel
import Geometry
import SceneModel
import ViewTree

extension FeatureScan {
  /// Scans a transform.
  mutating func scan(_ transform: LayerTransform, _ pointer: String, skew: PlayerFeature) {
    add(skew, pointer, if: transform.skew.isUsed(0))
    let isRotated = transform.rotationX.isUsed(0) || transform.rotationY.isUsed(0)
    add(.spaceRotation, pointer, if: isRotated)
    let isDeep =
      switch transform.position {
      case .unified(let value): value.values.contains { $0.z != 0 }
      case .split(_, _, let z): z.isUsed(0)
      }
    add(.spacePlace, pointer, if: isDeep || transform.orientation.isUsed(.zero))
    var isUneven = transform.scale.hasUnevenEasing || transform.anchor.hasUnevenEasing
    if case .unified(let value) = transform.position {
      isUneven = isUneven || value.hasUnevenEasing
    }
    add(.dimensionEasing, pointer, if: isUneven)
  }

  /// Scans a mask.
  mutating func scan(_ mask: Mask, _ pointer: String) {
    switch mask.mode {
    case .add, .subtract: break
    case .intersect: add(.intersectMask, pointer)
    case .lighten: add(.lightenMask, pointer)
    case .darken: add(.darkenMask, pointer)
    case .difference: add(.differenceMask, pointer)
    }
    add(.maskOpacity, pointer, if: mask.opacity.isUsed(1))
    add(.maskExpansion, pointer, if: mask.expansion.isUsed(0))
    add(.maskFeather, pointer, if: mask.feather.values.contains { $0.x != 0 || $0.y != 0 })
  }

  /// Scans a blend mode.
  mutating func scan(_ mode: BlendMode, _ pointer: String) {
    switch mode {
    case .normal: break
    case .add: add(.addBlendMode, pointer)
    case .hardMix: add(.hardMixBlendMode, pointer)
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight,
      .softLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      add(.blendMode, pointer)
    }
  }

  /// Scans an effect; controls draw nothing.
  mutating func scan(_ effect: Effect) {
    guard effect.role != .expressionControl else { return }
    // Players identify effects by Lottie's numbers.
    let feature: PlayerFeature =
      switch effect.mapping?.lottieNumber {
      case 20, 21, 23: .colorEffect
      case 22: .strokeEffect
      case 24: .levelsEffect
      case 25: .dropShadowEffect
      case 26, 27: .wipeEffect
      case 28: .matteEffect
      case 29: effect.matchName == "ADBE Fast Blur" ? .otherEffect : .blurEffect
      case 30, 31, 32, 33, 34: .warpEffect
      case 35: .transformEffect
      default: .otherEffect
      }
    add(feature, effect.pointer)
  }
}

extension AnimatedValue {
  /// The values at all keyframes, or the static one.
  var values: [Value] { isAnimated ? keyframes.map(\.value) : [initial] }
}

extension AnimatedValue where Value: Equatable {
  /// Whether any value differs from the one without an effect.
  func isUsed(_ neutral: Value) -> Bool { values.contains { $0 != neutral } }
}

extension AnimatedValue where Value == Vector3 {
  /// Whether its dimensions have different easing curves.
  var hasUnevenEasing: Bool {
    keyframes.contains { keyframe in
      guard case .perDimension(let curves) = keyframe.easing else { return false }
      return curves.dropFirst().contains { $0 != curves[0] }
    }
  }
}

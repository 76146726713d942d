import CompositionModel
import Geometry
import ViewTree

extension Layer {
  /// Whether a rotation about x or y puts the layers that are parented to it in 3D space.
  var rotatesInSpace: Bool {
    let transform = transform
    return [transform.rotationX, transform.rotationY].contains { $0.isAnimated || $0.initial != 0 }
      || transform.orientation.isAnimated || transform.orientation.initial != .zero
  }

  /// Whether any of its content leaves the plane of its parent.
  var hasDepth: Bool {
    if rotatesInSpace || joinsSpace { return true }
    let anchor = transform.anchor
    if anchor.initial.z != 0 || anchor.keyframes.contains(where: { $0.value.z != 0 }) {
      return true
    }
    switch transform.position {
    case .unified(let position):
      return position.initial.z != 0 || position.keyframes.contains { $0.value.z != 0 }
    case .split(_, _, let z): return z.isAnimated || z.initial != 0
    }
  }

  /// Whether the layers of its precomposition are in the 3D space of its own composition.
  var joinsSpace: Bool {
    guard collapsesTransform, isThreeDimensional, case .precomposition = content else {
      return false
    }
    return masks.isEmpty && !effects.contains(where: \.isEnabled)
      && !styles.contains(where: \.isEnabled)
  }
}

extension Layer.Content {
  /// Whether it is a camera.
  var isCamera: Bool {
    if case .camera = self { true } else { false }
  }
}

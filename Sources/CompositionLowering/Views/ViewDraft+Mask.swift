import CompositionModel
import Geometry
import SceneModel
import ViewTree

extension ViewDraft {
  /// The view of a layer's mask.
  convenience init(_ mask: Mask, number: Int, of layer: Layer, scope: Int) {
    self.init(
      name: mask.name.isEmpty ? "Mask \(number + 1)" : mask.name,
      kind: .mask(mask.mode, isInverted: mask.isInverted && !mask.isOpen),
      pointer: "\(layer.pointer)/masksProperties/\(number)")
    // In lottie-web, an open path hides everything, whether inverted or not.
    let path = mask.isOpen ? AnimatedValue(BezierPath()) : mask.path
    set(.path, path, scope: scope) { .path($0) }
    set(.opacity, mask.opacity, scope: scope) { .number($0) }
    set(.expansion, mask.expansion, scope: scope) { .number($0) }
    set(.feather, mask.feather, scope: scope) { .vector($0) }
  }
}

extension Mask {
  /// Whether the path is never closed.
  fileprivate var isOpen: Bool {
    let paths = path.isAnimated ? path.keyframes.map(\.value) : [path.initial]
    return paths.allSatisfy { path in
      !path.isEmpty && path.contours.allSatisfy { !$0.isClosed }
    }
  }
}

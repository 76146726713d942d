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
    var mask = mask
    if mask.isOpen { mask.path = AnimatedValue(BezierPath()) }
    setProperties(scope: scope) { mask.visitProperties(&$0) }
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

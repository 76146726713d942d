import CompositionModel
import Geometry
import SceneModel
import ViewTree

extension ViewDraft {
  /// Sets the properties that a part of the model lists.
  func setProperties(scope: Int, _ visit: (inout DraftProperties) -> Void) {
    var properties = DraftProperties(draft: self, scope: scope)
    visit(&properties)
  }

  /// Sets the properties of a shape.
  func setProperties(of item: ShapeItem, scope: Int) {
    var kind = item.kind
    setProperties(scope: scope) { kind.visitProperties(&$0) }
  }
}

/// Sets properties of a view to the properties of the model that it visits.
struct DraftProperties: PropertyVisitor {
  let draft: ViewDraft
  /// The time scope of the keyframes.
  let scope: Int

  mutating func visit<Value: ModelValue>(
    _ value: inout AnimatedValue<Value>, _ property: ModelProperty
  ) {
    guard let key = property.key else { return }
    draft.set(key, value, scope: scope)
  }
}

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

  /// Shows the view from one frame of a time scope until another.
  func setVisibility(from inPoint: Double, to outPoint: Double, scope: Int) {
    setVisibility(
      [
        Keyframe(time: -.greatestFiniteMagnitude, value: .flag(false), easing: .hold),
        Keyframe(time: inPoint, value: .flag(true), easing: .hold),
        Keyframe(time: outPoint, value: .flag(false), easing: .hold),
      ], scope: scope)
  }

  /// Shows the view in some spans of frames of a time scope, in ascending order.
  func setVisibility(in spans: [Range<Double>], scope: Int) {
    var keyframes = [
      Keyframe(time: -.greatestFiniteMagnitude, value: PropertyValue.flag(false), easing: .hold)
    ]
    for span in spans {
      if span.lowerBound <= -Double.greatestFiniteMagnitude { keyframes.removeAll() }
      keyframes.append(Keyframe(time: span.lowerBound, value: .flag(true), easing: .hold))
      if span.upperBound < Double.greatestFiniteMagnitude {
        keyframes.append(Keyframe(time: span.upperBound, value: .flag(false), easing: .hold))
      }
    }
    guard keyframes.count > 1 else { return }
    setVisibility(keyframes, scope: scope)
  }

  private func setVisibility(_ keyframes: [Keyframe<PropertyValue>], scope: Int) {
    addAnimation(
      of: .isVisible, AnimatedValue(keyframes: keyframes, fallback: .flag(true)), scope: scope)
  }
}

extension Mask {
  /// Whether the path is never closed.
  fileprivate var isOpen: Bool {
    path.values.allSatisfy { path in
      !path.isEmpty && path.contours.allSatisfy { !$0.isClosed }
    }
  }
}

import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Lowers a transform effect to a group.
struct TransformEffectLowering {
  /// The time scope of the effect's keyframes.
  let scope: Int

  /// The group of a transform effect, around the content and the effects before it.
  ///
  /// lottie-web skews after the rotation, while a group rotates after the skew: an effect with both needs two groups.
  func group(_ content: [ViewDraft], of layer: Layer, _ effect: Effect) -> ViewDraft {
    let controls = TransformEffect(effect)
    let inner = ViewDraft(
      name: effect.name, kind: .group(layer.innerGroup), children: content,
      pointer: effect.pointer)
    var outer = inner
    if controls.skewsAndTurns {
      outer = ViewDraft(
        name: "", kind: .group(GroupView()), children: [inner], pointer: effect.pointer)
    }
    set(.anchor, controls.anchor, on: inner) { .vector(Vector3($0.xy)) }
    set(.position, controls.position, on: outer) { .vector(Vector3($0.xy)) }
    setScale(controls, on: inner)
    set(.skew, controls.skew, on: outer) { .number($0) }
    // lottie-web counts the axis of this skew from another direction than a layer's.
    set(.skewAxis, controls.skewAxis, on: outer) { .number($0 + 90) }
    set(.rotation, controls.rotation, on: inner) { .number($0) }
    set(.opacity, controls.opacity, on: outer) { .number($0 / 100) }
    return outer
  }

  private func setScale(_ controls: TransformEffect, on view: ViewDraft) {
    guard let height = controls.scaleHeight else { return }
    let width = controls.isUniform ? height : controls.scaleWidth ?? height
    view.set(.scale, component: 1, height.map { $0 / 100 }, scope: scope)
    view.set(.scale, component: 0, width.map { $0 / 100 }, scope: scope)
  }

  /// Sets a property; does nothing without a value.
  private func set<Value: Interpolatable>(
    _ key: PropertyKey, _ value: AnimatedValue<Value>?, on view: ViewDraft,
    as wrap: (Value) -> PropertyValue
  ) {
    guard let value else { return }
    view.set(key, value, scope: scope, as: wrap)
  }
}

extension TransformEffect {
  /// Whether there is a skew and a rotation at any time.
  fileprivate var skewsAndTurns: Bool {
    guard let skew, let rotation else { return false }
    return !skew.isZero && !rotation.isZero
  }
}

extension AnimatedValue<Double> {
  /// Whether it is 0 all the time.
  fileprivate var isZero: Bool { !isAnimated && initial == 0 }
}

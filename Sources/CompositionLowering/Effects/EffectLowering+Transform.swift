import CompositionModel
import Geometry
import SceneModel
import ViewTree

// Transform.
extension EffectLowering {
  /// The group of a transform effect, around the content and the effects before it.
  ///
  /// lottie-web skews after the rotation, while a group rotates after the skew: an effect with both needs two groups.
  func group(_ content: [ViewDraft], of layer: Layer, _ effect: Effect) -> ViewDraft {
    let controls = effect.panel
    let inner = ViewDraft(
      name: effect.name, kind: .group(layer.innerGroup), children: content,
      pointer: effect.pointer)
    var outer = inner
    if controls.skewsAndTurns {
      outer = ViewDraft(
        name: "", kind: .group(GroupView()), children: [inner], pointer: effect.pointer)
    }
    set(.anchor, controls.point(at: 0), on: inner) { .vector(Vector3($0.xy)) }
    set(.position, controls.point(at: 1), on: outer) { .vector(Vector3($0.xy)) }
    setScale(controls, on: inner)
    set(.skew, controls.number(at: 5), on: outer) { .number($0) }
    // lottie-web counts the axis of this skew from another direction than a layer's.
    set(.skewAxis, controls.number(at: 6), on: outer) { .number($0 + 90) }
    set(.rotation, controls.number(at: 7), on: inner) { .number($0) }
    set(.opacity, controls.number(at: 8), on: outer) { .number($0 / 100) }
    return outer
  }

  private func setScale(_ controls: ControlPanel, on view: ViewDraft) {
    // A uniform scale has the height's value.
    guard let height = controls.number(at: 3) else { return }
    let width = controls.isOn(at: 2) ? height : controls.number(at: 4) ?? height
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

extension ControlPanel {
  /// Whether a transform has a skew and a rotation at any time.
  fileprivate var skewsAndTurns: Bool {
    guard let skew = number(at: 5), let rotation = number(at: 7) else { return false }
    return !skew.isAlways(0) && !rotation.isAlways(0)
  }
}

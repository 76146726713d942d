import CompositionModel
import SceneModel
import ViewTree

extension ViewDraft {
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
    animations.append(
      Animation(
        key: .isVisible, component: nil,
        value: AnimatedValue(keyframes: keyframes, fallback: .flag(true)), scope: scope,
        source: .value))
  }
}

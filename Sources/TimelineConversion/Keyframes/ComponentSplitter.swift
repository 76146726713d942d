import Geometry
import SceneModel
import ViewTree

/// Takes apart vectors whose dimensions ease differently.
enum ComponentSplitter {
  /// A property, or one dimension of it, and how it moves.
  struct Part {
    var target: PropertyTarget
    var value: AnimatedValue<PropertyValue>
  }

  /// The parts that an animation is converted in: one, or one for each dimension that moves.
  static func parts(of value: AnimatedValue<PropertyValue>, target: PropertyTarget) -> [Part] {
    guard value.keyframes.contains(where: { $0.easing.isByDimension }) else {
      return [Part(target: target, value: value)]
    }
    return components(of: value, target: target) ?? [Part(target: target, value: value)]
  }

  /// A part for each dimension that moves; `nil` for what is no vector, or moves on a curve.
  static func components(of value: AnimatedValue<PropertyValue>, target: PropertyTarget) -> [Part]?
  {
    guard isVector(value.initial), target.component == nil,
      !value.keyframes.contains(where: { $0.tangents != nil })
    else { return nil }
    return (0..<3).compactMap { index in
      let part = component(index, of: value)
      guard part.keyframes.contains(where: { $0.value != part.initial }) else { return nil }
      var partTarget = target
      partTarget.component = index
      return Part(target: partTarget, value: part)
    }
  }

  private static func isVector(_ value: PropertyValue) -> Bool {
    if case .vector = value { true } else { false }
  }

  /// One dimension of a vector's animation.
  private static func component(
    _ index: Int, of value: AnimatedValue<PropertyValue>
  ) -> AnimatedValue<PropertyValue> {
    let keyframes = value.keyframes.map { keyframe in
      var easing = keyframe.easing
      if case .perDimension(let curves) = easing, let last = curves.last {
        easing = .curve(index < curves.count ? curves[index] : last)
      }
      return Keyframe(
        time: keyframe.time, value: PropertyValue.number(keyframe.value.vectorValue[index]),
        easing: easing)
    }
    return AnimatedValue(
      keyframes: keyframes, fallback: .number(value.initial.vectorValue[index]))
  }
}

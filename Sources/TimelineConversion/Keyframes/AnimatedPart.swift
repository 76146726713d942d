import Geometry
import SceneModel
import ViewTree

/// A property, or one dimension of it, and its animation.
struct AnimatedPart {
  var target: PropertyTarget
  var value: AnimatedValue<PropertyValue>

  /// Parts by dimension where these have different easings, otherwise this one alone.
  var byEasing: [AnimatedPart] {
    let isByDimension = value.keyframes.contains { $0.easing.isByDimension }
    return (isByDimension ? byDimension : nil) ?? [self]
  }

  /// A part for each dimension that changes; `nil` for other values than vectors, and for motion paths.
  var byDimension: [AnimatedPart]? {
    guard case .vector = value.initial, target.component == nil,
      !value.keyframes.contains(where: { $0.tangents != nil })
    else { return nil }
    return (0..<3).compactMap { index in
      let part = value.component(index)
      guard part.keyframes.contains(where: { $0.value != part.initial }) else { return nil }
      var target = target
      target.component = index
      return AnimatedPart(target: target, value: part)
    }
  }
}

extension AnimatedValue<PropertyValue> {
  /// The animation of one dimension of a vector.
  fileprivate func component(_ index: Int) -> Self {
    let keyframes = keyframes.map { keyframe in
      var easing = keyframe.easing
      if case .perDimension(let curves) = easing, let last = curves.last {
        easing = .curve(index < curves.count ? curves[index] : last)
      }
      return Keyframe(
        time: keyframe.time, value: PropertyValue.number(keyframe.value.vectorValue[index]),
        easing: easing)
    }
    return AnimatedValue(keyframes: keyframes, fallback: .number(initial.vectorValue[index]))
  }
}

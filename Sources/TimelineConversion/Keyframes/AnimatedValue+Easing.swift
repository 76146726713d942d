import Geometry
import SceneModel
import ViewTree

extension AnimatedValue<PropertyValue> {
  /// The animation with one easing in place of easings by dimension where all dimensions that change share it.
  ///
  /// After Effects exports an easing of its own for the third dimension of a scale, which does not change.
  var joiningEasings: Self {
    guard keyframes.contains(where: { $0.easing.isByDimension }) else { return self }
    var keyframes = keyframes
    for index in keyframes.indices.dropLast() {
      guard case .perDimension(let curves) = keyframes[index].easing,
        let curve = keyframes[index].value.common(curves, to: keyframes[index + 1].value)
      else { continue }
      keyframes[index].easing = .curve(curve)
    }
    // The last keyframe needs no easing.
    if let last = keyframes.indices.last, keyframes[last].easing.isByDimension {
      keyframes[last].easing = .hold
    }
    return AnimatedValue(keyframes: keyframes, fallback: initial)
  }
}

extension PropertyValue {
  /// The common one of the curves of all dimensions that change to another value; `nil` if they have several.
  fileprivate func common(_ curves: [TimingCurve], to end: PropertyValue) -> TimingCurve? {
    guard let last = curves.last else { return nil }
    let moving: [Int]
    switch (self, end) {
    case (.vector(let a), .vector(let b)): moving = (0..<3).filter { a[$0] != b[$0] }
    case (.color(let a), .color(let b)):
      moving = (0..<4).filter { a.components[$0] != b.components[$0] }
    default: return curves.first
    }
    func curve(_ dimension: Int) -> TimingCurve {
      dimension < curves.count ? curves[dimension] : last
    }
    let first = curve(moving.first ?? 0)
    return moving.allSatisfy { curve($0) == first } ? first : nil
  }
}

extension Easing {
  /// Whether dimensions have curves of their own.
  var isByDimension: Bool { if case .perDimension = self { true } else { false } }
}

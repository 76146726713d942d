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

  /// The largest distance of a redundant keyframe from the line between its neighbors, in the property's unit: less than
  /// files hold.
  private static var redundancyTolerance: Double { 1e-6 }

  /// The animation without keyframes on the straight line between two others.
  var simplified: Self {
    guard keyframes.count > 2 else { return self }
    var kept = [0]
    var start = 0
    for index in 1..<keyframes.count - 1 where !continues(from: start, at: index) {
      kept.append(index)
      start = index
    }
    guard kept.count + 1 < keyframes.count else { return self }
    kept.append(keyframes.count - 1)
    return AnimatedValue(keyframes: kept.map { keyframes[$0] }, fallback: initial)
  }

  /// Whether the segment after a keyframe continues the line of the segment after an earlier one.
  private func continues(from start: Int, at index: Int) -> Bool {
    guard keyframes[start].isLinear, keyframes[index].isLinear else { return false }
    let (first, second, third) = (keyframes[start], keyframes[start + 1], keyframes[index + 1])
    guard second.time > first.time, third.time > keyframes[index].time,
      !first.value.jumps(to: second.value), !second.value.jumps(to: third.value)
    else { return false }
    let share = (third.time - first.time) / (second.time - first.time)
    let expected = first.value.interpolated(to: second.value, progress: share)
    return expected.distance(to: third.value) <= Self.redundancyTolerance
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
    case (.numbers(let a), .numbers(let b)):
      moving = (0..<min(a.count, b.count)).filter { a[$0] != b[$0] }
    default: return curves.first
    }
    func curve(_ dimension: Int) -> TimingCurve {
      dimension < curves.count ? curves[dimension] : last
    }
    let first = curve(moving.first ?? 0)
    return moving.allSatisfy { curve($0) == first } ? first : nil
  }
}

extension Keyframe<PropertyValue> {
  /// Whether the segment after the keyframe is linear.
  fileprivate var isLinear: Bool {
    guard case .curve(let curve) = easing, curve == .linear else { return false }
    return tangents == nil
  }
}

import Geometry
import SceneModel

// SwiftUI documents omitted velocities thus: adjacent cubic keyframes are a Catmull-Rom spline, and next
// to another kind the neighbor's velocity is used. Undocumented cases are decided here: knots of unequal distance have
// the slope between their neighbors; the last keyframe ends at rest, as does one before a spring without a velocity.
extension KeyframeCurve {
  /// Sets the motion of each segment, from the first to the last.
  mutating func setMotions(
    _ keyframes: [KeyframeTimeline.Keyframe], velocity: [Double]?
  ) {
    var incoming = velocity
    for index in segments.indices {
      if index > 0 {
        segments[index].first = segments[index - 1].reached
        segments[index].from = segments[index].first.components
      }
      let segment = segments[index]
      guard segment.isMixing else {
        incoming = nil
        continue
      }
      let rest = [Double](repeating: 0, count: segment.from.count)
      func start(_ given: PropertyValue?) -> [Double] {
        let velocity = given?.components ?? incoming ?? rest
        return velocity.count == rest.count ? velocity : rest
      }
      switch keyframes[index] {
      case .linear(_, _, let curve):
        segments[index].motion = .curve(curve)
      case .cubic(_, _, let startVelocity, let endVelocity):
        let end = endVelocity?.components ?? slope(after: index, keyframes)
        segments[index].motion = .cubic(
          start: start(startVelocity), end: end?.count == rest.count ? end ?? rest : rest)
      case .spring(_, _, let spring, let startVelocity):
        segments[index].motion = .spring(
          spring.springValue ?? Spring(duration: 0.5, bounce: 0), start: start(startVelocity))
      case .move:
        break
      }
      incoming = segments[index].velocity(at: 1)
    }
  }

  /// The velocity between a cubic keyframe and the next one; `nil` for rest.
  private func slope(
    after index: Int, _ keyframes: [KeyframeTimeline.Keyframe]
  ) -> [Double]? {
    guard index + 1 < segments.count, segments[index + 1].isMixing else { return nil }
    let (segment, next) = (segments[index], segments[index + 1])
    switch keyframes[index + 1] {
    case .cubic(_, _, let startVelocity, _):
      if let startVelocity { return startVelocity.components }
      let time = segment.duration + next.duration
      return segment.from.indices.map { (next.to[$0] - segment.from[$0]) / time }
    case .linear(_, _, let curve):
      var begun = next
      begun.motion = .curve(curve)
      return begun.velocity(at: 0)
    case .spring(_, _, _, let startVelocity): return startVelocity?.components
    case .move: return nil
    }
  }
}

extension KeyframeCurve.Segment {
  /// The velocity at the beginning (0) or the end (1), in units per second.
  fileprivate func velocity(at share: Double) -> [Double] {
    if case .cubic(let start, let end) = motion { return share < 1 ? start : end }
    let step = duration * 1e-5
    let time = share < 1 ? 0 : duration - step
    // A spring may not have reached its value at the end.
    let (before, after) = (
      components(after: Swift.max(0, time - step)), components(after: share < 1 ? step : time)
    )
    return before.indices.map { (after[$0] - before[$0]) / step }
  }
}

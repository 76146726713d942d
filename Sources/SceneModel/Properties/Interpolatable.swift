public import Geometry

/// A value that keyframes can interpolate: start + (end − start) × progress in a vector space.
public protocol Interpolatable: Hashable, Sendable {
  /// The value at a progress from `self` (0) to `end` (1); progress beyond 0...1 extrapolates.
  func interpolated(to end: Self, progress: Double) -> Self

  /// Interpolates with a progress for each dimension; the last one applies to all further
  /// dimensions.
  func interpolated(to end: Self, progress: [Double]) -> Self
}

extension Interpolatable {
  /// Applies the first progress to values of one dimension.
  public func interpolated(to end: Self, progress: [Double]) -> Self {
    interpolated(to: end, progress: progress.first ?? 0)
  }
}

extension Double: Interpolatable {}

extension BezierPath: Interpolatable {}

extension Vector3: Interpolatable {
  /// Interpolates each component.
  public func interpolated(to end: Self, progress: [Double]) -> Self {
    guard let last = progress.last else { return self }
    let each = Vector3(
      progress[0], progress.count > 1 ? progress[1] : last, progress.count > 2 ? progress[2] : last)
    return self + (end - self) * each
  }
}

extension Color: Interpolatable {
  /// Interpolates each component.
  public func interpolated(to end: Self, progress: [Double]) -> Self {
    guard let last = progress.last else { return self }
    let each = SIMD4<Double>(
      progress[0], progress.count > 1 ? progress[1] : last,
      progress.count > 2 ? progress[2] : last, progress.count > 3 ? progress[3] : last)
    return Color(components: components + (end.components - components) * each)
  }
}

extension Bool: Interpolatable {
  /// Holds the start until the end is reached.
  public func interpolated(to end: Bool, progress: Double) -> Bool { progress < 1 ? self : end }
}

extension [Double]: Interpolatable {
  /// Interpolates each element; elements beyond a shorter end keep their values.
  public func interpolated(to end: [Double], progress: Double) -> [Double] {
    var result = self
    for index in 0..<Swift.min(count, end.count) {
      result[index] += (end[index] - self[index]) * progress
    }
    return result
  }

  /// Interpolates each element; elements beyond a shorter end keep their values.
  public func interpolated(to end: [Double], progress: [Double]) -> [Double] {
    guard let last = progress.last else { return self }
    var result = self
    for index in 0..<Swift.min(count, end.count) {
      let each = index < progress.count ? progress[index] : last
      result[index] += (end[index] - self[index]) * each
    }
    return result
  }
}

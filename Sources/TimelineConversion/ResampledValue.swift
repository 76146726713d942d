import Geometry
import SceneModel
import ViewTree

/// What can be resampled: property values, and what most of them wrap.
protocol ResampledValue: Sendable, Equatable {
  /// Whether there is no way to another value but a jump.
  func jumps(to other: Self) -> Bool
  /// How far apart two values are, in their unit.
  func distance(to other: Self) -> Double
  /// How far a value is from the one at a share of the way between two others.
  func distance(toShare share: Double, from first: Self, to last: Self) -> Double
  /// The shares of the straight way from the first to the last of some values at which they are.
  ///
  /// - Returns: `nil` if some value is farther from the way than the tolerance, or the values have no such measure.
  static func shares(of values: UnsafeBufferPointer<Self>, tolerance: Double) -> [Double]?
  /// Up to four numbers of a value that are on the way together with it, none farther than its distance from it.
  var coordinates: SIMD4<Double> { get }
}

extension ResampledValue {
  func jumps(to other: Self) -> Bool { false }
}

extension Double: ResampledValue {
  func distance(to other: Double) -> Double { abs(self - other) }
  func distance(toShare share: Double, from first: Double, to last: Double) -> Double {
    abs(first + (last - first) * share - self)
  }
  static func shares(of values: UnsafeBufferPointer<Double>, tolerance: Double) -> [Double]? {
    let (first, way) = (values[0], values[values.count - 1] - values[0])
    return values.map { ($0 - first) / way }
  }
  var coordinates: SIMD4<Double> { SIMD4(self, 0, 0, 0) }
}

extension Vector3: ResampledValue {
  func distance(to other: Vector3) -> Double { (self - other).length }
  func distance(toShare share: Double, from first: Vector3, to last: Vector3) -> Double {
    (first + (last - first) * share - self).length
  }
  static func shares(of values: UnsafeBufferPointer<Vector3>, tolerance: Double) -> [Double]? {
    straightShares(of: values) { ($0 * $0).sum() <= tolerance * tolerance }
  }
  var coordinates: SIMD4<Double> { SIMD4(x, y, z, 0) }
}

/// The components of a colour.
extension SIMD4<Double>: ResampledValue {
  func distance(to other: Self) -> Double { (self - other).largest }
  func distance(toShare share: Double, from first: Self, to last: Self) -> Double {
    (first + (last - first) * share - self).largest
  }
  static func shares(of values: UnsafeBufferPointer<Self>, tolerance: Double) -> [Double]? {
    straightShares(of: values) { $0.largest <= tolerance }
  }
  var coordinates: SIMD4<Double> { self }

  /// The largest component, whatever its sign.
  private var largest: Double { replacing(with: -self, where: self .< 0).max() }
}

extension ResampledValue {
  /// The shares of the straight way between the ends; `nil` if the difference of some value from it is not near.
  fileprivate static func straightShares(
    of values: UnsafeBufferPointer<Self>, where isNear: (SIMD4<Double>) -> Bool
  ) -> [Double]? {
    let first = values[0].coordinates
    let way = values[values.count - 1].coordinates - first
    let share = way / (way * way).sum()
    var result: [Double] = []
    result.reserveCapacity(values.count)
    for value in values {
      let along = ((value.coordinates - first) * share).sum()
      guard isNear(first + way * along - value.coordinates) else { return nil }
      result.append(along)
    }
    return result
  }
}

extension BezierPath: ResampledValue {
  func jumps(to other: BezierPath) -> Bool { !hasSameStructure(as: other) }
  static func shares(of values: UnsafeBufferPointer<BezierPath>, tolerance: Double) -> [Double]? {
    let (first, last) = (values[0], values[values.count - 1])
    guard values.allSatisfy({ first.hasSameStructure(as: $0) }) else { return nil }
    let way = first.points.indices.map { last.points[$0] - first.points[$0] }
    let square = way.reduce(0) { $0 + $1.dot($1) }
    var result: [Double] = []
    result.reserveCapacity(values.count)
    for value in values {
      let share = value.share(of: way, from: first) / square
      guard value.distance(toShare: share, from: first, to: last) <= tolerance else { return nil }
      result.append(share)
    }
    return result
  }

  /// How far the control points are along a way, times its length.
  private func share(of way: [Vector2], from first: BezierPath) -> Double {
    var sum = 0.0
    points.withUnsafeBufferPointer { points in
      first.points.withUnsafeBufferPointer { first in
        for index in way.indices { sum += (points[index] - first[index]).dot(way[index]) }
      }
    }
    return sum
  }

  var coordinates: SIMD4<Double> {
    guard points.count > 1 else { return .zero }
    let (first, last) = (points[1], points[points.count - 2])
    return SIMD4(first.x, first.y, last.x, last.y)
  }
}

/// Numbers in a row go straight, each for itself.
extension [Double]: ResampledValue {
  func distance(to other: [Double]) -> Double { distance(toShare: 0, from: other, to: other) }
  func distance(toShare share: Double, from first: [Double], to last: [Double]) -> Double {
    guard count == first.count, count == last.count else { return .infinity }
    var largest = 0.0
    for index in indices {
      let value = first[index].interpolated(to: last[index], progress: share)
      largest = Swift.max(largest, abs(value - self[index]))
    }
    return largest
  }
  static func shares(of values: UnsafeBufferPointer<[Double]>, tolerance: Double) -> [Double]? {
    nil
  }
  var coordinates: SIMD4<Double> { .zero }
}

/// Values of other kinds go straight, or jump.
extension PropertyValue: ResampledValue {
  func distance(toShare share: Double, from first: PropertyValue, to last: PropertyValue) -> Double
  {
    first.interpolated(to: last, progress: share).distance(to: self)
  }
  static func shares(
    of values: UnsafeBufferPointer<PropertyValue>, tolerance: Double
  ) -> [Double]? { nil }
  var coordinates: SIMD4<Double> { .zero }
}

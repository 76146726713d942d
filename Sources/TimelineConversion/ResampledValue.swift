import Geometry
import SceneModel
import StageModel

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
  func distance(toShare share: Double, from first: BezierPath, to last: BezierPath) -> Double {
    distance { first.points[$0].interpolated(to: last.points[$0], progress: share) }
  }
  static func shares(of values: UnsafeBufferPointer<BezierPath>, tolerance: Double) -> [Double]? {
    let (first, last) = (values[0], values[values.count - 1])
    guard values.allSatisfy({ first.hasSameStructure(as: $0) }) else { return nil }
    let way = first.points.indices.map { last.points[$0] - first.points[$0] }
    let square = way.reduce(0) { $0 + $1.dot($1) }
    var result: [Double] = []
    result.reserveCapacity(values.count)
    for value in values {
      let along = way.indices.reduce(0) { $0 + (value.points[$1] - first.points[$1]).dot(way[$1]) }
      guard value.distance(toShare: along / square, from: first, to: last) <= tolerance else {
        return nil
      }
      result.append(along / square)
    }
    return result
  }
  var coordinates: SIMD4<Double> {
    guard points.count > 1 else { return .zero }
    let (first, last) = (points[1], points[points.count - 2])
    return SIMD4(first.x, first.y, last.x, last.y)
  }
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

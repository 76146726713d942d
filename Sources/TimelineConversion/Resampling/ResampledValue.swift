import Geometry
import SceneModel

/// A value that can be resampled: a property value, or the payload of one.
protocol ResampledValue: Sendable, Equatable {
  /// Whether the value cannot change gradually to another one.
  func jumps(to other: Self) -> Bool
  /// The distance to another value, in their unit.
  func distance(to other: Self) -> Double
  /// The distance to the value at a share of the line between two others.
  func distance(toShare share: Double, from first: Self, to last: Self) -> Double
  /// Returns the positions of values on the line from the first to the last one, as shares of its length.
  ///
  /// - Returns: `nil` if some value is farther from the line than the tolerance, or the values have no such measure.
  static func shares(of values: ArraySlice<Self>, tolerance: Double) -> [Double]?
  /// Up to four numbers that change linearly with the value, none by more than the distance of values.
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
  static func shares(of values: ArraySlice<Double>, tolerance: Double) -> [Double]? {
    let (first, last) = ends(of: values)
    let displacement = last - first
    return values.map { ($0 - first) / displacement }
  }
  var coordinates: SIMD4<Double> { SIMD4(self, 0, 0, 0) }
}

extension Vector3: ResampledValue {
  func distance(to other: Vector3) -> Double { (self - other).length }
  func distance(toShare share: Double, from first: Vector3, to last: Vector3) -> Double {
    (first + (last - first) * share - self).length
  }
  static func shares(of values: ArraySlice<Vector3>, tolerance: Double) -> [Double]? {
    straightShares(of: values) { ($0 * $0).sum() <= tolerance * tolerance }
  }
  var coordinates: SIMD4<Double> { SIMD4(x, y, z, 0) }
}

/// The components of a color.
extension SIMD4<Double>: ResampledValue {
  func distance(to other: Self) -> Double { (self - other).largest }
  func distance(toShare share: Double, from first: Self, to last: Self) -> Double {
    (first + (last - first) * share - self).largest
  }
  static func shares(of values: ArraySlice<Self>, tolerance: Double) -> [Double]? {
    straightShares(of: values) { $0.largest <= tolerance }
  }
  var coordinates: SIMD4<Double> { self }

  /// The largest magnitude of a component.
  private var largest: Double { replacing(with: -self, where: self .< 0).max() }
}

extension ResampledValue {
  /// The first and the last of some values.
  fileprivate static func ends(of values: ArraySlice<Self>) -> (first: Self, last: Self) {
    (values[values.startIndex], values[values.endIndex - 1])
  }

  /// The shares of the line between the ends; `nil` if the difference of some value from it is too large.
  fileprivate static func straightShares(
    of values: ArraySlice<Self>, where isNear: (SIMD4<Double>) -> Bool
  ) -> [Double]? {
    let (first, last) = (ends(of: values).first.coordinates, ends(of: values).last.coordinates)
    let displacement = last - first
    let share = displacement / (displacement * displacement).sum()
    var result: [Double] = []
    result.reserveCapacity(values.count)
    for value in values {
      let along = ((value.coordinates - first) * share).sum()
      guard isNear(first + displacement * along - value.coordinates) else { return nil }
      result.append(along)
    }
    return result
  }
}

extension BezierPath: ResampledValue {
  func jumps(to other: BezierPath) -> Bool { !hasSameStructure(as: other) }
  static func shares(of values: ArraySlice<BezierPath>, tolerance: Double) -> [Double]? {
    let (first, last) = ends(of: values)
    guard values.allSatisfy({ first.hasSameStructure(as: $0) }) else { return nil }
    let displacement = first.points.indices.map { last.points[$0] - first.points[$0] }
    let square = displacement.reduce(0) { $0 + $1.dot($1) }
    var result: [Double] = []
    result.reserveCapacity(values.count)
    for value in values {
      let share = value.share(of: displacement, from: first) / square
      guard value.distance(toShare: share, from: first, to: last) <= tolerance else { return nil }
      result.append(share)
    }
    return result
  }

  /// The scalar product of the control points' displacements with the displacements of a whole movement.
  private func share(of displacement: [Vector2], from first: BezierPath) -> Double {
    var sum = 0.0
    points.withUnsafeBufferPointer { points in
      first.points.withUnsafeBufferPointer { first in
        for index in displacement.indices {
          sum += (points[index] - first[index]).dot(displacement[index])
        }
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

/// Each number of a list changes linearly.
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
  static func shares(of values: ArraySlice<[Double]>, tolerance: Double) -> [Double]? {
    nil
  }
  var coordinates: SIMD4<Double> { .zero }
}

/// Values of different kinds jump.
extension PropertyValue: ResampledValue {
  func distance(toShare share: Double, from first: PropertyValue, to last: PropertyValue) -> Double
  {
    first.interpolated(to: last, progress: share).distance(to: self)
  }
  static func shares(
    of values: ArraySlice<PropertyValue>, tolerance: Double
  ) -> [Double]? { nil }
  var coordinates: SIMD4<Double> { .zero }
}

import Geometry
import SceneModel
import StageModel

/// What can be resampled: property values, and what most of them wrap.
protocol ResampledValue: Interpolatable {
  /// How far apart two values are, in their unit.
  func distance(to other: Self) -> Double
  /// Whether there is no way to another value but a jump.
  func jumps(to other: Self) -> Bool
  /// The share of the way between two other values at which this one is, or the nearest to it.
  ///
  /// - Returns: What is no number if the two are equal, or are of a kind that has no measure.
  func progress(from first: Self, to last: Self) -> Double
}

extension Double: ResampledValue {
  func distance(to other: Double) -> Double { abs(self - other) }
  func jumps(to other: Double) -> Bool { false }
  func progress(from first: Double, to last: Double) -> Double { (self - first) / (last - first) }
}

extension Vector3: ResampledValue {
  func distance(to other: Vector3) -> Double { (self - other).length }
  func jumps(to other: Vector3) -> Bool { false }
  func progress(from first: Vector3, to last: Vector3) -> Double {
    let way = last - first
    return ((self - first) * way).sum() / (way * way).sum()
  }
}

extension PropertyValue: ResampledValue {
  func progress(from first: PropertyValue, to last: PropertyValue) -> Double {
    switch (self, first, last) {
    case (.number(let value), .number(let first), .number(let last)):
      return value.progress(from: first, to: last)
    case (.vector(let value), .vector(let first), .vector(let last)):
      return value.progress(from: first, to: last)
    case (.color(let value), .color(let first), .color(let last)):
      let way = last.components - first.components
      return ((value.components - first.components) * way).sum() / (way * way).sum()
    case (.path(let value), .path(let first), .path(let last)):
      return value.progress(from: first, to: last)
    default:
      return .nan
    }
  }
}

extension BezierPath {
  /// The share of the way at which the control points come nearest to those of this path.
  fileprivate func progress(from first: BezierPath, to last: BezierPath) -> Double {
    guard hasSameStructure(as: first), hasSameStructure(as: last) else { return .nan }
    var (along, square) = (0.0, 0.0)
    for index in points.indices {
      let way = last.points[index] - first.points[index]
      along += (points[index] - first.points[index]).dot(way)
      square += way.dot(way)
    }
    return along / square
  }
}

public import Geometry

extension PropertyValue {
  /// The distance between two values of one kind, in their unit; infinite for values that cannot be
  /// interpolated.
  public func distance(to other: PropertyValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(a - b)
    case (.vector(let a), .vector(let b)): return (a - b).length
    case (.color(let a), .color(let b)):
      let difference = a.components - b.components
      return (0..<4).reduce(0) { Swift.max($0, abs(difference[$1])) }
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return zip(a, b).reduce(0) { Swift.max($0, abs($1.0 - $1.1)) }
    case (.path(let a), .path(let b)) where a.hasSameStructure(as: b):
      return a.distance(to: b)
    default: return self == other ? 0 : .infinity
    }
  }
}

extension BezierPath {
  /// The largest distance to the control points of a path of the same structure, in
  /// points.
  ///
  /// The tangents before the first and after the last knot of an open contour draw nothing and are
  /// ignored.
  public func distance(to other: BezierPath) -> Double {
    distance(toShare: 0, from: other, to: other)
  }

  /// The distance from the path interpolated between two others; infinite for different structures.
  public func distance(
    toShare share: Double, from first: BezierPath, to last: BezierPath
  ) -> Double {
    guard hasSameStructure(as: first), hasSameStructure(as: last),
      points.count == first.points.count, points.count == last.points.count
    else { return .infinity }
    var largest = 0.0
    points.withUnsafeBufferPointer { points in
      first.points.withUnsafeBufferPointer { first in
        last.points.withUnsafeBufferPointer { last in
          for contour in contours where contour.knotCount > 0 {
            var indices = contour.firstKnot * 3..<(contour.firstKnot + contour.knotCount) * 3
            if !contour.isClosed { indices = indices.lowerBound + 1..<indices.upperBound - 1 }
            for index in indices {
              let difference = first[index] + (last[index] - first[index]) * share - points[index]
              largest = Swift.max(largest, difference.dot(difference))
            }
          }
        }
      }
    }
    return largest.squareRoot()
  }
}

import Geometry
import SceneModel
import TimelineModel

extension PropertyValue {
  /// Whether the value cannot change gradually to another one.
  func jumps(to other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.flag, .flag), (.text, .text): true
    case (.path(let a), .path(let b)): !a.hasSameStructure(as: b)
    default: false
    }
  }
}

extension PropertyValue {
  /// The number of points of a path, and of numbers of a list, in a sample.
  private static let sampleSize = 8

  /// Hashes the value, of a path or a list a sample that is spread over it.
  func hashSample(into hasher: inout Hasher) {
    switch self {
    case .flag(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    case .vector(let vector): hasher.combine(vector)
    case .color(let color): hasher.combine(color)
    case .numbers(let numbers): PropertyValue.hashSample(of: numbers, into: &hasher)
    case .text(let text): hasher.combine(text)
    case .path(let path): PropertyValue.hashSample(of: path.points, into: &hasher)
    }
  }

  private static func hashSample(of values: [some Hashable], into hasher: inout Hasher) {
    hasher.combine(values.count)
    for index in stride(from: 0, to: values.count, by: Swift.max(1, values.count / sampleSize)) {
      hasher.combine(values[index])
    }
  }
}

extension Double {
  /// Returns the nearest number with some decimal places; numbers of 1e15 and more have none.
  ///
  /// Overshooting curves reach numbers beyond the limits of timelines, which are clamped.
  func rounded(toPlaces places: Int) -> Double {
    guard !isNaN else { return 0 }
    let factor: Double =
      switch places {
      case 4: 1e4
      case 6: 1e6
      case 9: 1e9
      default: power(10, Double(places))
      }
    let scaled = self * factor
    if abs(scaled) < 1e15 { return scaled.wholeRounded / factor }
    return clamped(to: -TimelineLimits.magnitude...TimelineLimits.magnitude)
  }
}

extension Double {
  /// The result of `rounded()` for a number below 1e15, without a call of the C library.
  fileprivate var wholeRounded: Double {
    let whole = Double(Int64(self))
    let rest = self - whole
    let rounded = rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
    return Double(signOf: self, magnitudeOf: rounded)
  }
}

extension Vector3 {
  func rounded(toPlaces places: Int) -> Vector3 {
    Vector3(
      x.rounded(toPlaces: places), y.rounded(toPlaces: places), z.rounded(toPlaces: places))
  }
}

extension PropertyValue {
  /// The value of a property as files hold it; progress along a path, which may be long, has more places.
  func rounded(of key: PropertyKey) -> PropertyValue {
    guard key == .progress, case .number(let share) = self else { return rounded }
    return .number(share.rounded(toPlaces: 9))
  }

  /// The value as files hold it, rounded invisibly.
  var rounded: PropertyValue {
    switch self {
    case .flag, .text: self
    case .number(let number): .number(number.rounded(toPlaces: 6))
    case .vector(let vector): .vector(vector.rounded(toPlaces: 6))
    case .color(let color): .color(color.rounded)
    case .numbers(let numbers): .numbers(numbers.map { $0.rounded(toPlaces: 6) })
    case .path(let path): .path(path.rounded)
    }
  }
}

extension Color {
  /// The components, snapped to multiples of 1/255 if all are near to one, for hexadecimal notation.
  fileprivate var rounded: Color {
    var bytes = components * 255
    bytes.round(.toNearestOrAwayFromZero)
    let exact = bytes / 255
    let distance = components - exact
    let isNear = (0..<4).allSatisfy { abs(distance[$0]) < 1e-4 }
    guard !isNear else { return Color(components: exact) }
    return Color(
      red: red.rounded(toPlaces: 6), green: green.rounded(toPlaces: 6),
      blue: blue.rounded(toPlaces: 6), alpha: alpha.rounded(toPlaces: 6))
  }
}

extension BezierPath {
  /// The path with short numbers, and without the unused handles at the ends of open contours.
  fileprivate var rounded: BezierPath {
    var result = BezierPath()
    result.contours = contours
    result.points = points.map { Vector2($0.x.rounded(toPlaces: 4), $0.y.rounded(toPlaces: 4)) }
    for contour in contours where !contour.isClosed && contour.knotCount > 0 {
      let first = contour.firstKnot * 3
      let last = (contour.firstKnot + contour.knotCount - 1) * 3
      result.points[first] = result.points[first + 1]
      result.points[last + 2] = result.points[last + 1]
    }
    return result
  }
}

extension TimingCurve {
  /// The curve with control points as files hold them, to five places: at 500 points, a hundredth of a pixel or less.
  var rounded: TimingCurve {
    TimingCurve(
      c1.x.rounded(toPlaces: 5), c1.y.rounded(toPlaces: 5), c2.x.rounded(toPlaces: 5),
      c2.y.rounded(toPlaces: 5))
  }
}

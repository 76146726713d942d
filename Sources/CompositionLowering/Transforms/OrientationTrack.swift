import Geometry
import ViewTree

/// The rotation of orientations along the shortest arcs between keyframes.
enum OrientationTrack {
  /// The largest number of samples between two keyframes.
  private static let sampleLimit = 600
  /// The largest number of keyframes; longer animations are not changed.
  private static let keyframeLimit = 2_000

  /// An orientation, the angles about x, y and z in degrees, that rotates along the shortest arcs.
  ///
  /// After Effects and lottie-web rotate about one axis between two orientations. Interpolated angles are equal to that
  /// if only one of them changes, by at most 180°; other segments are sampled at whole frames.
  static func alongArcs(_ orientation: AnimatedValue<Vector3>) -> AnimatedValue<Vector3> {
    let keyframes = orientation.keyframes
    guard keyframes.count > 1, keyframes.count <= keyframeLimit,
      zip(keyframes, keyframes.dropFirst()).contains(where: isBent)
    else { return orientation }
    var result: [Keyframe<Vector3>] = []
    for (start, end) in zip(keyframes, keyframes.dropFirst()) {
      if isBent(start, end) {
        append(from: start, to: end, &result)
      } else {
        result.append(start)
      }
    }
    result.append(keyframes[keyframes.count - 1])
    return AnimatedValue(keyframes: result, fallback: orientation.initial)
  }

  /// Whether interpolated angles would differ from the shortest arc.
  private static func isBent(_ start: Keyframe<Vector3>, _ end: Keyframe<Vector3>) -> Bool {
    guard start.easing != .hold else { return false }
    let change = end.value - start.value
    let changes = [change.x, change.y, change.z].filter { $0 != 0 }
    return changes.count > 1 || changes.contains { abs($0) > 180 }
  }

  /// Adds the samples of a segment, without its end.
  private static func append(
    from start: Keyframe<Vector3>, to end: Keyframe<Vector3>, _ result: inout [Keyframe<Vector3>]
  ) {
    let span = end.time - start.time
    guard span > 0, span.isFinite else {
      result.append(start)
      return
    }
    let turns = (Quaternion(start.value), Quaternion(end.value))
    var angles = start.value
    result.append(Keyframe(time: start.time, value: angles, easing: .curve(.linear)))
    let step = (span / Double(sampleLimit)).rounded(.up)
    for index in 1...sampleLimit {
      let time = start.time.rounded(.down) + Double(index) * step
      guard time > start.time, time < end.time else { break }
      let share = start.easing.progress(at: (time - start.time) / span)
      angles = turns.0.interpolated(to: turns.1, progress: share).angles(near: angles)
      result.append(Keyframe(time: time, value: angles, easing: .curve(.linear)))
    }
  }
}

/// A rotation in 3D as a unit quaternion.
private struct Quaternion {
  /// The imaginary parts in x, y and z, the real part in w.
  var parts: SIMD4<Double>

  /// The rotation about z, then y, then x.
  init(_ degrees: Vector3) {
    func half(_ degrees: Double) -> (sin: Double, cos: Double) {
      (sine(degrees.radians / 2), cosine(degrees.radians / 2))
    }
    let (x, y, z) = (half(degrees.x), half(degrees.y), half(degrees.z))
    parts =
      Quaternion.product(
        Quaternion.product(SIMD4(x.sin, 0, 0, x.cos), SIMD4(0, y.sin, 0, y.cos)),
        SIMD4(0, 0, z.sin, z.cos))
  }

  private init(parts: SIMD4<Double>) { self.parts = parts }

  private static func product(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(
      a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
      a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
  }

  /// The rotation on the shortest arc to another one.
  func interpolated(to end: Quaternion, progress: Double) -> Quaternion {
    var cosine = (parts * end.parts).sum()
    let target = cosine < 0 ? -end.parts : end.parts
    cosine = min(abs(cosine), 1)
    let angle = arccosine(cosine)
    var (first, second) = (1 - progress, progress)
    if angle > 1e-6 {
      let whole = sine(angle)
      (first, second) = (sine(first * angle) / whole, sine(second * angle) / whole)
    }
    let sum = parts * first + target * second
    let length = (sum * sum).sum().squareRoot()
    return Quaternion(parts: length > 0 ? sum / length : parts)
  }

  /// The angles about x, y and z, in degrees, that are nearest to others.
  func angles(near other: Vector3) -> Vector3 {
    let (x, y, z, w) = (parts.x, parts.y, parts.z, parts.w)
    let raise = (2 * (x * z + y * w)).clamped(to: -1...1)
    let angles = Vector3(
      arctangent2(2 * (x * w - y * z), 1 - 2 * (x * x + y * y)).degrees,
      arctangent2(raise, (1 - raise * raise).squareRoot()).degrees,
      arctangent2(2 * (z * w - x * y), 1 - 2 * (y * y + z * z)).degrees)
    // Each rotation has a second set of angles.
    let opposite = Vector3(angles.x + 180, 180 - angles.y, angles.z + 180)
    let candidates = (Quaternion.near(angles, other), Quaternion.near(opposite, other))
    func distance(_ angles: Vector3) -> Double {
      abs(angles.x - other.x) + abs(angles.y - other.y) + abs(angles.z - other.z)
    }
    return distance(candidates.0) <= distance(candidates.1) ? candidates.0 : candidates.1
  }

  private static func near(_ angles: Vector3, _ other: Vector3) -> Vector3 {
    func near(_ angle: Double, _ other: Double) -> Double {
      angle + ((other - angle) / 360).rounded() * 360
    }
    return Vector3(near(angles.x, other.x), near(angles.y, other.y), near(angles.z, other.z))
  }
}

import Geometry
import SceneModel
import ViewTree

/// The auto-orient angle of a position with separated dimensions: the direction of its movement.
enum AutoOrientAngle {
  /// The largest number of samples.
  private static let sampleLimit = 5_000
  /// The time between the two positions that determine a direction, in frames: short, so that a layer that starts from rest
  /// has moved only a little.
  private static let step = 0.0001
  /// The time from the last direction of a segment to its end, which belongs to the next one, in frames.
  private static let gap = 0.005

  /// The angle in degrees, clockwise on screen, 0 between two keyframes without movement; `nil` if it is always 0, or for
  /// too many samples.
  ///
  /// Each segment between two keyframes of either dimension is sampled at its ends and at whole frames.
  static func angle(x: AnimatedValue<Double>, y: AnimatedValue<Double>) -> AnimatedValue<Double>? {
    let times = Set(x.keyframes.map(\.time) + y.keyframes.map(\.time)).sorted()
    guard times.count > 1, let first = times.first, let last = times.last,
      last - first < Double(sampleLimit), times.count < sampleLimit
    else { return nil }
    var tracks = (KeyframeTrack(x.map { .number($0) }), KeyframeTrack(y.map { .number($0) }))
    /// The position at a time.
    func position(_ time: Double) -> Vector2 {
      Vector2(tracks.0.value(at: time).numberValue, tracks.1.value(at: time).numberValue)
    }
    /// The direction at a time between two keyframes, in degrees; where an ease rests, the direction of the movement around.
    func direction(at time: Double, from start: Double, to end: Double) -> Double {
      var step = AutoOrientAngle.step
      while true {
        let low = max(start, time - step / 2)
        let high = min(low + step, end - AutoOrientAngle.gap / 2)
        let movement = position(high) - position(low)
        if movement.length > 1e-9 { return movement.angle.degrees }
        guard step < 2 * (end - start) else { return 0 }
        step *= 4
      }
    }
    var keyframes: [Keyframe<Double>] = []
    var angle = 0.0
    for (start, end) in zip(times, times.dropFirst()) {
      let whole = start.rounded(.down)
      let count = Int((end - whole).rounded(.up))
      for index in 0...count {
        let time =
          index == count ? end - AutoOrientAngle.gap : max(start, whole + Double(index))
        guard time > keyframes.last?.time ?? -.infinity else { continue }
        let direction = direction(at: time, from: start, to: end)
        angle = direction + ((angle - direction) / 360).rounded() * 360
        keyframes.append(Keyframe(time: time, value: angle, easing: .curve(.linear)))
      }
    }
    keyframes = withoutRepetitions(keyframes)
    guard keyframes.contains(where: { $0.value != 0 }) else { return nil }
    return AnimatedValue(keyframes: keyframes, fallback: 0)
  }

  /// Removes keyframes with the value of their neighbors.
  private static func withoutRepetitions(_ keyframes: [Keyframe<Double>]) -> [Keyframe<Double>] {
    var result: [Keyframe<Double>] = []
    for (index, keyframe) in keyframes.enumerated() {
      if let last = result.last, index + 1 < keyframes.count,
        abs(last.value - keyframe.value) < 1e-4, abs(keyframes[index + 1].value - last.value) < 1e-4
      {
        continue
      }
      result.append(keyframe)
    }
    return result
  }
}

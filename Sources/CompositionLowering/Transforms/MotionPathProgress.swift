import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// A position that draws curves, as progress along a path: which is how a view moves on one.
///
/// All keyframes share one path, on which straight ways and those that are jumped over are lines. Only a segment whose
/// ease overshoots, and so leaves its curve along a tangent instead of going on to the next one, has a path of its own.
struct MotionPathProgress {
  /// The paths; one alone is constant.
  private(set) var path: AnimatedValue<PropertyValue>
  /// The shares of their lengths.
  private(set) var progress: AnimatedValue<PropertyValue>
  /// Whether the position moves, which is when a view that follows its path has a direction.
  private(set) var isMoving: AnimatedValue<PropertyValue>
  /// What paths do not know.
  let depth: Double

  /// Takes a position apart; `nil` for one that a path can not stand for, or that needs none.
  ///
  /// - Parameter isFollowed: Whether the view turns with its direction, so that straight ways need a path too.
  init?(_ position: AnimatedValue<Vector3>, isFollowed: Bool) {
    let keyframes = position.keyframes
    guard position.isAnimated, keyframes.count <= MotionPathProgress.keyframeLimit,
      isFollowed || keyframes.dropLast().contains(where: \.travelsOnCurve),
      MotionPathProgress.isPlanar(keyframes), !keyframes.dropLast().contains(where: \.leavesLine)
    else { return nil }
    depth = position.initial.z
    var paths: [Keyframe<PropertyValue>] = []
    var shares: [Keyframe<PropertyValue>] = []
    var flags: [Keyframe<PropertyValue>] = []
    var start = 0
    while start < keyframes.count - 1 {
      let end = MotionPathProgress.endOfRun(from: start, keyframes)
      let run = MotionPathProgress.Run(keyframes[start...end])
      paths.append(
        Keyframe(time: keyframes[start].time, value: .path(run.path), easing: .hold))
      for (index, share) in run.shares.enumerated() {
        let keyframe = keyframes[start + index]
        let easing = start + index < end ? keyframe.easing.ofFirstDimension : .hold
        shares.append(Keyframe(time: keyframe.time, value: .number(share), easing: easing))
      }
      for (index, length) in run.lengths.enumerated() {
        let keyframe = keyframes[start + index]
        // Only who is under way has a direction, and who has arrived.
        let isMoving = length > 0 && keyframe.easing != .hold
        flags.append(Keyframe(time: keyframe.time, value: .flag(isMoving), easing: .hold))
      }
      if end == keyframes.count - 1, let length = run.lengths.last {
        flags.append(
          Keyframe(time: keyframes[end].time, value: .flag(length > 0), easing: .hold))
      }
      start = end
    }
    path = AnimatedValue(keyframes: paths, fallback: .path(BezierPath()))
    progress = AnimatedValue(keyframes: shares, fallback: .number(0))
    let initial = flags[0].value
    isMoving =
      flags.allSatisfy { $0.value == initial }
      ? AnimatedValue(initial) : AnimatedValue(keyframes: flags, fallback: initial)
  }

  /// The most keyframes of a position that becomes a path.
  private static let keyframeLimit = 20_000

  /// Whether all happens at one depth.
  private static func isPlanar(_ keyframes: [Keyframe<Vector3>]) -> Bool {
    keyframes.allSatisfy { keyframe in
      keyframe.value.z == keyframes[0].value.z
        && keyframe.tangents.map { $0.outgoing.z == 0 && $0.incoming.z == 0 } != false
    }
  }

  /// The last keyframe of a path that begins at one.
  private static func endOfRun(from start: Int, _ keyframes: [Keyframe<Vector3>]) -> Int {
    guard !keyframes[start].overshoots else { return start + 1 }
    var end = start + 1
    while end < keyframes.count - 1, !keyframes[end].overshoots { end += 1 }
    return end
  }
}

/// Keyframes that share a path.
extension MotionPathProgress {
  private struct Run {
    var path = BezierPath()
    /// The length of the way from each keyframe but the last, in points.
    var lengths: [Double] = []
    /// The share of the path at each keyframe.
    var shares: [Double] = []

    init(_ keyframes: ArraySlice<Keyframe<Vector3>>) {
      guard let first = keyframes.first else { return }
      path.move(to: first.value.xy)
      for (start, end) in zip(keyframes, keyframes.dropFirst()) {
        var (control1, control2) = (start.value.xy, end.value.xy)
        if let tangents = start.tangents, start.easing != .hold {
          control1 += tangents.outgoing.xy
          control2 += tangents.incoming.xy
        }
        let way = CubicSegment(start.value.xy, control1, control2, end.value.xy)
        let length = MotionPath.length(of: way)
        if length > 0 { path.addCurve(to: way.p3, control1: way.p1, control2: way.p2) }
        lengths.append(length)
      }
      let total = lengths.reduce(0, +)
      var sum = 0.0
      shares = [0]
      for length in lengths {
        sum += length
        shares.append(total > 0 ? sum / total : 0)
      }
    }
  }
}

extension Keyframe<Vector3> {
  /// Whether the way to the next keyframe is a curve.
  fileprivate var travelsOnCurve: Bool { tangents != nil && easing != .hold }

  /// Whether dimensions ease differently on a straight way, which leaves its line.
  fileprivate var leavesLine: Bool {
    guard tangents == nil, case .perDimension(let curves) = easing else { return false }
    return curves.contains { $0 != curves.first }
  }

  /// Whether the way to the next keyframe goes beyond its ends.
  fileprivate var overshoots: Bool {
    guard case .curve(let curve) = easing.ofFirstDimension else { return false }
    return !(0...1).contains(curve.c1.y) || !(0...1).contains(curve.c2.y)
  }
}

extension Easing {
  /// The ease that leads a position along its curve.
  fileprivate var ofFirstDimension: Easing {
    guard case .perDimension(let curves) = self else { return self }
    return curves.first.map { .curve($0) } ?? .hold
  }
}

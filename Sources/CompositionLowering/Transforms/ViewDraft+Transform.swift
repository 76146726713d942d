import CompositionModel
import Geometry
import SceneModel
import ViewTree

extension ViewDraft {
  /// Sets the properties of a transform, without its opacity.
  ///
  /// - Parameters:
  ///   - autoOrients: Whether the view is oriented along its motion path.
  ///   - keepsDepth: Whether the content may have a depth, which the transform scales.
  func setTransform(
    _ transform: LayerTransform, autoOrients: Bool = false, keepsDepth: Bool = false, scope: Int
  ) {
    set(.anchor, transform.anchor, scope: scope)
    switch transform.position {
    case .unified(let position):
      if let motion = MotionPathAnimation(position, autoOrients: autoOrients) {
        set(motion, autoOrients: autoOrients, scope: scope)
      } else {
        set(.position, position, scope: scope)
        if autoOrients { setPathAngle(position, scope: scope) }
      }
    case .split(let x, let y, let z):
      set(.position, component: 0, x, scope: scope)
      set(.position, component: 1, y, scope: scope)
      set(.position, component: 2, z, scope: scope)
      if autoOrients, let angle = AutoOrientAngle.angle(x: x, y: y) {
        set(.pathAngle, angle, scope: scope)
      }
    }
    // Content of a plane has no depth unless the anchor has one.
    let hasDepth = keepsDepth || transform.anchor.isAnimated || transform.anchor.initial.z != 0
    set(.scale, transform.scale, scope: scope) {
      .vector(hasDepth ? $0 : Vector3($0.xy, z: 1))
    }
    set(.rotation, transform.rotation, scope: scope)
    set(.rotationX, transform.rotationX, scope: scope)
    set(.rotationY, transform.rotationY, scope: scope)
    set(.orientation, OrientationTrack.alongArcs(transform.orientation), scope: scope)
    set(.skew, transform.skew, scope: scope)
    set(.skewAxis, transform.skewAxis, scope: scope)
  }

  /// Moves the view along a motion path.
  private func set(_ motion: MotionPathAnimation, autoOrients: Bool, scope: Int) {
    if motion.depth != 0 {
      set(.position, to: .vector(Vector3(0, 0, motion.depth)))
    }
    set(.motionPath, motion.path, scope: scope)
    set(.progress, motion.progress, scope: scope)
    if autoOrients { set(.autoOrient, motion.isMoving, scope: scope) }
  }

  /// Orients the view along a position that no motion path represents.
  private func setPathAngle(_ position: AnimatedValue<Vector3>, scope: Int) {
    guard position.isAnimated else { return }
    addAnimation(
      of: .pathAngle, position.map { .vector($0) }, scope: scope, source: .pathAngle)
  }
}

/// An animated position as a motion path with the progress along it, which is how a view moves along a curve.
///
/// All keyframes share one path, on which straight and held segments are lines. Only a segment whose easing overshoots
/// has a path of its own: it leaves its curve along a tangent, and must not continue on the next segment.
/// A position that no path represents, as its z changes, keeps its tangents: `along` in timelines (`SegmentConverter`).
struct MotionPathAnimation {
  /// The motion path; constant if all segments share one.
  private(set) var path: AnimatedValue<PropertyValue>
  /// The distance traveled, as a share of the path's length.
  private(set) var progress: AnimatedValue<PropertyValue>
  /// Whether the position moves, so that a view that auto-orients has a direction.
  private(set) var isMoving: AnimatedValue<PropertyValue>
  /// The constant z of the position, in points.
  let depth: Double

  /// Splits a position into path and progress; `nil` for one that needs no path, or that no path can represent.
  ///
  /// - Parameter autoOrients: Whether the view auto-orients, so that straight segments need a path too.
  init?(_ position: AnimatedValue<Vector3>, autoOrients: Bool) {
    let keyframes = position.keyframes
    guard position.isAnimated, keyframes.count <= MotionPathAnimation.keyframeLimit,
      autoOrients || keyframes.dropLast().contains(where: \.isCurved),
      MotionPathAnimation.isPlanar(keyframes), !keyframes.dropLast().contains(where: \.leavesLine)
    else { return nil }
    depth = position.initial.z
    var paths: [Keyframe<PropertyValue>] = []
    var shares: [Keyframe<PropertyValue>] = []
    var flags: [Keyframe<PropertyValue>] = []
    var start = 0
    while start < keyframes.count - 1 {
      let end = MotionPathAnimation.endOfRun(from: start, keyframes)
      let run = MotionPathAnimation.Run(keyframes[start...end])
      paths.append(
        Keyframe(time: keyframes[start].time, value: .path(run.path), easing: .hold))
      for (index, share) in run.shares.enumerated() {
        let keyframe = keyframes[start + index]
        let curve = start + index < end ? keyframe.easing.singleCurve : nil
        shares.append(
          Keyframe(
            time: keyframe.time, value: .number(share), easing: curve.map { .curve($0) } ?? .hold))
      }
      for (index, length) in run.lengths.enumerated() {
        let keyframe = keyframes[start + index]
        // A position has a direction while it moves, and after it has arrived.
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

  /// The largest number of keyframes of a position that becomes a path.
  private static let keyframeLimit = 20_000

  /// Whether all keyframes and tangents have the same depth.
  private static func isPlanar(_ keyframes: [Keyframe<Vector3>]) -> Bool {
    keyframes.allSatisfy { keyframe in
      keyframe.value.z == keyframes[0].value.z
        && keyframe.tangents.map { $0.outgoing.z == 0 && $0.incoming.z == 0 } != false
    }
  }

  /// The index of the last keyframe of a path that begins at a keyframe.
  private static func endOfRun(from start: Int, _ keyframes: [Keyframe<Vector3>]) -> Int {
    guard !keyframes[start].overshoots else { return start + 1 }
    var end = start + 1
    while end < keyframes.count - 1, !keyframes[end].overshoots { end += 1 }
    return end
  }
}

extension MotionPathAnimation {
  /// Keyframes that share a path.
  private struct Run {
    var path = BezierPath()
    /// The lengths of the segments between keyframes, in points.
    var lengths: [Double] = []
    /// The progress at each keyframe.
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
        let segment = CubicSegment(start.value.xy, control1, control2, end.value.xy)
        let length = MotionPath.length(of: segment)
        if length > 0 { path.addCurve(to: segment.p3, control1: segment.p1, control2: segment.p2) }
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
  /// Whether the segment to the next keyframe is a curve.
  fileprivate var isCurved: Bool { tangents != nil && easing != .hold }

  /// Whether dimensions of a straight segment ease differently, so that the position leaves the line.
  fileprivate var leavesLine: Bool {
    guard tangents == nil, case .perDimension(let curves) = easing else { return false }
    return curves.contains { $0 != curves.first }
  }

  /// Whether the segment to the next keyframe exceeds its ends.
  fileprivate var overshoots: Bool {
    easing.singleCurve?.overshoots == true
  }
}

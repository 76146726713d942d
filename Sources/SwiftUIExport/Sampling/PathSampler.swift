import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Draws the geometry of a shape frame by frame, and makes keyframes of its paths.
struct PathSampler {
  /// The largest distance of a point from its place in a frame, in points.
  private static let tolerance = 0.05
  /// The distance of points that makes a change in no time a jump, in points.
  private static let jump = 0.5
  /// The part of a frame before a jump.
  private static let instant = 1e-3
  /// The largest number of frames.
  static let longest = 2_000

  private var session: TimelineSession
  private let frames: Int
  private let frameRate: Double
  /// The keyframes.
  private(set) var keyframes: [KeyframeTimeline.Keyframe] = []
  /// The path of the first frame.
  private(set) var first = BezierPath()

  /// Samples the geometry of a shape over one cycle.
  ///
  /// - Parameters:
  ///   - geometry: The geometry views.
  ///   - timeline: The timeline whose events change them.
  init(_ geometry: [ViewNode], in timeline: Timeline) {
    let paint = ViewNode(id: "sampled paint", kind: .fill(FillView()))
    let shape = ViewNode(id: "sampled shape", kind: .shape, children: geometry + [paint])
    var own = timeline
    own.canvas.root = ViewNode(id: "sampled root", kind: .group(GroupView()), children: [shape])
    session = TimelineSession(own)
    frames = Swift.max(1, Int((timeline.duration * timeline.frameRate).rounded(.up)))
    frameRate = timeline.frameRate
    sample()
  }

  /// The path at a frame.
  private mutating func path(at frame: Double) -> BezierPath {
    session.advance(toFrame: frame)
    return session.withScene { $0.paths.first?.path } ?? BezierPath()
  }

  private mutating func sample() {
    first = path(at: 0)
    var run = [first]
    for frame in 1...frames {
      let before = path(at: Double(frame) - PathSampler.instant)
      let next = frame < frames ? path(at: Double(frame)) : before
      run.append(before)
      guard before.distance(to: next) > PathSampler.jump else { continue }
      add(run)
      keyframes.append(.move(.path(next)))
      run = [next]
    }
    add(run)
  }

  /// Adds the keyframes of paths of neighboring frames, the first of which is there.
  private mutating func add(_ paths: [BezierPath]) {
    var start = 0
    while start + 1 < paths.count {
      guard paths[start].hasSameStructure(as: paths[start + 1]) else {
        // The paths do not mix: each one stays for its frame.
        keyframes.append(.linear(.path(paths[start]), duration: 1 / frameRate))
        keyframes.append(.move(.path(paths[start + 1])))
        start += 1
        continue
      }
      var end = start + 1
      while end + 1 < paths.count, isLine(paths, from: start, to: end + 1) { end += 1 }
      keyframes.append(
        .linear(.path(paths[end]), duration: Double(end - start) / frameRate))
      start = end
    }
  }

  /// Whether the paths between two others are on the way from one to the other.
  private func isLine(_ paths: [BezierPath], from start: Int, to end: Int) -> Bool {
    guard paths[start].hasSameStructure(as: paths[end]) else { return false }
    return (start + 1..<end).allSatisfy { frame in
      let share = Double(frame - start) / Double(end - start)
      let middle = paths[start].interpolated(to: paths[end], progress: share)
      return middle.distance(to: paths[frame]) <= PathSampler.tolerance
    }
  }
}

extension BezierPath {
  /// The largest distance between points of paths with equal structure; infinite for other paths.
  fileprivate func distance(to other: BezierPath) -> Double {
    guard hasSameStructure(as: other) else { return .infinity }
    return zip(points, other.points).reduce(0) { largest, pair in
      let step = pair.0 - pair.1
      return Swift.max(largest, abs(step.x), abs(step.y))
    }
  }
}

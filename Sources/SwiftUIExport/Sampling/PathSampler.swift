import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Draws the geometry of a shape frame by frame, and makes keyframes of its paths.
struct PathSampler {
  /// The largest distance of a point from its place in a frame, in points.
  private let tolerance: Double
  /// The largest distance of a point from its place between two frames, in points.
  private let toleranceBetween: Double
  /// The number of times that the time between two frames is halved where points move unevenly.
  private static let halvings = 7
  /// The distance of points that makes a change in no time a jump, in points.
  private static let jump = 0.5
  /// The largest number of changes of the points' number between two moments.
  private static let mostChanges = 4
  /// The part of a frame before a jump.
  private static let instant = 1e-3
  /// The part of a frame after which a jump, or a change of the number of points, is one at the frame.
  private static let closeness = 0.01
  /// The largest number of frames of a cycle whose geometry is sampled.
  static let longest = 2_000
  /// The largest magnification that tightens the tolerance; it limits the number of keyframes of a zoom.
  static let largestMagnification = 16.0

  private var session: TimelineSession
  /// The moments to draw, in frames: each frame, and the jumps between frames.
  private let moments: [Double]
  private let frameRate: Double
  private(set) var keyframes: [KeyframeTimeline.Keyframe] = []
  /// The path of the first frame.
  private(set) var first = BezierPath()

  /// Samples the geometry of a shape over one cycle.
  ///
  /// - Parameters:
  ///   - jumps: The times at which their values jump, in seconds.
  ///   - tolerance: The largest distance of a point from its place in a frame, in points.
  init(_ geometry: [ViewNode], in timeline: Timeline, jumps: [Double], tolerance: Double) {
    self.tolerance = tolerance
    toleranceBetween = 5 * tolerance
    var own = timeline
    own.canvas.root = ViewNode(filling: geometry)
    session = TimelineSession(own)
    frameRate = timeline.frameRate
    moments = PathSampler.moments(
      until: Swift.max(1, (timeline.duration * frameRate).rounded(.up)),
      jumps: jumps.map { $0 * timeline.frameRate })
    sample()
  }

  private mutating func path(at frame: Double) -> BezierPath {
    session.advance(toFrame: frame)
    return session.withScene { $0.paths.first?.path } ?? BezierPath()
  }

  /// The frames until a last one; a jump shortly after a frame takes its place.
  private static func moments(until last: Double, jumps: [Double]) -> [Double] {
    let inside = jumps.filter { $0 > closeness && $0 < last - closeness }.sorted()
    var result = [0.0]
    var next = inside.startIndex
    for frame in stride(from: 1.0, through: last, by: 1) {
      var isReplaced = false
      while next < inside.endIndex, inside[next] < frame + closeness {
        if abs(inside[next] - frame) < closeness { isReplaced = true }
        if inside[next] - result[result.count - 1] > 2 * instant { result.append(inside[next]) }
        next += 1
      }
      if !isReplaced { result.append(frame) }
    }
    return result
  }

  private mutating func sample() {
    first = path(at: 0)
    var run = [Sample(moment: 0, path: first)]
    for moment in moments.dropFirst() {
      let before = path(at: moment - PathSampler.instant)
      let next = moment < moments[moments.count - 1] ? path(at: moment) : before
      let end = Sample(moment: moment, path: before)
      for _ in 0..<PathSampler.mostChanges {
        guard let change = change(from: run[run.count - 1], to: end) else { break }
        if change.before.moment > run[run.count - 1].moment { append(change.before, to: &run) }
        jump(to: change.after, &run)
      }
      append(end, to: &run)
      if before.distance(to: next) > PathSampler.jump || before.isPoint != next.isPoint {
        jump(to: Sample(moment: moment, path: next), &run)
      }
    }
    add(run)
  }

  /// Ends a run of samples with a jump to another sample, which begins the next run.
  private mutating func jump(to sample: Sample, _ run: inout [Sample]) {
    add(run)
    keyframes.append(.move(.path(sample.path)))
    run = [sample]
  }

  /// The samples before and after the first change of the points' number between two moments; `nil` if it is close to the
  /// last one.
  private mutating func change(
    from first: Sample, to last: Sample
  ) -> (before: Sample, after: Sample)? {
    guard !first.path.hasSameStructure(as: last.path) else { return nil }
    var (before, after) = (first, last)
    while after.moment - before.moment > PathSampler.closeness {
      let moment = (before.moment + after.moment) / 2
      let sample = Sample(moment: moment, path: path(at: moment))
      if sample.path.hasSameStructure(as: first.path) { before = sample } else { after = sample }
    }
    guard after.moment < last.moment else { return nil }
    let moment = before.moment > first.moment ? after.moment : first.moment
    return (Sample(moment: moment, path: before.path), Sample(moment: moment, path: after.path))
  }

  /// The path at a moment, in frames.
  private struct Sample {
    var moment: Double
    var path: BezierPath
  }

  /// Adds a sample to others, after samples between the last one and itself where points move unevenly.
  private mutating func append(_ sample: Sample, to run: inout [Sample], halvings: Int = 0) {
    let last = run[run.count - 1]
    if halvings < PathSampler.halvings, last.path.hasSameStructure(as: sample.path),
      last.path != sample.path
    {
      let moment = (last.moment + sample.moment) / 2
      let middle = path(at: moment)
      let even = last.path.interpolated(to: sample.path, progress: 0.5)
      let distance = even.distance(to: middle)
      if distance.isFinite, distance > toleranceBetween {
        append(Sample(moment: moment, path: middle), to: &run, halvings: halvings + 1)
        append(sample, to: &run, halvings: halvings + 1)
        return
      }
    }
    run.append(sample)
  }

  /// Adds the keyframes of paths of neighboring moments, the first of which is there.
  private mutating func add(_ samples: [Sample]) {
    var start = 0
    while start + 1 < samples.count {
      var end = start + 1
      let (path, next) = (samples[start].path, samples[end].path)
      let mixes = path.hasSameStructure(as: next)
      // A line about a point is not drawn, but one about a path that is nearly a point is.
      while mixes, end + 1 < samples.count,
        samples[end].path.isPoint == samples[end + 1].path.isPoint,
        isLine(samples[start...end + 1])
      {
        end += 1
      }
      let duration = (samples[end].moment - samples[start].moment) / frameRate
      if mixes {
        keyframes.append(.linear(.path(samples[end].path), duration: duration))
      } else {
        // The paths do not mix: the first one stays until the next.
        keyframes += [.linear(.path(path), duration: duration), .move(.path(next))]
      }
      start = end
    }
  }

  /// Whether the paths between two others are on the way from one to the other.
  private func isLine(_ samples: ArraySlice<Sample>) -> Bool {
    guard let start = samples.first, let end = samples.last,
      start.path.hasSameStructure(as: end.path)
    else { return false }
    return samples.dropFirst().dropLast().allSatisfy { sample in
      let share = (sample.moment - start.moment) / (end.moment - start.moment)
      let middle = start.path.interpolated(to: end.path, progress: share)
      return middle.distance(to: sample.path) <= tolerance
    }
  }
}

extension BezierPath {
  /// Whether all points are one.
  fileprivate var isPoint: Bool { points.allSatisfy { $0 == points[0] } }

  /// The largest distance between points of paths with equal structure; infinite for other paths.
  fileprivate func distance(to other: BezierPath) -> Double {
    guard hasSameStructure(as: other) else { return .infinity }
    return zip(points, other.points).reduce(0) { largest, pair in
      let step = pair.0 - pair.1
      return Swift.max(largest, abs(step.x), abs(step.y))
    }
  }
}

extension Timeline {
  /// The timeline with paths in place of geometry that none of SwiftUI's shapes moves.
  ///
  /// Frames between which the points move linearly share a keyframe. Timelines whose values do not return after a
  /// cycle keep their geometry.
  func samplingGeometry() -> Timeline {
    guard returnsAfterCycle, duration * frameRate <= Double(PathSampler.longest) else {
      return self
    }
    let tree = ExportTree(self)
    var (replaced, removed): ([String: ViewNode], Set<String>) = ([:], [])
    var tracks: [KeyframeTimeline.Track] = []
    lazy var resolved = ResolvedTimeline(self, tolerance: KeyframeStore.tolerance)
    for index in tree.views.indices where tree.views[index].node.kind == .shape {
      let shape = tree.views[index].node
      let children = tree.children(of: index)
      let paints = children.filter { tree.views[$0].node.kind.isPaint }
      let geometry = children.filter { !tree.views[$0].node.kind.isPaint }
      guard !paints.isEmpty, !geometry.isEmpty,
        GeometryForm(geometry, paints: paints, in: tree) == .sampled
      else { continue }
      let nodes = geometry.map { tree.views[$0].node }
      let views = Set(nodes.flatMap { $0.preorder.map(\.node.id) })
      // The errors of all points before a dash move it.
      let tolerance = paints.contains { tree.hasDashes($0) } ? 0.01 : 0.05
      let sampler = PathSampler(
        nodes, in: self, jumps: resolved.jumps(of: views),
        tolerance: tolerance
          / tree.magnification(of: index).clamped(to: 1...PathSampler.largestMagnification))
      let id = nodes[0].id
      let path = ViewNode(
        id: id, name: nodes[0].name, kind: .path, properties: [.path: .path(sampler.first)])
      var copy = shape
      copy.children = [path] + paints.map { tree.views[$0].node }
      replaced[shape.id] = copy
      removed.formUnion(views)
      tracks.append(
        KeyframeTimeline.Track(
          target: TimelineAction.Target(view: id, key: .path), keyframes: sampler.keyframes))
    }
    guard !tracks.isEmpty else { return self }
    var result = self
    result.canvas.root.updatePreorder { _, view in view = replaced[view.id] ?? view }
    result.events = events.map { $0.removing { removed.contains($0.view) } }
    result.addCycleRuns(of: tracks)
    return result
  }
}

extension ResolvedTimeline {
  /// The times at which values of some views jump, in seconds.
  fileprivate func jumps(of views: Set<String>) -> [Double] {
    tracks.filter { views.contains($0.target.view) }.flatMap { track in
      var (time, result): (Double, [Double]) = (0, [])
      for keyframe in track.keyframes {
        if case .move = keyframe { result.append(time) }
        time += keyframe.duration
      }
      return result
    }
  }
}

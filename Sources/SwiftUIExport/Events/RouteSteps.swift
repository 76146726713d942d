import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The motion of a position along several paths, one after the other: step n ends on path n.
struct RouteSteps: Sendable {
  /// The paths; one point for an immediate change.
  private(set) var paths: [BezierPath] = []
  /// The steps before and after each change.
  private(set) var steps: [Change: (from: Int, to: Int)] = [:]
  /// Whether there are several paths and a motion overshoots one: its step alone does not tell the path then.
  var overshoots: Bool { isOvershooting && paths.count > 1 }
  /// Whether the curve of a motion overshoots.
  private var isOvershooting = false

  struct Change: Hashable, Sendable {
    let event: Int
    let action: TimelineAction
  }

  /// The positions of groups, ellipses and rectangles that change along curved paths, one change after the other.
  ///
  /// A clock that continues would have to go back to the first path; such positions are left out.
  static func all(of timeline: Timeline) -> [TimelineAction.Target: RouteSteps] {
    guard timeline.clock.atEnd == .reset || !timeline.clock.repeats else { return [:] }
    var changes: [TimelineAction.Target: [(time: Double, change: Change)]] = [:]
    for event in timeline.events {
      for action in event.actions where action.target.key == .position {
        let time = timeline.clock.time(of: event.number) + action.after
        changes[action.target.wholeProperty, default: []].append(
          (time, Change(event: event.number, action: action)))
      }
    }
    var initial: [String: PropertyValue] = [:]
    for view in timeline.canvas.root.preorder {
      switch view.node.kind {
      case .group, .ellipse, .rectangle:
        initial[view.node.id] = view.node.initialValue(.position)
      default: continue
      }
    }
    var result: [TimelineAction.Target: RouteSteps] = [:]
    for (target, list) in changes where list.contains(where: { $0.change.action.isCurved }) {
      guard let start = initial[target.view] else { continue }
      let sorted = list.sorted { $0.time < $1.time }
      if let steps = RouteSteps(sorted, from: start.vectorValue) { result[target] = steps }
    }
    return result
  }

  /// Prepares the steps of changes in order of time; `nil` for changes that run at one time, or equal ones, and for curves in
  /// space, along which the pace is another than in the picture.
  private init?(_ changes: [(time: Double, change: Change)], from start: Vector3) {
    var (point, end) = (start, -Double.infinity)
    for (time, change) in changes {
      let action = change.action
      guard action.target.component == nil, time > end - 1e-6, steps[change] == nil else {
        return nil
      }
      switch action.change {
      case .set(let value):
        point = value.vectorValue
        addJump(to: point.xy, from: start.xy)
        steps[change] = (paths.count, paths.count)
        end = time
      case .animate(let animation):
        if let from = animation.from?.vectorValue, from != point {
          point = from
          addJump(to: point.xy, from: start.xy)
        }
        let (first, last) = (paths.count, animation.to.vectorValue)
        var path = BezierPath()
        path.move(to: point.xy)
        if let curve = animation.along {
          let depths = [curve.outgoing.z, curve.incoming.z, last.z - point.z]
          guard depths.allSatisfy({ $0 == 0 }) else { return nil }
          path.addCurve(
            to: last.xy, control1: point.xy + curve.outgoing.xy,
            control2: last.xy + curve.incoming.xy)
        } else {
          path.addLine(to: last.xy)
        }
        paths.append(path)
        if animation.curve.timingCurve?.overshoots != false { isOvershooting = true }
        steps[change] = (first, paths.count)
        point = last
        end = time + animation.delay + animation.runningTime
      case .play, .stop: return nil
      }
    }
  }

  /// Adds a path of one point; before it the initial point has one.
  private mutating func addJump(to point: Vector2, from start: Vector2) {
    for point in paths.isEmpty ? [start, point] : [point] {
      var path = BezierPath()
      path.move(to: point)
      paths.append(path)
    }
  }
}

extension TimelineAction {
  /// Whether it animates a point along a curve.
  var isCurved: Bool {
    if case .animate(let animation) = change { animation.along != nil } else { false }
  }
}

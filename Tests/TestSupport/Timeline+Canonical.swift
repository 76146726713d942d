package import Geometry
import SceneModel
package import TimelineModel
import ViewTree

extension Timeline {
  /// The timeline in the form in which it is read back from JSON.
  ///
  /// It omits initial values that are defaults or that the kind of view does not have, and has
  /// paths in their canonical form. Converted timelines differ in nothing else.
  package var canonicalized: Timeline {
    var result = self
    result.canvas.root = canvas.root.canonicalized
    for index in definitions.indices {
      result.definitions[index].value = definitions[index].value.canonicalized
    }
    for event in result.events.indices {
      for action in result.events[event].actions.indices {
        result.events[event].actions[action].change.canonicalize()
        result.events[event].actions[action].accuracy =
          events[event].actions[action].accuracy.rounded(
            of: events[event].actions[action].target.key)
      }
      result.events[event].keyframes = result.events[event].keyframes.map(\.canonicalized)
      result.events[event].phases = result.events[event].phases.map(\.canonicalized)
    }
    return result
  }
}

extension ViewNode {
  fileprivate var canonicalized: ViewNode {
    var result = self
    result.properties = [:]
    for property in kind.properties {
      guard let value = properties[property.key]?.canonicalized, value != property.initial else {
        continue
      }
      result.properties[property.key] = value
    }
    result.children = children.map(\.canonicalized)
    return result
  }
}

extension TimelineAction.Change {
  fileprivate mutating func canonicalize() {
    switch self {
    case .set(let value):
      self = .set(value.canonicalized)
    case .animate(var animation):
      animation.from = animation.from?.canonicalized
      animation.to = animation.to.canonicalized
      animation.duration = animation.curve.settlingDuration ?? animation.duration
      self = .animate(animation)
    case .play, .stop:
      break
    }
  }
}

extension KeyframeRun {
  fileprivate var canonicalized: KeyframeRun {
    var result = self
    for track in timeline.tracks.indices {
      result.timeline.tracks[track].keyframes = timeline.tracks[track].keyframes.map {
        $0.replacing($0.value.canonicalized)
      }
    }
    return result
  }
}

extension KeyframeTimeline.Keyframe {
  fileprivate func replacing(_ value: PropertyValue) -> Self {
    switch self {
    case .linear(_, let duration, let curve):
      .linear(value, duration: duration, curve: curve)
    case .cubic(_, let duration, let start, let end):
      .cubic(value, duration: duration, startVelocity: start, endVelocity: end)
    case .spring(_, let duration, let spring, let start):
      .spring(value, duration: duration, spring: spring, startVelocity: start)
    case .move: .move(value)
    }
  }
}

extension PhaseRun {
  fileprivate var canonicalized: PhaseRun {
    var result = self
    for phase in timeline.phases.indices {
      let duration = timeline.phases[phase].curve.settlingDuration
      result.timeline.phases[phase].duration = duration ?? timeline.phases[phase].duration
      for value in timeline.phases[phase].values.indices {
        result.timeline.phases[phase].values[value].value =
          timeline.phases[phase].values[value].value.canonicalized
      }
    }
    return result
  }
}

extension PropertyValue {
  fileprivate var canonicalized: PropertyValue {
    if case .path(let path) = self { .path(path.canonicalized) } else { self }
  }
}

extension BezierPath {
  /// The path in the form in which it is read back from path data.
  ///
  /// It omits contours without knots, and moves control points without effect, before an open
  /// contour's first and after its last vertex, onto these vertices.
  package var canonicalized: BezierPath {
    var result = BezierPath()
    for contour in contours where contour.knotCount > 0 {
      result.append(contour, of: self)
      guard !contour.isClosed, let added = result.contours.last else { continue }
      let first = added.firstKnot * 3
      let last = result.points.count - 1
      result.points[first] = result.points[first + 1]
      result.points[last] = result.points[last - 1]
    }
    return result
  }
}

import Geometry
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension RunGroup {
  /// The tracks and the number of runs, of one view or of several, with names of constants in place of values.
  func jsonNode(_ notation: TimelineNotation) -> JSONNode {
    var fields: [JSONField] = []
    if runs.count > 1 {
      let views = runs.map { JSONNode.string($0.view ?? "") }
      fields.append(JSONField(KeyframeName.views, .array(views)))
    }
    let tracks = first.timeline.tracks.map { track in
      let keyframes = track.keyframes.map { $0.jsonNode(of: track.target, notation) }
      let target = runs.count > 1 ? track.target.propertyText : track.target.text
      return JSONField(target, .array(keyframes))
    }
    fields.append(JSONField(KeyframeName.tracks, .object(tracks)))
    if first.count != 1 { fields.append(JSONField(ActionName.repeats, .times(first.count))) }
    if first.after != 0 {
      fields.append(JSONField(ActionName.after, notation.delay(first.after, of: role)))
    }
    if step != 0 {
      fields.append(
        JSONField(ActionName.step, notation.delay(step, of: role, isStep: true)))
    }
    return .object(fields)
  }
}

extension KeyframeTimeline.Keyframe {
  fileprivate func jsonNode(
    of target: TimelineAction.Target, _ notation: TimelineNotation
  ) -> JSONNode {
    let role = PropertyRole(target.key)
    func time(_ seconds: Double) -> JSONNode { notation.duration(seconds, of: role) }
    func pace(_ curve: AnimationCurve) -> JSONNode { notation.curve(curve, of: role) }
    let value = notation.value(value, like: target.standard)
    switch self {
    case .linear(_, let duration, let curve):
      var fields = [
        JSONField(KeyframeKind.linear.rawValue, value),
        JSONField(ActionName.duration, time(duration)),
      ]
      if curve != .linear { fields.append(JSONField(ActionName.curve, pace(curve))) }
      return .object(fields)
    case .cubic(_, let duration, let start, let end):
      let fields = [
        JSONField(KeyframeKind.cubic.rawValue, value),
        JSONField(ActionName.duration, time(duration)),
      ]
      return .object(
        fields + velocity(KeyframeName.startVelocity, start)
          + velocity(KeyframeName.endVelocity, end))
    case .spring(_, let duration, let spring, let start):
      var fields = [JSONField(KeyframeKind.spring.rawValue, value)]
      if let duration { fields.append(JSONField(ActionName.duration, time(duration))) }
      if spring != .smooth { fields.append(JSONField(ActionName.curve, pace(spring))) }
      return .object(fields + velocity(KeyframeName.startVelocity, start))
    case .move:
      return [KeyframeKind.move.rawValue: value]
    }
  }

  private func velocity(_ name: String, _ velocity: PropertyValue?) -> [JSONField] {
    velocity.map { [JSONField(name, $0.jsonNode(like: .vector(.zero)))] } ?? []
  }
}

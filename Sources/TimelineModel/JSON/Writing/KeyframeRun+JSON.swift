import Geometry
import JSONTree
import SceneModel
import ViewTree

extension RunGroup {
  /// The tracks and how often they run, for one view or for several, and names in place of constants.
  func jsonNode(_ names: ConstantNames) -> JSONNode {
    var fields: [JSONField] = []
    if runs.count > 1 {
      let views = runs.map { JSONNode.string($0.view ?? "") }
      fields.append(JSONField(KeyframeName.views, .array(views)))
    }
    let tracks = first.timeline.tracks.map { track in
      let keyframes = track.keyframes.map { $0.jsonNode(of: track.target, names) }
      let target = runs.count > 1 ? track.target.propertyText : track.target.text
      return JSONField(target, .array(keyframes))
    }
    fields.append(JSONField(KeyframeName.tracks, .object(tracks)))
    if first.count != 1 { fields.append(JSONField(ActionName.repeats, .times(first.count))) }
    if first.after != 0 {
      fields.append(
        JSONField(ActionName.after, names.node(.delay(first.after)) ?? .number(first.after)))
    }
    if step != 0 {
      fields.append(JSONField(ActionName.step, names.node(.delay(step)) ?? .number(step)))
    }
    return .object(fields)
  }
}

extension KeyframeTimeline.Keyframe {
  fileprivate func jsonNode(
    of target: TimelineAction.Target, _ names: ConstantNames
  ) -> JSONNode {
    func time(_ seconds: Double) -> JSONNode { names.node(.duration(seconds)) ?? .number(seconds) }
    func pace(_ curve: AnimationCurve) -> JSONNode { names.node(.curve(curve)) ?? curve.jsonNode }
    let value = value.jsonNode(like: target.standard)
    switch self {
    case .linear(_, let duration, let curve):
      var fields = [
        JSONField(KeyframeName.linear, value), JSONField(ActionName.duration, time(duration)),
      ]
      if curve != .linear { fields.append(JSONField(ActionName.curve, pace(curve))) }
      return .object(fields)
    case .cubic(_, let duration, let start, let end):
      let fields = [
        JSONField(KeyframeName.cubic, value), JSONField(ActionName.duration, time(duration)),
      ]
      return .object(
        fields + velocity(KeyframeName.startVelocity, start)
          + velocity(KeyframeName.endVelocity, end))
    case .spring(_, let duration, let spring, let start):
      var fields = [JSONField(KeyframeName.spring, value)]
      if let duration { fields.append(JSONField(ActionName.duration, time(duration))) }
      if spring != .smooth { fields.append(JSONField(ActionName.curve, pace(spring))) }
      return .object(fields + velocity(KeyframeName.startVelocity, start))
    case .move:
      return [KeyframeName.move: value]
    }
  }

  private func velocity(_ name: String, _ velocity: PropertyValue?) -> [JSONField] {
    velocity.map { [JSONField(name, $0.jsonNode(like: .vector(.zero)))] } ?? []
  }
}

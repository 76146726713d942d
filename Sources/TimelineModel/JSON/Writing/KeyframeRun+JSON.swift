import Geometry
import JSONTree
import StageModel

extension KeyframeRun {
  /// The tracks and how often they run.
  var jsonNode: JSONNode {
    let tracks = timeline.tracks.map { track in
      JSONField(
        track.target.text, .array(track.keyframes.map { $0.jsonNode(of: track.target) }))
    }
    var fields = [JSONField(KeyframeName.tracks, .object(tracks))]
    if count != 1 { fields.append(JSONField(ActionName.repeats, .times(count))) }
    if after != 0 { fields.append(JSONField(ActionName.after, .number(after))) }
    return .object(fields)
  }
}

extension KeyframeTimeline.Keyframe {
  fileprivate func jsonNode(of target: TimelineAction.Target) -> JSONNode {
    let value = value.jsonNode(like: target.standard)
    switch self {
    case .linear(_, let duration, let curve):
      var fields = [
        JSONField(KeyframeName.linear, value), JSONField(ActionName.duration, .number(duration)),
      ]
      if curve != .linear { fields.append(JSONField(ActionName.curve, curve.jsonNode)) }
      return .object(fields)
    case .cubic(_, let duration, let start, let end):
      let fields = [
        JSONField(KeyframeName.cubic, value), JSONField(ActionName.duration, .number(duration)),
      ]
      return .object(
        fields + velocity(KeyframeName.startVelocity, start)
          + velocity(KeyframeName.endVelocity, end))
    case .spring(_, let duration, let spring, let start):
      var fields = [JSONField(KeyframeName.spring, value)]
      if let duration { fields.append(JSONField(ActionName.duration, .number(duration))) }
      if spring != .smooth { fields.append(JSONField(ActionName.curve, spring.jsonNode)) }
      return .object(fields + velocity(KeyframeName.startVelocity, start))
    case .move:
      return [KeyframeName.move: value]
    }
  }

  private func velocity(_ name: String, _ velocity: PropertyValue?) -> [JSONField] {
    velocity.map { [JSONField(name, $0.jsonNode(like: .vector(.zero)))] } ?? []
  }
}

import JSONTree
import TimelineModel
import ViewTree

extension PhaseRun {
  /// The phases and the number of runs.
  func jsonNode(_ notation: TimelineNotation) -> JSONNode {
    let phases = timeline.phases.map { $0.jsonNode(notation) }
    var fields = [JSONField(PhaseName.states, .array(phases))]
    if count != 1 { fields.append(JSONField(ActionName.repeats, .times(count))) }
    if after != 0 { fields.append(JSONField(ActionName.after, notation.time(after))) }
    return .object(fields)
  }
}

extension PhaseTimeline.Phase {
  fileprivate func jsonNode(_ notation: TimelineNotation) -> JSONNode {
    var fields: [JSONField] = []
    if !name.isEmpty { fields.append(JSONField(PhaseName.name, .string(name))) }
    if !values.isEmpty {
      let values = values.map {
        JSONField($0.target.text, notation.value($0.value, like: $0.target.standard))
      }
      fields.append(JSONField(PhaseName.values, .object(values)))
    }
    if curve != .linear { fields.append(JSONField(ActionName.curve, curve.jsonNode)) }
    if curve.settlingDuration == nil {
      fields.append(JSONField(ActionName.duration, notation.time(duration)))
    }
    if delay != 0 { fields.append(JSONField(ActionName.delay, notation.time(delay))) }
    return .object(fields)
  }
}

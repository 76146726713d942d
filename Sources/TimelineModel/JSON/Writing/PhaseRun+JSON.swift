import JSONTree
import ViewTree

extension PhaseRun {
  /// The phases and the number of runs.
  var jsonNode: JSONNode {
    var fields = [JSONField(PhaseName.states, .array(timeline.phases.map(\.jsonNode)))]
    if count != 1 { fields.append(JSONField(ActionName.repeats, .times(count))) }
    if after != 0 { fields.append(JSONField(ActionName.after, .number(after))) }
    return .object(fields)
  }
}

extension PhaseTimeline.Phase {
  fileprivate var jsonNode: JSONNode {
    var fields: [JSONField] = []
    if !name.isEmpty { fields.append(JSONField(PhaseName.name, .string(name))) }
    if !values.isEmpty {
      let values = values.map {
        JSONField($0.target.text, $0.value.jsonNode(like: $0.target.standard))
      }
      fields.append(JSONField(PhaseName.values, .object(values)))
    }
    if curve != .linear { fields.append(JSONField(ActionName.curve, curve.jsonNode)) }
    if curve.settlingDuration == nil {
      fields.append(JSONField(ActionName.duration, .number(duration)))
    }
    if delay != 0 { fields.append(JSONField(ActionName.delay, .number(delay))) }
    return .object(fields)
  }
}

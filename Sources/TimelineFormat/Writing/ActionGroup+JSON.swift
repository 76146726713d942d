import JSONTree
import TimelineModel
import ViewTree

extension ActionGroup {
  /// The first action with all targets and the step.
  func jsonNode(_ notation: TimelineNotation) -> JSONNode {
    let node = first.jsonNode(notation)
    guard case .object(var fields) = node else { return node }
    if actions.count > 1 {
      let targets = actions.map { JSONNode.string($0.nameInGroup) }
      fields[0] = JSONField(fields[0].name, .array(targets))
    }
    guard step != 0 else { return .object(fields) }
    let place = fields.firstIndex { $0.name == ActionName.within } ?? fields.count
    let step = notation.delay(step, of: first.role, isStep: true)
    fields.insert(JSONField(ActionName.step, step), at: place)
    return .object(fields)
  }
}

import JSONTree
import ViewTree

/// The names of a timeline's constants, by their values.
struct ConstantNames {
  private var names: [TimelineConstant.Value: String] = [:]

  init(_ constants: [TimelineConstant] = []) {
    for constant in constants.reversed() { names[constant.value] = constant.name }
  }

  /// The name of a value, if it has one.
  func node(_ value: TimelineConstant.Value) -> JSONNode? { names[value].map { .string($0) } }
}

extension ActionGroup {
  /// The first action with all targets and the step, with names of constants in place of values.
  func jsonNode(_ names: ConstantNames) -> JSONNode {
    let node = first.jsonNode
    guard case .object(var fields) = node else { return node }
    if actions.count > 1 {
      let targets = actions.map { JSONNode.string($0.nameInGroup) }
      fields[0] = JSONField(fields[0].name, .array(targets))
    }
    for index in fields.indices {
      if let constant = constant(fields[index]), let name = names.node(constant) {
        fields[index] = JSONField(fields[index].name, name)
      }
    }
    guard step != 0 else { return .object(fields) }
    let place = fields.firstIndex { $0.name == ActionName.within } ?? fields.count
    fields.insert(
      JSONField(ActionName.step, names.node(.delay(step)) ?? .number(step)), at: place)
    return .object(fields)
  }

  /// The value of a member of the first action that may be a constant.
  private func constant(_ field: JSONField) -> TimelineConstant.Value? {
    switch (field.name, field.value, first.change) {
    case (ActionName.duration, .number(let seconds), _): .duration(seconds)
    case (ActionName.delay, .number(let seconds), _), (ActionName.after, .number(let seconds), _):
      .delay(seconds)
    case (ActionName.curve, _, .animate(let animation)): .curve(animation.curve)
    default: nil
    }
  }
}

extension JSONNode {
  /// Constants by their groups, each in its order.
  static func constants(_ constants: [TimelineConstant]) -> JSONNode {
    var fields: [String: [JSONField]] = [:]
    for constant in constants {
      let (section, node) = constant.value.place
      fields[section, default: []].append(JSONField(constant.name, node))
    }
    let sections = [ConstantName.durations, ConstantName.delays, ConstantName.curves]
    return .object(
      sections.compactMap { name in fields[name].map { JSONField(name, .object($0)) } })
  }
}

extension TimelineConstant.Value {
  /// The group of constants that the value belongs to, with its JSON form.
  fileprivate var place: (section: String, node: JSONNode) {
    switch self {
    case .duration(let seconds): (ConstantName.durations, .number(seconds))
    case .delay(let seconds): (ConstantName.delays, .number(seconds))
    case .curve(let curve): (ConstantName.curves, curve.jsonNode)
    }
  }
}

extension TimelineMarker {
  var jsonNode: JSONNode {
    var fields = [
      JSONField(MarkerName.name, .string(name)), JSONField(MarkerName.time, .number(time)),
    ]
    if duration != 0 { fields.append(JSONField(MarkerName.duration, .number(duration))) }
    return .object(fields)
  }
}

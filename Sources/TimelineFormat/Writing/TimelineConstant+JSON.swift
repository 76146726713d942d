import JSONTree
import TimelineModel
import ViewTree

extension JSONNode {
  /// Constants by their groups, each in its order.
  static func constants(
    _ constants: [TimelineConstant], _ notation: TimelineNotation
  ) -> JSONNode {
    var fields: [String: [JSONField]] = [:]
    for constant in constants {
      let (section, node) = constant.value.place(notation)
      fields[section, default: []].append(JSONField(constant.name, node))
    }
    let sections = [ConstantName.durations, ConstantName.delays, ConstantName.curves]
    return .object(
      sections.compactMap { name in fields[name].map { JSONField(name, .object($0)) } })
  }

  /// Definitions by their groups, each in its order.
  static func definitions(_ definitions: [TimelineDefinition]) -> JSONNode {
    var fields: [DefinitionSection: [JSONField]] = [:]
    for definition in definitions {
      guard let section = DefinitionSection(definition.value) else { continue }
      let node = definition.value.jsonNode(like: definition.value)
      fields[section, default: []].append(JSONField(definition.name, node))
    }
    return .object(
      DefinitionSection.allCases.compactMap { section in
        fields[section].map { JSONField(section.rawValue, .object($0)) }
      })
  }
}

extension TimelineConstant.Value {
  /// The group of constants that the value belongs to, with its JSON form.
  fileprivate func place(_ notation: TimelineNotation) -> (section: String, node: JSONNode) {
    switch self {
    case .duration(let seconds): (ConstantName.durations, notation.time(seconds))
    case .delay(let seconds): (ConstantName.delays, notation.time(seconds))
    case .curve(let curve): (ConstantName.curves, curve.jsonNode)
    }
  }
}

extension TimelineMarker {
  func jsonNode(_ notation: TimelineNotation) -> JSONNode {
    var fields = [
      JSONField(MarkerName.name, .string(name)), JSONField(MarkerName.time, notation.time(time)),
    ]
    if duration != 0 { fields.append(JSONField(MarkerName.duration, notation.time(duration))) }
    return .object(fields)
  }
}

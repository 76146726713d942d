import CompositionModel
import Geometry
import JSONTree

extension ScriptValue {
  /// The text of a JSON value.
  static func json(_ node: JSONNode) -> ScriptValue {
    .text(JSONWriter.text(node, layout: .compact))
  }
}

// Compositions and layers as JSON for the environment script.
extension ExpressionHost {
  func description(ofComposition number: Int) -> JSONNode {
    let name = number == 0 ? composition.name : composition.precompositions[number - 1].name
    let size = times.size(of: number)
    let layers = composition.layers(of: number).map { layer -> JSONNode in
      [.string(layer.name), JSONNode(layer.index)]
    }
    return [
      "name": .string(name), "width": .number(size.x), "height": .number(size.y),
      "rate": .number(composition.frameRate),
      "duration": .number(times.duration(of: number) / composition.frameRate),
      "layers": .array(layers),
    ]
  }

  /// A layer with its properties.
  func description(of address: LayerAddress) -> JSONNode {
    let layer = composition.layer(at: address)
    let rate = composition.frameRate
    let groups = self.layer(address).groups
    // As in lottie-web, other layers have a width and height of 100.
    var size = Vector2(100, 100)
    if case .precomposition(_, let own, _) = layer.content { size = own }
    let dataNumber = if case .data(let index?) = layer.content { index } else { -1 }
    func list(_ role: PropertyGroup.Role) -> JSONNode {
      groups.first { $0.facts.role == role }.map { .array($0.groups.map(object)) } ?? .null
    }
    var others = groups.filter { $0.facts.role == .other }
      .flatMap { $0.properties + $0.groups.flatMap(\.properties) }
    if case .text(let content) = layer.content, let expression = content.expression {
      others.append(evaluatedText(address, expression))
    }
    return [
      "n": .string(layer.name), "i": JSONNode(layer.index), "ip": .number(layer.inPoint / rate),
      "op": .number(layer.outPoint / rate), "st": .number(layer.startTime / rate),
      "par": .int(layer.parent ?? -1), "w": .number(size.x),
      "h": .number(size.y), "td": .bool(layer.isThreeDimensional),
      "dt": .int(dataNumber),
      "tr": groups.first { $0.facts.role == .transform }.map(object) ?? .null, "sh": list(.shapes),
      "ef": list(.effects), "mk": list(.masks),
      "other": .object(
        others.map { JSONField("\($0.number)", [.string($0.name), .string($0.kind)]) }),
    ]
  }

  private func object(_ group: PropertyCollector.Group) -> JSONNode {
    let facts = group.facts
    var fields = [
      JSONField("k", .string(facts.kind)), JSONField("n", .string(facts.name)),
      JSONField("m", .string(facts.matchName)),
      JSONField("x", .int(facts.number)),
    ]
    if facts.kind == "control" || facts.kind == "layerControl" {
      fields.append(JSONField("v", group.properties.first.map(place) ?? .null))
      return .object(fields)
    }
    if facts.kind == "effect" { fields.append(JSONField("e", .bool(facts.isEnabled))) }
    fields.append(JSONField("p", .object(group.properties.map { JSONField($0.name, place($0)) })))
    for inner in group.groups {
      if inner.facts.role == .transform { fields.append(JSONField("t", object(inner))) }
      if inner.facts.role == .dashes { fields.append(JSONField("d", object(inner))) }
    }
    if facts.kind == "group" || facts.kind == "effect" {
      let children = group.groups.filter { $0.facts.role == .child }
      fields.append(JSONField("c", .array(children.map(object))))
    }
    return .object(fields)
  }

  /// The number and kind of a property.
  private func place(_ property: EvaluatedProperty) -> JSONNode {
    [.int(property.number), .string(property.kind)]
  }
}

extension JSONNode {
  fileprivate init(_ number: Double?) { self = number.map { .number($0) } ?? .null }
}

import CompositionModel

/// Describes a layer for the environment script, as JSON.
struct LayerDescription {
  /// The properties and groups.
  let collector: PropertyCollector
  /// The number of the first property in the list of all layers.
  let firstNumber: Int

  /// The layer as a JSON object.
  ///
  /// - Parameters:
  ///   - size: The width and height in expressions.
  ///   - textNumber: The number of the source text.
  func text(
    of layer: Layer, frameRate: Double, size: (Double, Double), textNumber: Int?
  ) -> String {
    var members = [
      ("n", JSONText.quoted(layer.name)), ("i", layer.index.map(JSONText.number) ?? "null"),
      ("ip", JSONText.number(layer.inPoint / frameRate)),
      ("op", JSONText.number(layer.outPoint / frameRate)),
      ("st", JSONText.number(layer.startTime / frameRate)), ("par", "\(layer.parent ?? -1)"),
      ("w", JSONText.number(size.0)), ("h", JSONText.number(size.1)),
      ("td", layer.isThreeDimensional ? "true" : "false"), ("dt", "\(layer.dataNumber)"),
    ]
    for group in collector.groups {
      switch group.group.role {
      case .transform: members.append(("tr", object(group)))
      case .shapes: members.append(("sh", list(group)))
      case .effects: members.append(("ef", list(group)))
      case .masks: members.append(("mk", list(group)))
      case .other: members.append(("other", others(group, textNumber)))
      case .child, .dashes: break
      }
    }
    return JSONText.object(members)
  }

  private func list(_ group: PropertyCollector.Group) -> String {
    "[" + group.groups.map(object).joined(separator: ",") + "]"
  }

  private func object(_ group: PropertyCollector.Group) -> String {
    let facts = group.group
    var members = [
      ("k", JSONText.quoted(facts.kind)), ("n", JSONText.quoted(facts.name)),
      ("m", JSONText.quoted(facts.matchName)), ("x", "\(facts.number)"),
    ]
    if facts.kind == "control" || facts.kind == "layerControl" {
      members.append(("v", group.properties.first.map(place) ?? "null"))
      return JSONText.object(members)
    }
    if facts.kind == "effect" { members.append(("e", facts.isEnabled ? "true" : "false")) }
    members.append(
      (
        "p",
        JSONText.object(
          group.properties.map { (collector.properties[$0].key, place($0)) })
      ))
    for inner in group.groups where inner.group.role == .transform {
      members.append(("t", object(inner)))
    }
    for inner in group.groups where inner.group.role == .dashes {
      members.append(("d", object(inner)))
    }
    let children = group.groups.filter { $0.group.role == .child }
    if facts.kind == "group" || facts.kind == "effect" {
      members.append(("c", "[" + children.map(object).joined(separator: ",") + "]"))
    }
    return JSONText.object(members)
  }

  /// The number and kind of a property.
  private func place(_ index: Int) -> String {
    "[\(firstNumber + index),\"\(collector.properties[index].kind)\"]"
  }

  /// The names and kinds of the properties that expressions cannot find by name, by number.
  private func others(_ group: PropertyCollector.Group, _ textNumber: Int?) -> String {
    let indices = group.properties + group.groups.flatMap { $0.properties }
    var members = indices.map { index in
      let property = collector.properties[index]
      return ("\(firstNumber + index)", "[\"\(property.key)\",\"\(property.kind)\"]")
    }
    if let textNumber { members.append(("\(textNumber)", "[\"Source Text\",\"t\"]")) }
    return JSONText.object(members)
  }
}

/// Writes JSON for the environment script.
enum JSONText {
  /// An object with members that are JSON.
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(quoted($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }

  /// A number; 0 if it is not finite.
  static func number(_ number: Double) -> String { number.isFinite ? "\(number)" : "0" }

  /// A string.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Layer {
  /// The index of its data file; -1 for other layers.
  fileprivate var dataNumber: Int {
    if case .data(let index?) = content { index } else { -1 }
  }
}

import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension ViewNode {
  /// The view with its children.
  func jsonNode(_ notation: TimelineNotation) -> JSONNode {
    var fields = self.fields(isRoot: false, notation)
    if !children.isEmpty {
      fields.append(JSONField(ViewName.children, .array(children.map { $0.jsonNode(notation) })))
    }
    return .object(fields)
  }

  /// The members without the children; of the root only those that differ from the default root.
  func fields(isRoot: Bool, _ notation: TimelineNotation) -> [JSONField] {
    var fields: [JSONField] = []
    if !isRoot || id != ViewName.rootIdentifier {
      fields.append(JSONField(ViewName.id, .string(id)))
    }
    if !name.isEmpty { fields.append(JSONField(ViewName.name, .string(name))) }
    if !isRoot { fields.append(JSONField(ViewName.kind, .string(kind.name))) }
    return fields + kind.optionFields + propertyFields(notation)
  }

  /// The members for initial values that differ from the defaults.
  private func propertyFields(_ notation: TimelineNotation) -> [JSONField] {
    kind.properties.compactMap { property in
      guard let value = properties[property.key], value != property.initial else { return nil }
      return JSONField(property.key.rawValue, notation.value(value, like: property.initial))
    }
  }
}

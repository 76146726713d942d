import StageModel

/// The values that properties have at the first frame.
struct InitialValues {
  private var values: [Int: [(target: PropertyTarget, value: PropertyValue)]] = [:]

  /// Notes the value of a property, or of one dimension of it.
  mutating func set(_ value: PropertyValue, _ target: PropertyTarget) {
    values[target.view, default: []].append((target, value))
  }

  /// The stage with these values, and all others as files hold them.
  func applied(to stage: Stage) -> Stage {
    var result = stage
    var index = 0
    apply(to: &result.root, &index)
    return result
  }

  private func apply(to view: inout StageView, _ index: inout Int) {
    for (key, value) in view.properties {
      let rounded = value.rounded(of: key)
      if rounded != value { view.properties[key] = rounded }
    }
    for (target, value) in values[index] ?? [] {
      guard let slot = view.kind.schema.first(where: { $0.key == target.key }) else { continue }
      var whole = view.properties[target.key] ?? slot.initial
      if let component = target.component {
        whole.setComponent(component, value.numberValue)
      } else {
        whole = value
      }
      view.properties[target.key] = whole == slot.initial ? nil : whole
    }
    index += 1
    for child in view.children.indices { apply(to: &view.children[child], &index) }
  }
}

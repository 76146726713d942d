import StageModel

/// Writes the values that properties have at the first frame, and all others as files hold them, to a stage.
struct InitialValues {
  private let properties: ConvertedProperties
  private var rounded = RoundedValues()
  /// The first moving property of each view, and the next one of the same view; -1 for none.
  private var first: [Int]
  private var next: [Int]
  /// The preorder index of the next view.
  private var view = 0

  /// - Parameters:
  ///   - properties: The properties that move.
  ///   - count: How many views there are.
  init(_ properties: ConvertedProperties, views count: Int) {
    self.properties = properties
    first = Array(repeating: -1, count: count)
    next = Array(repeating: -1, count: properties.members.count)
    for (index, member) in properties.members.enumerated().reversed() {
      next[index] = first[member.target.view]
      first[member.target.view] = index
    }
  }

  /// Writes all values.
  mutating func apply(to stage: inout Stage) { apply(to: &stage.root) }

  private mutating func apply(to view: inout StageView) {
    let index = self.view
    self.view += 1
    rounded.round(&view.properties)
    var member = first[index]
    while member >= 0 {
      let target = properties.members[member].target
      set(properties.courses[properties.members[member].course].initial, target, of: &view)
      member = next[member]
    }
    for child in view.children.indices { apply(to: &view.children[child]) }
  }

  /// Writes the value of a property, or of one dimension of it.
  private func set(_ value: PropertyValue, _ target: PropertyTarget, of view: inout StageView) {
    let schema = view.kind.schema
    guard let place = schema.index(of: target.key) else { return }
    var whole = value
    if let component = target.component {
      whole = view.properties[target.key] ?? schema[place].initial
      whole.setComponent(component, value.numberValue)
    }
    view.properties[target.key] = whole == schema[place].initial ? nil : whole
  }
}

/// Writes values as files hold them; those that copies of a view share are rounded once, and shared again.
private struct RoundedValues {
  /// Each list that was rounded by its address; it is kept so that no other one takes its place.
  private var known = ClassMap<Int, (exact: PropertyValues, rounded: PropertyValues)>()

  mutating func round(_ values: inout PropertyValues) {
    guard !values.isEmpty else { return }
    let place = known.place(of: Int(bitPattern: values.address)) { (values, values.rounded) }
    values = known.values[place].rounded
  }
}

extension PropertyValues {
  /// The values as files hold them.
  fileprivate var rounded: PropertyValues {
    replacing { $0.value.isRounded(of: $0.key) ? nil : $0.value.rounded(of: $0.key) }
  }
}

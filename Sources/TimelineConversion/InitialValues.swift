import SceneModel
import ViewTree

/// Writes the values that properties have at the first frame, and all others as files hold them, to a view tree.
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
  mutating func apply(to canvas: inout ViewCanvas) { apply(to: &canvas.root) }

  private mutating func apply(to view: inout ViewNode) {
    let index = self.view
    self.view += 1
    rounded.round(&view.properties)
    setInitials(of: index, in: &view.properties, view.kind)
    for child in view.children.indices { apply(to: &view.children[child]) }
  }

  /// Writes the values of the properties of a view that move.
  private func setInitials(of view: Int, in values: inout PropertyValues, _ kind: ViewKind) {
    guard first[view] >= 0 else { return }
    let declared = kind.properties
    var member = first[view]
    while member >= 0 {
      let course = properties.members[member].course
      let target = properties.members[member].target
      member = next[member]
      guard let place = declared.index(of: target.key) else { continue }
      var whole = properties.courses[course].initial
      if let component = target.component {
        let number = whole.numberValue
        whole = values[target.key] ?? declared[place].initial
        whole.setComponent(component, number)
      }
      if whole == declared[place].initial {
        values.remove(target.key)
      } else {
        values.set(whole, for: target.key)
      }
    }
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

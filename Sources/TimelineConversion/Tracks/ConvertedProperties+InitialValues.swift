import SceneModel
import ViewTree

extension ConvertedProperties {
  /// Writes the initial values of a timeline to its view tree: those of animated properties at the first frame, and all
  /// others rounded as files hold them.
  func writeInitialValues(to canvas: inout ViewCanvas, _ views: ViewTable) {
    var properties: [[Property]] = Array(repeating: [], count: views.parents.count)
    for property in all { properties[property.target.view].append(property) }
    canvas.root.updatePreorder { index, view in
      view.properties = view.properties.rounded
      for property in properties[index] {
        setInitial(property, in: &view.properties, view.kind)
      }
    }
  }

  /// Writes the value of an animated property, unless it is the default.
  private func setInitial(_ property: Property, in values: inout PropertyValues, _ kind: ViewKind) {
    let target = property.target
    let declared = kind.properties
    guard let place = declared.index(of: target.key) else { return }
    var whole = tracks[property.track].initial
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

extension PropertyValues {
  /// The values as files hold them.
  fileprivate var rounded: PropertyValues {
    replacing { property in
      let rounded = property.value.rounded(of: property.key)
      return rounded == property.value ? nil : rounded
    }
  }
}

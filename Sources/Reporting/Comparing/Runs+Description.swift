import SceneModel
import TimelineModel
import ViewTree

extension KeyframeTimeline.Track: DescribableElement {
  var elementHead: DescribedElement {
    var element = DescribedElement(kind: "Track", name: target.text)
    element.view = target.view
    return element
  }

  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool {
    guard member == "keyframes" else { return false }
    reflection.context.unit = ValueUnit(target.key.declaration)
    defer { reflection.context.unit = nil }
    reflection.addList(keyframes, to: &element)
    return true
  }

  static var listRole: DescribedList.Role { .unordered }
}

extension KeyframeTimeline.Keyframe: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Keyframe", name: "") }

  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool {
    // The members of an enumeration are its case alone.
    reflection.add(self as Any, as: .named("motion"), to: &element)
    return true
  }
}

extension PhaseTimeline.Phase: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Phase", name: name) }
}

extension PhaseTimeline.Value: DescribableElement {
  var elementHead: DescribedElement {
    var element = DescribedElement(kind: "Value", name: target.text)
    element.view = target.view
    return element
  }

  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool {
    guard member == "value" else { return false }
    element.properties.append(
      DescribedProperty(
        name: "value", value: .constant(value, ValueUnit(target.key.declaration))))
    return true
  }

  static var listRole: DescribedList.Role { .unordered }
}

import SceneModel
import TimelineModel
import ViewTree

/// An action with the number of its event.
struct TimedAction: DescribableElement {
  /// The number of the event.
  var event: Int
  /// The time of the event, in seconds.
  var eventTime: Double
  /// The action.
  var action: TimelineAction

  var elementHead: DescribedElement {
    var element = DescribedElement(kind: "Action", name: action.target.propertyText)
    element.view = action.target.view
    element.start = eventTime + action.after
    return element
  }

  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool {
    guard member == "action" else { return member == "eventTime" }
    reflection.context.unit = ValueUnit(action.target.key.declaration)
    defer { reflection.context.unit = nil }
    reflection.add(action, .inline, to: &element)
    return true
  }

  static var listRole: DescribedList.Role { .unordered }
}

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

/// Keyframes with the number of the event that starts them.
struct TimedKeyframes: DescribableElement {
  /// The number of the event.
  var event: Int
  /// The keyframes.
  var run: KeyframeRun

  var elementHead: DescribedElement {
    let names = run.timeline.tracks.map(\.target.text).joined(separator: ", ")
    return DescribedElement(kind: "Keyframes", name: "", label: "Keyframes of \(names)")
  }

  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool {
    guard member == "run" else { return false }
    reflection.add(run, .inline, to: &element)
    return true
  }

  static var listRole: DescribedList.Role { .unordered }
}

/// Phases with the number of the event that starts them.
struct TimedPhases: DescribableElement {
  /// The number of the event.
  var event: Int
  /// The phases.
  var run: PhaseRun

  var elementHead: DescribedElement {
    let names = run.timeline.targets.map(\.text).joined(separator: ", ")
    return DescribedElement(kind: "Phases", name: "", label: "Phases of \(names)")
  }

  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool {
    guard member == "run" else { return false }
    reflection.add(run, .inline, to: &element)
    return true
  }

  static var listRole: DescribedList.Role { .unordered }
}

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

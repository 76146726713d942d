import SceneModel
import TimelineModel
import ViewTree

extension Timeline: DescribableElement {
  var elementHead: DescribedElement {
    DescribedElement(kind: "Timeline", name: "", label: name.isEmpty ? "Timeline" : name)
  }

  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool {
    switch member {
    case "canvas": describeViews(in: &element, by: &reflection)
    case "events": describeRuns(in: &element, by: &reflection)
    case "pictures": describePictures(in: &element)
    default: return false
    }
    return true
  }

  /// Adds the views; the root has no name of its own, so that its members are those of the timeline.
  private func describeViews(
    in element: inout DescribedElement, by reflection: inout ElementReflection
  ) {
    reflection.context.actions = Dictionary(
      grouping: events.flatMap { event in
        event.actions.map {
          TimedAction(event: event.number, eventTime: clock.time(of: event.number), action: $0)
        }
      }, by: \.action.target.view)
    reflection.add(canvas.size, .named("size", .points), to: &element)
    let root = reflection.element(canvas.root)
    element.properties += root.properties
    element.lists += root.lists
  }

  private func describeRuns(
    in element: inout DescribedElement, by reflection: inout ElementReflection
  ) {
    let keyframes = events.flatMap { event in
      event.keyframes.map { TimedRun(event: event.number, run: $0) }
    }
    let phases = events.flatMap { event in
      event.phases.map { TimedRun(event: event.number, run: $0) }
    }
    reflection.addList(keyframes, to: &element)
    reflection.addList(phases, to: &element)
  }

  private func describePictures(in element: inout DescribedElement) {
    for (source, picture) in pictures.pictures.sorted(by: { $0.key < $1.key }) {
      element.properties.append(
        DescribedProperty(
          name: "picture \(source)",
          value: .text(ContentMark.text(of: picture), digest: picture.levels[0].hashValue)))
    }
  }

  /// The timeline in general form.
  var described: DescribedElement {
    var reflection = ElementReflection()
    return reflection.element(self)
  }
}

extension TimelineConstant: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Constant", name: name) }
  static var listRole: DescribedList.Role { .unordered }
}

extension TimelineDefinition: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Definition", name: name) }
  static var listRole: DescribedList.Role { .unordered }
}

extension TimelineMarker: DescribableElement {
  var elementHead: DescribedElement { DescribedElement(kind: "Marker", name: name) }
  static var listRole: DescribedList.Role { .unordered }
}

/// The place of an element in both versions.
struct ComparedPlace {
  /// The names on the path to the element, outermost first.
  var names: [String]
  /// The kind of the element.
  var element: String
  /// The identifier of the view in a timeline.
  var view: String?
  /// The JSON pointers in both versions.
  var oldPointer: String?
  var newPointer: String?
  /// The time at which the element begins.
  var start: Double?
  /// The scale of times around the element; `nil` if it is unknown.
  var scale: ComparisonClock.Scale?

  /// The place of a child of the element.
  func child(_ old: DescribedElement?, _ new: DescribedElement?) -> ComparedPlace {
    guard let either = new ?? old else { return self }
    var place = self
    place.names.append(either.title)
    place.element = either.kind
    place.view = either.view ?? view
    place.oldPointer = pointer(old, else: oldPointer)
    place.newPointer = pointer(new, else: newPointer)
    place.start = either.start ?? start
    return place
  }

  private func pointer(_ element: DescribedElement?, else outer: String?) -> String? {
    guard let element else { return nil }
    return element.pointer.isEmpty ? outer : element.pointer
  }

  /// A change at the place.
  func change(_ kind: AnimationChange.Kind, _ text: String) -> AnimationChange {
    AnimationChange(
      kind: kind, place: names, element: element, view: view, oldPointer: oldPointer,
      newPointer: newPointer, text: text)
  }
}

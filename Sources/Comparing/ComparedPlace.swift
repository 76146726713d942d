/// The place of an element in both versions.
struct ComparedPlace {
  /// The clock of the new version.
  let clock: ComparisonClock
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
    place.oldPointer = old.flatMap { $0.pointer.isEmpty ? oldPointer : $0.pointer }
    place.newPointer = new.flatMap { $0.pointer.isEmpty ? newPointer : $0.pointer }
    place.start = either.start ?? start
    return place
  }

  /// A change at the place; its text is by default from the old to the new value.
  func change(
    _ kind: AnimationChange.Kind, _ text: String? = nil, property: String? = nil,
    old: String? = nil, new: String? = nil, at time: Double? = nil
  ) -> AnimationChange {
    let at = time.map { " at \(clock.text($0))" } ?? ""
    return AnimationChange(
      kind: kind, place: names, element: element, property: property, old: old, new: new,
      time: time.map { $0 / clock.rate }, frame: clock.frame(at: time ?? start, in: scale),
      view: view, oldPointer: oldPointer, newPointer: newPointer,
      text: text ?? "\(property ?? "")\(at): \(old ?? "") → \(new ?? "")")
  }
}

/// A part of an animation in a general form: a layer, a shape, an effect, a view.
///
/// Comparisons know this form alone, so that all parts of the model are matched and compared in one way.
struct DescribedElement {
  /// The name of the kind for people, such as `Shape layer`.
  var kind: String
  /// Facts that distinguish kinds of one name, such as After Effects' internal name; often empty.
  var kindDetail = ""
  /// The name that the designer gave it; empty without one.
  var name: String
  /// A name that identifies it without being part of the design, such as the identifier of an asset; often empty.
  var hint = ""
  /// The name in places; empty for the kind.
  var label = ""
  /// The JSON pointer to it; empty if it is unknown.
  var pointer = ""
  /// The identifier of the view that it belongs to; `nil` in designs.
  var view: String?
  /// The time at which it begins: of a layer in frames of the composition around it, of an action in seconds; `nil` for
  /// other parts.
  var start: Double?
  /// Its own properties, in order.
  var properties: [DescribedProperty] = []
  /// Its children.
  var lists: [DescribedList] = []
  /// A hash of all but name and hint, children included; set by `seal()`.
  private(set) var digest = 0
  /// Whether it or a child refers to another part of the animation.
  private(set) var hasReferences = false

  /// The name in places.
  var title: String { !label.isEmpty ? label : !name.isEmpty ? name : hint.isEmpty ? kind : hint }

  /// Whether its title is only that of its kind.
  var isUnnamed: Bool { label.isEmpty && name.isEmpty && hint.isEmpty }

  /// Sets the hash; the children have theirs already.
  mutating func seal() {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(kindDetail)
    for property in properties { hasher.combine(property) }
    for list in lists {
      for child in list.elements {
        hasher.combine(child.name)
        hasher.combine(child.digest)
      }
      hasher.combine(list.elements.count)
    }
    digest = hasher.finalize()
    hasReferences =
      properties.contains { $0.value.isReference }
      || lists.contains { $0.elements.contains(where: \.hasReferences) }
  }
}

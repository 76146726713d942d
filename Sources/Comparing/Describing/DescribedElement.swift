/// A part of an animation in a general form: a layer, a shape, an effect, a view.
///
/// Comparisons know this form alone, so that all parts of the model are matched and compared in one way.
struct DescribedElement {
  /// A named property.
  struct Property: Hashable {
    /// The name in words.
    var name: String
    /// The value.
    var value: DescribedValue
  }

  /// The children in one role, such as the masks of a layer.
  struct List {
    /// The type of the children; lists of two versions with equal types are paired.
    var type: String
    /// The role.
    var role: Role
    /// The kind of references to the children; `nil` if there are none.
    var scope: ReferenceScope?
    /// The children.
    var elements: [DescribedElement]
  }

  /// The role of a list of children.
  enum Role {
    /// The order matters, and children are compared one by one.
    case ordered
    /// The order does not matter.
    case unordered
    /// Only the number of differing children is listed, with this plural noun, as there can be thousands.
    case summarized(String)
  }

  /// The name of the kind for people, such as `Shape layer`.
  var kind = ""
  /// Facts that distinguish kinds of one name, such as After Effects' internal name; often empty.
  var kindDetail = ""
  /// The name that the designer gave it; empty without one.
  var name = ""
  /// A name that identifies it without being part of the design, such as the identifier of an asset; often empty.
  var hint = ""
  /// The name in places; empty for the kind.
  var label = ""
  /// The JSON pointer to it; empty if it is unknown.
  var pointer = ""
  /// The identifier of the view that it belongs to; `nil` in designs.
  var view: String?
  /// The time at which it begins: of a layer in frames of its composition, of an action in seconds; `nil` for other parts.
  var start: Double?
  /// Its own properties, in order.
  var properties: [Property] = []
  /// Its children.
  var lists: [List] = []
  /// A hash of all but name and hint, children included; set by `seal()`.
  private(set) var digest = 0
  /// Whether it or a child refers to another part of the animation.
  private(set) var hasReferences = false

  /// The name in places.
  var title: String { !label.isEmpty ? label : !name.isEmpty ? name : hint.isEmpty ? kind : hint }

  /// Whether it has no title but its kind.
  var isUnnamed: Bool { label.isEmpty && name.isEmpty && hint.isEmpty }

  /// Sets the hash; the children have theirs already.
  mutating func seal() {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(kindDetail)
    hasher.combine(properties)
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

  /// The number of properties that are listed for a new element.
  private static let briefCount = 3

  /// The first properties that are not usual, in words.
  func briefly(_ clock: ComparisonClock) -> String {
    properties.filter { !$0.value.isUsual && !$0.value.isAnimated && !$0.value.isPath }
      .prefix(DescribedElement.briefCount)
      .map { "\($0.name) \($0.value.text(clock))" }.joined(separator: ", ")
  }
}

/// A list of elements that others refer to by index.
enum ReferenceScope: Hashable {
  /// The layers of the composition around an element.
  case layers
  /// The precompositions.
  case precompositions
  /// The pictures.
  case images
  /// The sounds.
  case sounds
  /// The data files.
  case dataSources
}

import Diagnostics
import Geometry
import JSONTree
import TimelineModel
import ViewTree

extension CustomForm {
  /// The form of transitions: a name, an object, or an array for a combination.
  static let transition = CustomForm(
    "transition", example: ViewTransition.opacity, substitute: .opacity,
    ValueForm(transitionSchema) {
      $0.transition($1, depth: 1)
    } write: { transition, notation in
      transition.jsonNode(notation)
    })

  private static var transitionSchema: SchemaPart {
    let transition = SchemaPart.reference("transition")
    return .any(
      [
        .words(TransitionNames.plain.map(\.name)),
        .array(of: transition, counts: 1...TimelineLimits.transitions)
          .described("Several at once."),
      ] + TransitionNames.members.map { .object([.required($0.name, $0.form.schema)]) } + [
        .object([.required("insertion", transition), .required("removal", transition)])
      ]
    )
    .described("The state of the view before it appears and after it disappears.")
  }
}

/// The notations of transitions.
private enum TransitionNames {
  /// The transitions without values.
  static let plain: [(name: String, value: ViewTransition)] = [
    ("opacity", .opacity), ("slide", .slide),
  ]

  /// The transitions with one value, by the names of their members.
  static let members: [(name: String, form: ValueForm<ViewTransition>)] = [
    (
      "scale",
      ValueForm.number.described("A factor.").converted(ViewTransition.scale) {
        if case .scale(let factor) = $0 { factor } else { nil }
      }
    ),
    (
      "offset",
      ValueForm<Vector2>.pair("x and y", in: TimelineLimits.numbers).described("In points.")
        .converted(ViewTransition.offset) {
          if case .offset(let offset) = $0 { offset } else { nil }
        }
    ),
    (
      "move",
      ValueForm<ViewEdge>.words().described("The edge beyond which the view is moved.")
        .converted(ViewTransition.move) {
          if case .move(let edge) = $0 { edge } else { nil }
        }
    ),
    (
      "push",
      ValueForm<ViewEdge>.words()
        .described("The edge from which it enters; it leaves at the opposite one, and fades.")
        .converted(ViewTransition.push) {
          if case .push(let edge) = $0 { edge } else { nil }
        }
    ),
    (
      "blur",
      ValueForm<Double>.number(in: TimelineLimits.sizes)
        .described("The standard deviation, in points.")
        .converted(ViewTransition.blur) {
          if case .blur(let deviation) = $0 { deviation } else { nil }
        }
    ),
  ]

  /// The names of transitions with a value, for a message.
  static var list: String { members.map { "“\($0.name)”" }.joined(separator: ", ") }
}

extension TimelineReader {
  /// Reads a transition at a depth of transitions within each other.
  fileprivate mutating func transition(_ place: ReadPlace, depth: Int) -> ViewTransition? {
    guard depth <= ViewTransition.maximumDepth else {
      reportLimit(
        "more than \(ViewTransition.maximumDepth) transitions inside each other",
        at: place.pointer)
      return nil
    }
    switch place.value.kind {
    case .string:
      let (text, names) = (place.value.string ?? "", TransitionNames.plain.map(\.name))
      if let index = names.firstIndex(of: text) { return TransitionNames.plain[index].value }
      expected(
        "“opacity”, “slide” or an object with one of \(TransitionNames.list)", at: place,
        hint: Suggestion.text(for: text, among: names))
      return nil
    case .array:
      let part = ValueForm<ViewTransition>(.reference("transition")) {
        $0.transition($1, depth: depth + 1)
      } write: { _, _ in
        nil
      }
      let parts = ValueForm<[ViewTransition]>.array(
        of: part, "transitions", counts: 1...TimelineLimits.transitions
      ).read(&self, place)
      return parts.flatMap { $0.count == place.value.count ? .combined($0) : nil }
    case .object: return transitionObject(place, depth: depth)
    case .null, .bool, .number:
      expected("a transition such as “opacity” or {“move”: “bottom”}", at: place)
      return nil
    }
  }

  private mutating func transitionObject(_ place: ReadPlace, depth: Int) -> ViewTransition? {
    guard var members = object(place, "a transition") else { return nil }
    let insertion = members.take("insertion")
    let removal = members.take("removal")
    let parts = TransitionNames.members.compactMap { member in
      members.take(member.name).map { (member.form, $0) }
    }
    if let insertion, let removal, parts.isEmpty {
      let insertion = transition(insertion, depth: depth + 1)
      let removal = transition(removal, depth: depth + 1)
      finish(members, "a transition")
      guard let insertion, let removal else { return nil }
      return .asymmetric(insertion: insertion, removal: removal)
    }
    guard insertion == nil, removal == nil, parts.count == 1 else {
      report(
        "expected “insertion” and “removal”, or one of \(TransitionNames.list)",
        at: place.pointer)
      return nil
    }
    finish(members, "a transition")
    return parts[0].0.read(&self, parts[0].1)
  }
}

extension ViewTransition {
  /// A name, an object, or an array for a combination.
  fileprivate func jsonNode(_ notation: TimelineNotation) -> JSONNode {
    switch self {
    case .combined(let parts): return .array(parts.map { $0.jsonNode(notation) })
    case .asymmetric(let insertion, let removal):
      return ["insertion": insertion.jsonNode(notation), "removal": removal.jsonNode(notation)]
    case .opacity, .slide, .scale, .offset, .move, .push, .blur:
      if let plain = TransitionNames.plain.first(where: { $0.value == self }) {
        return .string(plain.name)
      }
      return .object(
        TransitionNames.members.flatMap { JSONField.list($0.name, $0.form.write(self, notation)) })
    }
  }
}

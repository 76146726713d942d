import Geometry
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension CustomForm {
  /// The form of transitions: a name, an object, or an array for a combination.
  static let transition = CustomForm(
    "transition", example: ViewTransition.opacity, substitute: .opacity, schema: schema,
    read: { $0.transition($1, depth: 1) }, write: { $0.jsonNode })

  private static var schema: SchemaPart {
    let transition = SchemaPart.reference("transition")
    return .any(
      [
        .words(of: TransitionWord.self),
        .array(of: transition, counts: 1...TimelineLimits.transitions)
          .described("Several at once."),
      ] + TransitionKind.allCases.map { .object([.required($0.rawValue, $0.schema)]) } + [
        .object([
          .required(TransitionName.insertion, transition),
          .required(TransitionName.removal, transition),
        ])
      ]
    )
    .described("The state of the view before it appears and after it disappears.")
  }
}

/// The transitions without values.
private enum TransitionWord: String, CaseIterable {
  case opacity
  case slide
}

/// The transitions with one value; each is the name of a member.
private enum TransitionKind: String, CaseIterable {
  case scale
  case offset
  case move
  case push
  case blur

  /// The names, for a message.
  static var list: String { allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ") }
}

/// The members of transitions that differ for insertion and removal.
private enum TransitionName {
  static let insertion = "insertion"
  static let removal = "removal"
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
    case .string: return namedTransition(place)
    case .array:
      guard (1...TimelineLimits.transitions).contains(place.value.count) else {
        expected("an array of 1 to \(TimelineLimits.transitions) transitions", at: place)
        return nil
      }
      let parts = place.elements.compactMap { transition($0, depth: depth + 1) }
      return parts.count == place.value.count ? .combined(parts) : nil
    case .object: return transitionObject(place, depth: depth)
    case .null, .bool, .number:
      expected("a transition such as “opacity” or {“move”: “bottom”}", at: place)
      return nil
    }
  }

  private mutating func namedTransition(_ place: ReadPlace) -> ViewTransition? {
    let text = place.value.string ?? ""
    switch TransitionWord(rawValue: text) {
    case .opacity: return .opacity
    case .slide: return .slide
    case nil:
      let names = TransitionWord.allCases.map(\.rawValue)
      expected(
        "“opacity”, “slide” or an object with one of \(TransitionKind.list)", at: place,
        hint: Suggestion.text(for: text, among: names))
      return nil
    }
  }

  private mutating func transitionObject(_ place: ReadPlace, depth: Int) -> ViewTransition? {
    guard var members = object(place, "a transition") else { return nil }
    let insertion = members.take(TransitionName.insertion)
    let removal = members.take(TransitionName.removal)
    let parts = TransitionKind.allCases.compactMap { kind in
      members.take(kind.rawValue).map { (kind, $0) }
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
        "expected “insertion” and “removal”, or one of \(TransitionKind.list)", at: place.pointer)
      return nil
    }
    finish(members, "a transition")
    return transition(parts[0].0, parts[0].1)
  }

  private mutating func transition(_ kind: TransitionKind, _ place: ReadPlace) -> ViewTransition? {
    switch kind {
    case .scale: number(place).map { .scale($0) }
    case .offset:
      pair(place, "x and y", in: TimelineLimits.numbers).map { .offset($0) }
    case .move: word(place, as: ViewEdge.self).map { .move($0) }
    case .push: word(place, as: ViewEdge.self).map { .push($0) }
    case .blur: number(place, in: TimelineLimits.sizes).map { .blur($0) }
    }
  }
}

extension ViewTransition {
  /// A name, an object, or an array for a combination.
  fileprivate var jsonNode: JSONNode {
    switch self {
    case .opacity: .string(TransitionWord.opacity.rawValue)
    case .slide: .string(TransitionWord.slide.rawValue)
    case .scale(let factor): [TransitionKind.scale.rawValue: .number(factor)]
    case .offset(let offset):
      [TransitionKind.offset.rawValue: [.number(offset.x), .number(offset.y)]]
    case .move(let edge): [TransitionKind.move.rawValue: .string(edge.rawValue)]
    case .push(let edge): [TransitionKind.push.rawValue: .string(edge.rawValue)]
    case .blur(let radius): [TransitionKind.blur.rawValue: .number(radius)]
    case .combined(let parts): .array(parts.map(\.jsonNode))
    case .asymmetric(let insertion, let removal):
      [
        TransitionName.insertion: insertion.jsonNode, TransitionName.removal: removal.jsonNode,
      ]
    }
  }
}

extension TransitionKind {
  /// The form of the value.
  fileprivate var schema: SchemaPart {
    switch self {
    case .scale: SchemaPart.reference("number").described("A factor.")
    case .offset:
      SchemaPart.tuple([.reference("number"), .reference("number")]).described("In points.")
    case .move:
      SchemaPart.words(of: ViewEdge.self).described("The edge beyond which the view is moved.")
    case .push:
      SchemaPart.words(of: ViewEdge.self)
        .described("The edge from which it enters; it leaves at the opposite one, and fades.")
    case .blur:
      SchemaPart.number(in: TimelineLimits.sizes).described("The standard deviation, in points.")
    }
  }
}

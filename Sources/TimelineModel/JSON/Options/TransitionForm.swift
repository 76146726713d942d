import Geometry
import JSONTree
import SceneModel
import ViewTree

extension CustomForm {
  /// The form of transitions: a name, an object, or an array for a combination.
  static let transition = CustomForm(
    "transition", example: ViewTransition.opacity, substitute: .opacity, schema: schema,
    read: { $0.transition($1, depth: 1) }, write: { $0.jsonNode })

  private static var schema: SchemaPart {
    let parts: [SchemaMember] = [
      .required(TransitionName.scale, SchemaPart.reference("number").described("A factor.")),
      .required(
        TransitionName.offset,
        SchemaPart.tuple([.reference("number"), .reference("number")]).described("In points.")),
      .required(
        TransitionName.move,
        SchemaPart.words(of: ViewEdge.self).described("The edge beyond which the view lies.")),
      .required(
        TransitionName.push,
        SchemaPart.words(of: ViewEdge.self)
          .described("The edge from which it comes; it goes to the opposite one, and fades.")),
      .required(
        TransitionName.blur,
        SchemaPart.number(in: TimelineLimits.sizes)
          .described("The standard deviation, in points.")),
    ]
    let transition = SchemaPart.reference("transition")
    return .any(
      [
        .words([TransitionName.opacity, TransitionName.slide]),
        .array(of: transition, counts: 1...TimelineLimits.transitions)
          .described("Several at once."),
      ] + parts.map { .object([$0]) } + [
        .object([
          .required(TransitionName.insertion, transition),
          .required(TransitionName.removal, transition),
        ])
      ]
    )
    .described("The state of the view before it appears and after it disappears.")
  }
}

/// The members of transitions.
private enum TransitionName {
  static let opacity = "opacity"
  static let slide = "slide"
  static let scale = "scale"
  static let offset = "offset"
  static let move = "move"
  static let push = "push"
  static let blur = "blur"
  static let insertion = "insertion"
  static let removal = "removal"

  /// The transitions that consist of one member.
  static let kinds = [scale, offset, move, push, blur]

  /// The names of these transitions, for a message.
  static var list: String { kinds.map { "“\($0)”" }.joined(separator: ", ") }
}

extension TimelineReader {
  /// Reads a transition at a depth of transitions within each other.
  fileprivate mutating func transition(_ place: ReadPlace, depth: Int) -> ViewTransition? {
    guard depth <= ViewTransition.maximumDepth else {
      report(
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
    default:
      expected("a transition such as “opacity” or {“move”: “bottom”}", at: place)
      return nil
    }
  }

  private mutating func namedTransition(_ place: ReadPlace) -> ViewTransition? {
    switch place.value.string {
    case TransitionName.opacity: return .opacity
    case TransitionName.slide: return .slide
    default:
      let names = [TransitionName.opacity, TransitionName.slide]
      expected(
        "“opacity”, “slide” or an object with one of \(TransitionName.list)", at: place,
        hint: Suggestion.text(for: place.value.string ?? "", among: names))
      return nil
    }
  }

  private mutating func transitionObject(_ place: ReadPlace, depth: Int) -> ViewTransition? {
    guard var members = object(place, "a transition") else { return nil }
    let insertion = members.take(TransitionName.insertion)
    let removal = members.take(TransitionName.removal)
    let parts = TransitionName.kinds.compactMap { kind in members.take(kind).map { (kind, $0) } }
    if let insertion, let removal, parts.isEmpty {
      let insertion = transition(insertion, depth: depth + 1)
      let removal = transition(removal, depth: depth + 1)
      finish(members, "a transition")
      guard let insertion, let removal else { return nil }
      return .asymmetric(insertion: insertion, removal: removal)
    }
    guard insertion == nil, removal == nil, parts.count == 1 else {
      report(
        "expected “insertion” and “removal”, or one of \(TransitionName.list)", at: place.pointer)
      return nil
    }
    finish(members, "a transition")
    return transition(parts[0].0, parts[0].1)
  }

  private mutating func transition(_ kind: String, _ place: ReadPlace) -> ViewTransition? {
    switch kind {
    case TransitionName.scale: number(place).map { .scale($0) }
    case TransitionName.offset:
      pair(place, "x and y", in: TimelineLimits.numbers).map { .offset($0) }
    case TransitionName.move: word(place, as: ViewEdge.self).map { .move($0) }
    case TransitionName.push: word(place, as: ViewEdge.self).map { .push($0) }
    default: number(place, in: TimelineLimits.sizes).map { .blur($0) }
    }
  }
}

extension ViewTransition {
  /// A name, an object, or an array for a combination.
  fileprivate var jsonNode: JSONNode {
    switch self {
    case .opacity: .string(TransitionName.opacity)
    case .slide: .string(TransitionName.slide)
    case .scale(let factor): [TransitionName.scale: .number(factor)]
    case .offset(let offset): [TransitionName.offset: [.number(offset.x), .number(offset.y)]]
    case .move(let edge): [TransitionName.move: .string(edge.rawValue)]
    case .push(let edge): [TransitionName.push: .string(edge.rawValue)]
    case .blur(let radius): [TransitionName.blur: .number(radius)]
    case .combined(let parts): .array(parts.map(\.jsonNode))
    case .asymmetric(let insertion, let removal):
      [
        TransitionName.insertion: insertion.jsonNode, TransitionName.removal: removal.jsonNode,
      ]
    }
  }
}

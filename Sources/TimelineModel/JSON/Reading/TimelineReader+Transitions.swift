import Geometry
import JSONTree
import ViewTree

extension TimelineReader {
  /// Reads how a view appears and goes.
  mutating func transition(_ place: ReadPlace, depth: Int) -> ViewTransition? {
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
      pair(
        place, "x and y", in: -TimelineLimits.magnitude...TimelineLimits.magnitude
      ).map { .offset($0) }
    case TransitionName.move: word(place, as: ViewEdge.self).map { .move($0) }
    case TransitionName.push: word(place, as: ViewEdge.self).map { .push($0) }
    default: number(place, in: 0...TimelineLimits.magnitude).map { .blur($0) }
    }
  }
}

extension TransitionName {
  /// The names of transitions that are told by one member.
  fileprivate static var list: String { kinds.map { "“\($0)”" }.joined(separator: ", ") }
}

import JSONTree
import ViewTree

extension ViewTransition {
  /// A name, an object, or an array for a combination.
  var jsonNode: JSONNode {
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

import Geometry
import SceneModel
import ViewTree

// Groups that appear and disappear with values of keyframes, which SwiftUI's transitions cannot take.
extension ViewTranslator {
  /// A group that is in the tree while it is present, with modifiers in place of its transition.
  mutating func presentedByKeyframes(
    _ content: SwiftExpression, _ transition: ViewTransition, _ group: GroupView, _ index: Int
  ) -> SwiftExpression {
    let (insertion, removal) = (source(.insertion, of: index), source(.removal, of: index))
    var (modifiers, conditions): ([SwiftModifier], [SwiftExpression]) = ([], [])
    for (source, isRemoval) in [(insertion, false), (removal, true)] {
      guard let value = source.variable else { continue }
      let share = TransitionShare(isRemoval: isRemoval, value: value)
      modifiers += self.modifiers(transition, share, group, index)
      conditions.append(.infix(value, "!=", isRemoval ? 1 : 0))
    }
    let isAbsent = insertion.isAlways(.number(0)) || removal.isAlways(.number(1))
    if isAbsent { return content.modified([SwiftModifier("hidden")]) }
    guard let first = conditions.first else { return content }
    let condition = conditions.dropFirst().reduce(first) { .infix($0, "&&", $1) }
    let view = SwiftStatement.expression(content.modified(modifiers))
    return .call("ZStack", [], SwiftClosure([], [.condition(condition, [view])]))
  }

  /// A transition as modifiers of the share of the view that is absent.
  private func modifiers(
    _ transition: ViewTransition, _ share: TransitionShare, _ group: GroupView, _ index: Int
  ) -> [SwiftModifier] {
    func offset(_ offset: Vector2) -> [SwiftModifier] {
      let arguments = SwiftArguments.nonzero(offset, share.absent)
      return arguments.isEmpty ? [] : [SwiftModifier("offset", arguments)]
    }
    let grouping = leaves(of: index) > 1 ? [SwiftModifier.compositingGroup] : []
    switch transition {
    case .opacity:
      return grouping + [.opacity(share.present)]
    case .scale(let factor):
      let change = share.absent(times: abs(factor - 1))
      let scale = SwiftExpression.infix(1, factor < 1 ? "-" : "+", change)
      let value = factor == 0 ? share.present : scale
      return [SwiftModifier("scaleEffect", [value])]
    case .offset(let distance): return offset(distance)
    case .move(let edge): return offset(edge.outward * extentSize(group, index))
    case .slide:
      return modifiers(.move(share.isRemoval ? .trailing : .leading), share, group, index)
    case .push(let edge):
      let direction = share.isRemoval ? -edge.outward : edge.outward
      return offset(direction * extentSize(group, index))
        + modifiers(.opacity, share, group, index)
    case .blur(let radius):
      // A spring goes beyond its end.
      let value = SwiftExpression.call("max", [0, share.absent(times: radius)])
      return grouping + [.blur(value)]
    case .combined(let parts): return parts.flatMap { modifiers($0, share, group, index) }
    case .asymmetric(let insertion, let removal):
      return modifiers(share.isRemoval ? removal : insertion, share, group, index)
    }
  }
}

/// The progress of a view's insertion or removal.
private struct TransitionShare {
  /// Whether the view is removed.
  let isRemoval: Bool
  /// The name of the progress: from 0 to 1.
  let value: SwiftExpression

  /// The share that is present.
  var present: SwiftExpression { isRemoval ? .unbroken(.infix(1, "-", value)) : value }

  /// The share that is absent, times a number.
  func absent(times factor: Double) -> SwiftExpression {
    let share = isRemoval ? value : .tuple([.infix(1, "-", value)])
    return .unbroken(.infix(.number(factor), "*", share))
  }
}

extension ViewEdge {
  /// The direction out of a view, y down.
  fileprivate var outward: Vector2 {
    switch self {
    case .top: Vector2(0, -1)
    case .leading: Vector2(-1, 0)
    case .bottom: Vector2(0, 1)
    case .trailing: Vector2(1, 0)
    }
  }
}

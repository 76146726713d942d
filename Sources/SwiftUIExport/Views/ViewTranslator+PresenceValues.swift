import Geometry
import SceneModel
import ViewTree

// Groups that appear and disappear with values of keyframes, which SwiftUI's transitions cannot take.
extension ViewTranslator {
  /// A group that is in the tree while it is present, with modifiers in place of its transition.
  mutating func presentedByKeyframes(
    _ content: SwiftExpression, _ group: GroupView, _ index: Int
  ) -> SwiftExpression {
    let (insertion, removal) = (source(.insertion, of: index), source(.removal, of: index))
    let transition = group.transition ?? .opacity
    var (modifiers, conditions): ([SwiftModifier], [String]) = ([], [])
    if case .variable(let name, _) = insertion {
      modifiers += self.modifiers(
        transition, TransitionShare(isRemoval: false, value: name), group, index)
      conditions.append("\(name) != 0")
    }
    if case .variable(let name, _) = removal {
      modifiers += self.modifiers(
        transition, TransitionShare(isRemoval: true, value: name), group, index)
      conditions.append("\(name) != 1")
    }
    let isAbsent = insertion.isAlways(.number(0)) || removal.isAlways(.number(1))
    if isAbsent { return content.modified([SwiftModifier("hidden")]) }
    guard !conditions.isEmpty else { return content }
    let view = SwiftStatement.expression(content.modified(modifiers))
    return .call(
      "ZStack", [],
      SwiftClosure([], [.condition(conditions.joined(separator: " && "), [view])]))
  }

  /// A transition as modifiers of the share of the view that is absent.
  private func modifiers(
    _ transition: ViewTransition, _ share: TransitionShare, _ group: GroupView, _ index: Int
  ) -> [SwiftModifier] {
    func offset(_ offset: Vector2) -> [SwiftModifier] {
      let arguments = [("x", offset.x), ("y", offset.y)].filter { $0.1 != 0 }
        .map { SwiftArgument($0.0, share.absent(times: $0.1)) }
      return arguments.isEmpty ? [] : [SwiftModifier("offset", arguments)]
    }
    let grouping = leaves(of: index) > 1 ? [SwiftModifier("compositingGroup")] : []
    switch transition {
    case .opacity:
      return grouping + [SwiftModifier("opacity", [SwiftArgument(nil, share.present)])]
    case .scale(let factor):
      let change = share.absent(times: abs(factor - 1))
      let scale = SwiftExpression.infix("1", factor < 1 ? "-" : "+", change)
      let value = factor == 0 ? share.present : scale
      return [SwiftModifier("scaleEffect", [SwiftArgument(nil, value)])]
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
      let value = SwiftExpression.call(
        "max", [SwiftArgument(nil, "0"), SwiftArgument(nil, share.absent(times: radius))])
      return grouping + [SwiftModifier("blur", [SwiftArgument("radius", value)])]
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
  let value: String

  /// The share that is present.
  var present: SwiftExpression { isRemoval ? .text("1 - \(value)") : .text(value) }

  /// The share that is absent, times a number.
  func absent(times factor: Double) -> SwiftExpression {
    let number = SwiftNumber.text(SwiftNumber.short(factor))
    return .text(isRemoval ? "\(number) * \(value)" : "\(number) * (1 - \(value))")
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

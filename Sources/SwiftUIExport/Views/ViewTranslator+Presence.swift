import Diagnostics
import Geometry
import SceneModel
import ViewTree

// Groups that appear and disappear, and motions that a number drives.
extension ViewTranslator {
  /// The motion of a group that a number drives, about its position.
  mutating func driven(of index: Int) -> [SwiftModifier] {
    guard let effect = tree.group(index)?.effect else { return [] }
    support.insert(.drivenEffects)
    let amplitude = source(.amplitude, of: index)
    var arguments: SwiftArguments = ["cycles": source(.cycles, of: index).expression]
    switch effect {
    case .shake, .pulse:
      for (label, axis) in [("x", 0), ("y", 1)] {
        let value = amplitude.component(axis, .point)
        if value != 0 { arguments += [label: value] }
      }
    case .swing:
      arguments += ["by": .degrees(amplitude.component(0, .point))]
    }
    return [.modifier("\(effect.rawValue.uppercasingFirst)Effect", arguments)]
  }

  /// A group that is in the tree while it is present, about its position.
  mutating func presented(_ content: SwiftExpression, _ index: Int) -> SwiftExpression {
    let (node, motions) = (tree.views[index].node, tree.views[index].motions)
    guard let group = tree.group(index), group.appears,
      motions[.insertion] != nil || motions[.removal] != nil
    else { return content }
    let transition = group.transition ?? .opacity
    if keyframes != nil { return presentedByKeyframes(content, transition, group, index) }
    let name = presenceName(of: index)
    let isPresent =
      node.initialValue(.insertion) != .number(0) && node.initialValue(.removal) != .number(1)
    declare(.state(name, .flag(isPresent)), in: plan.owners[index])
    var modifiers: [SwiftModifier] = []
    let extent = SwiftModifier.frame(extentSize(group, index))
    if transition.moves, content.lastModifier != extent { modifiers.append(extent) }
    if transition.fades, leaves(of: index) > 1 { modifiers.append(.compositingGroup) }
    modifiers.append(SwiftModifier("transition", [expression(of: transition)]))
    let view = content.modified(modifiers)
    return .call("ZStack", [], SwiftClosure([], [.condition(.text(name), [.expression(view)])]))
  }

  /// The name of the variable that tells whether a group is present.
  func presenceName(of index: Int) -> String {
    let word = plan.owners[index] == index ? "" : names.outline(of: index).uppercasingFirst
    return "is\(word)Shown"
  }

  /// The displacement of the view in transitions to an edge, in points.
  func extentSize(_ group: GroupView, _ index: Int) -> Vector2 {
    let scale = tree.views[index].node.initialValue(.scale)?.vectorValue.xy ?? Vector2(1, 1)
    return group.frameSize.map { $0 * scale } ?? tree.size
  }

  private mutating func expression(of transition: ViewTransition) -> SwiftExpression {
    switch transition {
    case .opacity: return ".opacity"
    case .scale(let factor):
      return factor == 0 ? ".scale" : .call(".scale", ["scale": .number(factor)])
    case .offset(let offset):
      return .call(".offset", .nonzero(offset))
    case .move(let edge): return .call(".move", ["edge": .text(".\(edge)")])
    case .slide: return ".slide"
    case .push(let edge): return plan.options.target.push(from: edge)
    case .blur(let radius):
      support.insert(.blurTransition)
      return .call("BlurModifier.transition", ["radius": .number(radius)])
    case .combined(let parts):
      guard let first = parts.first else { return ".identity" }
      return parts.dropFirst().reduce(expression(of: first)) { all, part in
        .call(.member(all, "combined"), ["with": expression(of: part)], nil)
      }
    case .asymmetric(let insertion, let removal):
      return .call(
        ".asymmetric", ["insertion": expression(of: insertion), "removal": expression(of: removal)])
    }
  }
}

extension SwiftExpression {
  /// The modifier that is applied last; `nil` for a view without any.
  fileprivate var lastModifier: SwiftModifier? {
    if case .modified(_, let modifiers) = self { modifiers.last } else { nil }
  }
}

extension ViewTransition {
  /// The transitions that it consists of.
  private var parts: [ViewTransition] {
    switch self {
    case .combined(let parts): parts.flatMap(\.parts)
    case .asymmetric(let insertion, let removal): insertion.parts + removal.parts
    case .opacity, .scale, .offset, .move, .slide, .push, .blur: [self]
    }
  }

  /// Whether it moves the view by its frame.
  fileprivate var moves: Bool {
    parts.contains { if case .move = $0 { true } else { $0 == .slide } } || pushes
  }

  /// Whether it fades the view.
  fileprivate var fades: Bool { parts.contains(.opacity) || pushes }

  private var pushes: Bool { parts.contains { if case .push = $0 { true } else { false } } }
}

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
    case .move(let edge): return offset(edge.direction * extentSize(group, index))
    case .slide:
      return modifiers(.move(share.isRemoval ? .trailing : .leading), share, group, index)
    case .push(let edge):
      let direction = share.isRemoval ? -edge.direction : edge.direction
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

// Groups that share frames.
extension ViewTranslator {
  /// The name of the space of identities that matched views share.
  static let namespace = "namespace"

  /// The content of a group with its frame, which a matched group shares.
  mutating func matched(_ content: SwiftExpression, _ index: Int) -> SwiftExpression {
    guard let group = tree.group(index), let matched = group.matched, let size = group.frameSize,
      plan.matched.contains(index)
    else { return content }
    support.insert(.stretchedContent)
    // The origin of a group without a clip is its center, not the corner of its frame.
    let corner = group.clipSize == nil ? size / 2 : .zero
    let own = corner == .zero ? [] : [SwiftModifier.place("offset", -corner)]
    let back = corner == .zero ? [] : [SwiftModifier.place("offset", corner)]
    let effect = SwiftModifier(
      "matchedGeometryEffect",
      ["id": .string(matched.id), "in": .text(ViewTranslator.namespace)])
    return content.modified(
      own + [.modifier("StretchedContent", [.size(size)]), effect, .frame(size)] + back)
  }

  /// The property of a unit with the space of identities; the root owns it.
  func namespace(ofUnit index: Int) -> [SwiftDeclaration] {
    guard plan.matchedBranches.contains(index) else { return [] }
    return index == 0
      ? [.property("@Namespace private var", ViewTranslator.namespace)]
      : [.property("let", ViewTranslator.namespace, type: "Namespace.ID")]
  }
}

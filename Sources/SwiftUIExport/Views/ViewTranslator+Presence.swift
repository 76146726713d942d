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
    declare(.state(name, .flag(isPresent)), in: units.owners[index])
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
    let word = units.owners[index] == index ? "" : names.outline(of: index).uppercasingFirst
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

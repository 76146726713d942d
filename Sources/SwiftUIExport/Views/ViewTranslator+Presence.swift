import Geometry
import SceneModel
import ViewTree

// Groups that appear and disappear, and motions that a number drives.
extension ViewTranslator {
  /// The motion of a group that a number drives, about its position.
  mutating func driven(of index: Int) -> [SwiftModifier] {
    guard case .group(let group) = tree.views[index].node.kind, let effect = group.effect else {
      return []
    }
    support.insert(.drivenEffects)
    let amplitude = source(.amplitude, of: index)
    var arguments = [SwiftArgument("cycles", source(.cycles, of: index).expression)]
    switch effect {
    case .shake, .pulse:
      for (label, axis) in [("x", 0), ("y", 1)] {
        let value = amplitude.component(axis, .point)
        if value != "0" { arguments.append(SwiftArgument(label, value)) }
      }
    case .swing:
      arguments.append(
        SwiftArgument("by", .call(".degrees", [SwiftArgument(nil, amplitude.component(0, .point))]))
      )
    }
    return [SwiftModifier(effect.rawValue, arguments)]
  }

  /// A group that is in the tree while it is present, about its position.
  mutating func presented(_ content: SwiftExpression, _ index: Int) -> SwiftExpression {
    guard case .group(let group) = tree.views[index].node.kind, group.appears,
      changesPresence(index)
    else { return content }
    if keyframes != nil { return presentedByKeyframes(content, group, index) }
    let name = presenceName(of: index)
    let value: SwiftExpression = isPresentAtFirst(index) ? "true" : "false"
    declare(StateVariable(name, value: value), in: units.owners[index])
    let transition = group.transition ?? .opacity
    var modifiers: [SwiftModifier] = []
    let extent = extent(group, index)
    if transition.moves, content.lastModifier != extent { modifiers.append(extent) }
    if transition.fades, leaves(of: index) > 1 {
      modifiers.append(SwiftModifier("compositingGroup"))
    }
    modifiers.append(
      SwiftModifier("transition", [SwiftArgument(nil, expression(of: transition))]))
    let view = content.modified(modifiers)
    return .call("ZStack", [], SwiftClosure([], [.condition(name, [.expression(view)])]))
  }

  /// Whether events insert or remove a group.
  func changesPresence(_ index: Int) -> Bool {
    let motions = tree.views[index].motions
    return motions[.insertion] != nil || motions[.removal] != nil
  }

  /// The name of the variable that tells whether a group is present.
  func presenceName(of index: Int) -> String {
    units.owners[index] == index ? "isPresent" : "\(names.outline(of: index))IsPresent"
  }

  private func isPresentAtFirst(_ index: Int) -> Bool {
    let node = tree.views[index].node
    return node.initialValue(.insertion) != .number(0) && node.initialValue(.removal) != .number(1)
  }

  /// The frame by which transitions to an edge move the view.
  private func extent(_ group: GroupView, _ index: Int) -> SwiftModifier {
    let size = extentSize(group, index)
    return SwiftModifier(
      "frame", [SwiftArgument("width", .number(size.x)), SwiftArgument("height", .number(size.y))])
  }

  /// The size by which transitions to an edge move the view, in points.
  func extentSize(_ group: GroupView, _ index: Int) -> Vector2 {
    let scale = tree.views[index].node.initialValue(.scale)?.vectorValue.xy ?? Vector2(1, 1)
    return group.frameSize.map { $0 * scale } ?? tree.size
  }

  private mutating func expression(of transition: ViewTransition) -> SwiftExpression {
    switch transition {
    case .opacity: return ".opacity"
    case .scale(let factor):
      return factor == 0 ? ".scale" : .call(".scale", [SwiftArgument("scale", .number(factor))])
    case .offset(let offset):
      let axes = [("x", offset.x), ("y", offset.y)].filter { $0.1 != 0 }
      return .call(".offset", axes.map { SwiftArgument($0.0, .number($0.1)) })
    case .move(let edge): return .call(".move", [SwiftArgument("edge", .text(".\(edge)"))])
    case .slide: return ".slide"
    case .push(let edge): return .call(".push", [SwiftArgument("from", .text(".\(edge)"))])
    case .blur(let radius):
      support.insert(.blurTransition)
      return .call(".blur", [SwiftArgument("radius", .number(radius))])
    case .combined(let parts):
      guard let first = parts.first else { return ".identity" }
      return parts.dropFirst().reduce(expression(of: first)) { all, part in
        let printer = SwiftPrinter()
        let own = expression(of: part)
        return .call(
          "\(printer.flat(all) ?? ".identity").combined", [SwiftArgument("with", own)])
      }
    case .asymmetric(let insertion, let removal):
      return .call(
        ".asymmetric",
        [
          SwiftArgument("insertion", expression(of: insertion)),
          SwiftArgument("removal", expression(of: removal)),
        ])
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
  /// Whether it moves the view by its frame.
  fileprivate var moves: Bool {
    contains {
      switch $0 {
      case .move, .slide, .push: true
      case .opacity, .scale, .offset, .blur, .combined, .asymmetric: false
      }
    }
  }

  /// Whether it fades the view.
  fileprivate var fades: Bool {
    contains {
      switch $0 {
      case .opacity, .push: true
      case .move, .slide, .scale, .offset, .blur, .combined, .asymmetric: false
      }
    }
  }

  private func contains(_ isWanted: (ViewTransition) -> Bool) -> Bool {
    switch self {
    case .combined(let parts): parts.contains { $0.contains(isWanted) }
    case .asymmetric(let insertion, let removal):
      insertion.contains(isWanted) || removal.contains(isWanted)
    case .opacity, .scale, .offset, .move, .slide, .push, .blur: isWanted(self)
    }
  }
}

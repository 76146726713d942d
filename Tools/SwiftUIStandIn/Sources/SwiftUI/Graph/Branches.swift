/// A view whose identity comes and goes.
@MainActor struct Branch {
  let key: NodeKey
  let evaluate: ContentEvaluator
}

/// A branch that left while its transition runs.
@MainActor final class RemovedBranch {
  var key: NodeKey
  var evaluate: ContentEvaluator
  var end: Double

  init(key: NodeKey, evaluate: @escaping ContentEvaluator, end: Double) {
    (self.key, self.evaluate, self.end) = (key, evaluate, end)
  }
}

/// The branches of one place in the tree, with the transitions of those that come and go.
@MainActor final class Branches {
  private var present: [Branch] = []
  private var removed: [RemovedBranch] = []
  private var hasBegun = false

  static func evaluate(_ branches: [Branch], _ inputs: ViewInputs) -> [LayoutItem] {
    inputs.node.memory { Branches() }.evaluate(branches, inputs)
  }

  private func evaluate(_ branches: [Branch], _ inputs: ViewInputs) -> [LayoutItem] {
    let keys = Set(branches.map(\.key))
    let isFirst = !hasBegun
    hasBegun = true
    let graph = inputs.graph
    let animation = inputs.transaction.animation
    removed.removeAll { $0.end <= graph.time || keys.contains($0.key) }
    if let animation, !isFirst {
      for branch in present where !keys.contains(branch.key) {
        let end = graph.time + animation.duration(distance: animatableUnit)
        removed.append(RemovedBranch(key: branch.key, evaluate: branch.evaluate, end: end))
        graph.wake(at: end)
      }
    }
    let known = Set(present.map(\.key))
    present = branches
    var items: [LayoutItem] = []
    for branch in branches {
      let isNew = !isFirst && animation != nil && !known.contains(branch.key)
      items += item(of: branch.key, branch.evaluate, inputs, isNew: isNew, phase: .identity)
    }
    for branch in removed {
      items += item(
        of: branch.key, branch.evaluate, inputs, isNew: false, phase: .didDisappear)
    }
    return items
  }

  private func item(
    of key: NodeKey, _ evaluate: ContentEvaluator, _ inputs: ViewInputs, isNew: Bool,
    phase: TransitionPhase
  ) -> [LayoutItem] {
    var inner = inputs.child(key)
    if inputs.transitionPhase != nil, phase == .identity, !isNew {
      // An outer branch that comes or goes takes this one with it.
      (inner.transitionPhase, inner.presence) = (inputs.transitionPhase, inputs.presence)
      return evaluate(inner)
    }
    if isNew {
      (inner.transitionPhase, inner.presence) = (.willAppear, .willAppear)
      inner.transaction.animation = nil
      _ = transitioned(evaluate(inner), inner)
      inner.transaction = inputs.transaction
    }
    (inner.transitionPhase, inner.presence) = (phase, phase)
    return transitioned(evaluate(inner), inner)
  }

  /// Fades items without a transition of their own.
  private func transitioned(_ items: [LayoutItem], _ inputs: ViewInputs) -> [LayoutItem] {
    guard let phase = inputs.transitionPhase else { return items }
    let fade = inputs.child(.id(AnyHashable("fade")))
    let opacity = fade.animated(phase == .identity ? 1.0 : 0.0)
    guard opacity != 1 else { return items }
    return items.map { $0.hasTransition ? $0 : LeafEffectItem($0, .opacity(opacity)) }
  }
}

/// The time of a view in its transition.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view appears.
  case willAppear
  /// While the view is there.
  case identity
  /// After the view has gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while, 1 after the view is there.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

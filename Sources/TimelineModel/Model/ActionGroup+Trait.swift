import SceneModel
import ViewTree

extension ActionGroup {
  /// What decides whether an action belongs to a group.
  public struct Trait: Sendable {
    /// How long it waits, in seconds.
    let wait: Double
    /// A number that it has in common with those that do the same to other views at some time.
    let likeness: Int
    /// A number for the group around its view.
    let parent: Int

    /// Makes the trait of an action that sets or animates a property.
    ///
    /// - Parameters:
    ///   - wait: How long the change or its animation waits, in seconds.
    ///   - waitsByDelay: Whether it is the animation that waits, as it could, even if it does not.
    ///   - likeness: A number for what the action does, besides waiting.
    ///   - parent: A number for the group around its view.
    public init(wait: Double, waitsByDelay: Bool, likeness: Int, parent: Int) {
      self.wait = wait
      self.likeness = likeness * 2 + (waitsByDelay ? 1 : 0)
      self.parent = parent
    }
  }
}

extension ActionGroup.Trait {
  /// The traits of actions, as far as they can be seen from these; those that follow each other are compared.
  static func traits(of actions: [TimelineAction]) -> [ActionGroup.Trait] {
    var likeness = 0
    return actions.indices.map { index in
      if index > 0, !actions[index - 1].canShareTarget(with: actions[index]) { likeness += 1 }
      return ActionGroup.Trait(
        wait: actions[index].wait, waitsByDelay: false, likeness: likeness, parent: 0)
    }
  }
}

extension TimelineAction {
  /// Whether one action in files can stand for this one and one that follows it, if that comes at the right time.
  fileprivate func canShareTarget(with next: TimelineAction) -> Bool {
    target.key == next.target.key && target.component == next.target.component && canShareTargets
      && isLike(next)
  }

  /// Whether one action in files can stand for several such.
  private var canShareTargets: Bool {
    switch change {
    case .set: true
    case .animate(let animation):
      (target.key != .insertion && target.key != .removal) || animation.isPresence(of: target)
    case .play, .stop: false
    }
  }

  /// Whether an action does the same to another view, perhaps later.
  private func isLike(_ other: TimelineAction) -> Bool {
    guard accuracy == other.accuracy else { return false }
    guard case .animate(let animation) = change, case .animate(let second) = other.change else {
      return change == other.change
    }
    let isDelay = waitsByDelay
    return isDelay == other.waitsByDelay && (isDelay || animation.delay == second.delay)
      && animation.isSame(as: second)
  }
}

extension TimelineAnimation {
  /// Whether another animation is the same but for its delay.
  fileprivate func isSame(as other: TimelineAnimation) -> Bool {
    duration == other.duration && curve == other.curve && to == other.to && from == other.from
      && speed == other.speed && repetition == other.repetition && along == other.along
  }
}

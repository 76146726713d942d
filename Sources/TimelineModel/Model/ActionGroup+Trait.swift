import SceneModel
import ViewTree

extension ActionGroup {
  /// The facts that decide whether an action belongs to a group.
  package struct Trait: Sendable {
    /// The time that it waits, in seconds.
    let wait: Double
    /// The number of its content: equal for actions that only differ in view and time.
    let content: Int
    /// A number for the group around its view.
    let parent: Int

    /// Makes the trait of an action that sets or animates a property.
    ///
    /// - Parameters:
    ///   - wait: The time that the change or its animation waits, in seconds.
    ///   - waitsByDelay: Whether the animation waits rather than the change, or could if there is
    ///     no wait.
    ///   - content: The number of the action's content, which excludes the wait.
    ///   - parent: A number for the group around its view.
    package init(wait: Double, waitsByDelay: Bool, content: Int, parent: Int) {
      self.wait = wait
      self.content = content * 2 + (waitsByDelay ? 1 : 0)
      self.parent = parent
    }
  }
}

extension ActionGroup.Trait {
  /// The traits of actions, found by comparing adjacent actions.
  static func traits(of actions: [TimelineAction]) -> [ActionGroup.Trait] {
    var content = 0
    return actions.indices.map { index in
      if index > 0, !actions[index - 1].canShareTarget(with: actions[index]) { content += 1 }
      return ActionGroup.Trait(
        wait: actions[index].wait, waitsByDelay: false, content: content, parent: 0)
    }
  }
}

extension TimelineAction {
  /// Whether both can be one action in files, if the other one comes at the right time.
  fileprivate func canShareTarget(with next: TimelineAction) -> Bool {
    target.key == next.target.key && target.component == next.target.component && canShareTargets
      && hasSameContent(as: next)
  }

  /// Whether several such actions can be one in files.
  private var canShareTargets: Bool {
    switch change {
    case _ where stagger != nil: false
    case .set: true
    case .animate(let animation):
      (target.key != .insertion && target.key != .removal) || animation.isPresence(of: target)
    case .play, .stop: false
    }
  }

  /// Whether another action only differs in view and delay.
  private func hasSameContent(as other: TimelineAction) -> Bool {
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
  /// Whether another animation only differs in its delay.
  fileprivate func isSame(as other: TimelineAnimation) -> Bool {
    duration == other.duration && curve == other.curve && to == other.to && from == other.from
      && speed == other.speed && repetition == other.repetition && along == other.along
  }
}

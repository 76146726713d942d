import SceneModel
import ViewTree

extension ActionGroup {
  /// The properties of an action that decide whether it belongs to a group.
  public struct Trait: Sendable {
    /// The delay, in seconds.
    let wait: Double
    /// A number that it shares with actions that are equal but for their views and delays.
    let likeness: Int
    /// The number of the group around its view.
    let parent: Int

    /// Makes the trait of an action that sets or animates a property.
    ///
    /// - Parameters:
    ///   - wait: The delay of the change or of its animation, in seconds.
    ///   - waitsByDelay: Whether the delay is that of the animation; also where it is 0.
    ///   - likeness: A number for all but the delay and the view.
    ///   - parent: The number of the group around its view.
    public init(wait: Double, waitsByDelay: Bool, likeness: Int, parent: Int) {
      self.wait = wait
      self.likeness = likeness * 2 + (waitsByDelay ? 1 : 0)
      self.parent = parent
    }
  }
}

extension ActionGroup.Trait {
  /// The traits of actions, from comparisons of neighbors.
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
  /// Whether both can be one action in files, if the other one comes at the right time.
  fileprivate func canShareTarget(with next: TimelineAction) -> Bool {
    target.key == next.target.key && target.component == next.target.component && canShareTargets
      && isLike(next)
  }

  /// Whether several such actions can be one in files.
  private var canShareTargets: Bool {
    switch change {
    case .set: true
    case .animate(let animation):
      (target.key != .insertion && target.key != .removal) || animation.isPresence(of: target)
    case .play, .stop: false
    }
  }

  /// Whether another action is equal but for its view and delay.
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
  /// Whether another animation is equal but for its delay.
  fileprivate func isSame(as other: TimelineAnimation) -> Bool {
    duration == other.duration && curve == other.curve && to == other.to && from == other.from
      && speed == other.speed && repetition == other.repetition && along == other.along
  }
}

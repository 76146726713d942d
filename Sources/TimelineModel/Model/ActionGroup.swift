import StageModel

/// Actions that are equal but for the views, at one moment or one after the other at even steps: said as one.
///
/// The JSON form writes a group as one action with several targets; a program would loop over the views.
public struct ActionGroup: Hashable, Sendable {
  /// The actions, at least one, in their order.
  public let actions: [TimelineAction]
  /// How much longer each action waits than the one before, in seconds.
  public let step: Double

  /// The fewest actions at even steps that are a group, unless the step is that of another one.
  private static let fewestSteps = 3

  /// The actions of an event as groups, in the same order; a row at even steps stays within one group of views.
  static func groups(of actions: [TimelineAction], _ parents: ViewParents) -> [ActionGroup] {
    var finder = Finder(actions: actions, parents: parents)
    _ = finder.groups()
    return finder.groups()
  }

  /// Looks for groups; once to find steps, and again to find pairs at those steps.
  private struct Finder {
    let actions: [TimelineAction]
    let parents: ViewParents
    private var steps: Set<Double> = []

    init(actions: [TimelineAction], parents: ViewParents) {
      self.actions = actions
      self.parents = parents
    }

    mutating func groups() -> [ActionGroup] {
      var result: [ActionGroup] = []
      var start = 0
      while start < actions.count {
        var end = run(from: start, step: 0)
        var step = 0.0
        // What comes at once may end where a longer row begins.
        let next = rowStep(at: end)
        let rowEnd = next > 0 ? run(from: end, step: next) : end
        let count = rowEnd - end + 1
        if count >= ActionGroup.fewestSteps || count > 1 && end == start && steps.contains(next) {
          steps.insert(next)
          (end, step) = end == start ? (rowEnd, next) : (end - 1, 0)
        }
        result.append(ActionGroup(actions: Array(actions[start...end]), step: step))
        start = end + 1
      }
      return result
    }

    /// By how much the action after one waits longer, in seconds.
    private func rowStep(at index: Int) -> Double {
      guard index + 1 < actions.count else { return 0 }
      let difference = actions[index + 1].wait - actions[index].wait
      return (difference * 1e6).rounded() / 1e6
    }

    /// The last action of a group that begins with one.
    private func run(from start: Int, step: Double) -> Int {
      let first = actions[start]
      guard first.canShareTargets else { return start }
      let parent = parents[first.target.view]
      var end = start
      while end + 1 < actions.count {
        let next = actions[end + 1]
        guard next.target.key == first.target.key,
          next.target.component == first.target.component,
          next.wait == ActionGroup.wait(of: first, step: step, index: end + 1 - start),
          step == 0 || parents[next.target.view] == parent, first.isLike(next)
        else { break }
        end += 1
      }
      return end
    }
  }

  /// How long an action of a group waits, in seconds, free of what adding up leaves.
  private static func wait(of first: TimelineAction, step: Double, index: Int) -> Double {
    guard step != 0 else { return first.wait }
    return ((first.wait + Double(index) * step) * 1e9).rounded() / 1e9
  }

  /// The actions that a first one, further targets and a step stand for.
  static func actions(
    _ first: TimelineAction, targets: [TimelineAction.Target], step: Double
  ) -> [TimelineAction] {
    targets.enumerated().map { index, target in
      var action = first
      action.target = target
      action.wait = wait(of: first, step: step, index: index)
      return action
    }
  }
}

extension TimelineAction {
  /// Whether it is the animation that waits, and not the change itself.
  private var waitsByDelay: Bool {
    guard case .animate(let animation) = change else { return false }
    return animation.from == nil && after == 0
  }

  /// How long the change waits, or its animation, in seconds.
  fileprivate var wait: Double {
    get {
      guard waitsByDelay, case .animate(let animation) = change else { return after }
      return animation.delay
    }
    set {
      guard waitsByDelay, case .animate(var animation) = change else {
        after = newValue
        return
      }
      animation.delay = newValue
      change = .animate(animation)
    }
  }

  /// Whether one action in files can stand for several such.
  fileprivate var canShareTargets: Bool {
    switch change {
    case .set, .animate: target.key != .insertion && target.key != .removal
    case .play, .stop: false
    }
  }

  /// Whether an action does the same to another view, perhaps later.
  fileprivate func isLike(_ other: TimelineAction) -> Bool {
    guard waitsByDelay == other.waitsByDelay else { return false }
    var copy = other
    copy.target = target
    copy.wait = wait
    return copy == self
  }
}

extension Timeline {
  /// The actions of each event as groups.
  public var groups: [[ActionGroup]] {
    let parents = ViewParents(stage)
    return events.map { ActionGroup.groups(of: $0.actions, parents) }
  }
}

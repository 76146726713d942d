import StageModel

/// Actions that are equal but for the views, at one moment or one after the other at even steps: said as one.
///
/// The JSON form writes a group as one action with several targets; a program would loop over the views.
public struct ActionGroup: Hashable, Sendable {
  /// The actions, at least one, in their order.
  public let actions: ArraySlice<TimelineAction>
  /// How much longer each action waits than the one before, in seconds.
  public let step: Double

  /// The first action, which says what all do.
  public var first: TimelineAction { actions[actions.startIndex] }

  /// The fewest actions at even steps that are a group, unless the step is that of another one.
  private static let fewestSteps = 3

  /// The actions of an event as groups, in the same order; a row at even steps stays within one group of views.
  static func groups(of actions: [TimelineAction], _ parents: ViewParents) -> [ActionGroup] {
    var finder = Finder(actions: actions, parents: parents)
    var result = finder.groups()
    // Only then may the first look have missed a pair.
    if finder.missesPairs { result = finder.groups() }
    return result
  }

  /// Looks for groups; once to find steps, and again to find pairs at those steps.
  private struct Finder {
    let actions: [TimelineAction]
    let parents: ViewParents
    private var steps: Set<Double> = []
    /// The steps of pairs that were no groups as no longer row has had their step so far.
    private var pairs: Set<Double> = []
    /// How long each action waits, in seconds.
    private let waits: [Double]

    init(actions: [TimelineAction], parents: ViewParents) {
      self.actions = actions
      self.parents = parents
      waits = actions.map(\.wait)
    }

    /// Whether there were pairs whose step was found later.
    var missesPairs: Bool { !pairs.isDisjoint(with: steps) }

    /// The groups, by the steps that are known.
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
        let isPair = count > 1 && end == start
        if count >= ActionGroup.fewestSteps || isPair && steps.contains(next) {
          steps.insert(next)
          (end, step) = end == start ? (rowEnd, next) : (end - 1, 0)
        } else if isPair {
          pairs.insert(next)
        }
        result.append(ActionGroup(actions: actions[start...end], step: step))
        start = end + 1
      }
      return result
    }

    /// By how much the action after one waits longer, in seconds.
    private func rowStep(at index: Int) -> Double {
      guard index + 1 < actions.count else { return 0 }
      let difference = waits[index + 1] - waits[index]
      return (difference * 1e9).rounded() / 1e9
    }

    /// The last action of a group that begins with one.
    private func run(from start: Int, step: Double) -> Int {
      guard actions[start].canShareTargets else { return start }
      var end = start
      while end + 1 < actions.count, continues(from: start, at: end + 1, step: step) { end += 1 }
      return end
    }

    /// Whether an action belongs to the group that begins with another one.
    private func continues(from start: Int, at next: Int, step: Double) -> Bool {
      guard waits[next] == ActionGroup.wait(waits[start], step: step, index: next - start) else {
        return false
      }
      return actions.withUnsafeBufferPointer { actions in
        actions[next].target.key == actions[start].target.key
          && actions[next].target.component == actions[start].target.component
          && actions[start].isLike(actions[next])
          && (step == 0
            || parents[actions[next].target.view] == parents[actions[start].target.view])
      }
    }
  }

  /// How long an action of a group waits, in seconds, free of what adding up leaves.
  private static func wait(_ first: Double, step: Double, index: Int) -> Double {
    guard step != 0 else { return first }
    return ((first + Double(index) * step) * 1e9).rounded() / 1e9
  }

  /// The actions that a first one, further targets and a step stand for.
  static func actions(
    _ first: TimelineAction, targets: [TimelineAction.Target], step: Double
  ) -> [TimelineAction] {
    targets.enumerated().map { index, target in
      var action = first
      action.target = target
      action.wait = wait(first.wait, step: step, index: index)
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
    case .set: true
    case .animate(let animation):
      (target.key != .insertion && target.key != .removal) || animation.isPresence(of: target)
    case .play, .stop: false
    }
  }

  /// Whether an action does the same to another view, perhaps later.
  fileprivate func isLike(_ other: TimelineAction) -> Bool {
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

extension Timeline {
  /// The actions of each event as groups.
  public var groups: [[ActionGroup]] { groups(ViewParents(stage)) }

  /// The same, for who knows the groups around the views of all actions, as numbers by the views' identifiers.
  ///
  /// - Parameter parents: What is asked for them, once and only if somebody wants to know.
  public func groups(parents: @escaping () -> [String: Int]) -> [[ActionGroup]] {
    groups(ViewParents(parents))
  }

  private func groups(_ parents: ViewParents) -> [[ActionGroup]] {
    events.map { ActionGroup.groups(of: $0.actions, parents) }
  }
}

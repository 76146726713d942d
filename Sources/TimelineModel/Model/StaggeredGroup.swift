/// Actions or runs that only differ in their views, simultaneous or staggered by even steps.
///
/// The JSON form writes a group as one item with several targets; a program would loop over the views.
package struct StaggeredGroup<Item: Sendable>: Sendable {
  /// The actions or runs, at least one, in their order.
  package let items: ArraySlice<Item>
  /// The delay of each item after the one before, in seconds.
  package let step: Double

  /// The first item, to which the others are equal.
  package var first: Item { items[items.startIndex] }

  /// Returns the delay of a member of a staggered group, in seconds, without the rounding errors of a sum.
  static func wait(_ first: Double, step: Double, index: Int) -> Double {
    guard step != 0 else { return first }
    return ((first + Double(index) * step) * 1e9).rounded() / 1e9
  }
}

/// Actions that only differ in their views.
package typealias ActionGroup = StaggeredGroup<TimelineAction>

/// Runs of keyframes that only differ in their views.
package typealias RunGroup = StaggeredGroup<KeyframeRun>

extension ActionGroup {
  /// The actions of an event as groups, in the same order; a staggered group stays within one group of views.
  package static func groups(
    of actions: [TimelineAction], _ parents: [String: Int]
  ) -> [ActionGroup] {
    var finder = ActionGroupFinder(actions, parents)
    return finder.groups()
  }

  /// The actions of a first one, further targets and a step.
  package static func actions(
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
  /// Whether the animation is delayed, and not the change itself.
  package var waitsByDelay: Bool {
    guard case .animate(let animation) = change else { return false }
    return animation.from == nil && after == 0
  }

  /// The delay of the change, or of its animation, in seconds.
  package var wait: Double {
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
}

extension Timeline {
  /// The actions of each event as groups.
  package var groups: [[ActionGroup]] {
    let parents = canvas.parents
    return events.map { ActionGroup.groups(of: $0.actions, parents) }
  }
}

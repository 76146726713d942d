import SceneModel
package import ViewTree

/// Finds the groups of an event's actions: once to find steps, and again to find pairs at those steps.
struct ActionGroupFinder {
  private let actions: [TimelineAction]
  private let parents: [String: Int]
  /// The time that each action waits, in seconds.
  private let waits: [Double]
  /// The number of each action's content: equal for adjacent actions that only differ in view and time.
  private var contents: [Int] = []
  private var steps: Set<Double> = []

  /// The fewest actions at even steps that are a group, unless another group has the step.
  private static let fewestSteps = 3

  init(_ actions: [TimelineAction], _ parents: [String: Int]) {
    (self.actions, self.parents) = (actions, parents)
    waits = actions.map(\.wait)
    var content = 0
    for index in actions.indices {
      if index > 0, !actions[index - 1].canShareTarget(with: actions[index]) { content += 1 }
      contents.append(content)
    }
  }

  /// Returns the groups of the actions.
  mutating func groups() -> [ActionGroup] {
    // The first pass misses pairs before the first longer group with their step.
    _ = runs()
    return runs().map { ActionGroup(items: actions[$0.places], step: $0.step) }
  }

  /// Returns the groups whose steps were found.
  private mutating func runs() -> [(places: ClosedRange<Int>, step: Double)] {
    var result: [(places: ClosedRange<Int>, step: Double)] = []
    var start = 0
    while start < actions.count {
      var end = run(from: start, step: 0)
      var step = 0.0
      // A group without a step may end where a longer one begins.
      let next = nextStep(at: end)
      let nextEnd = next > 0 ? run(from: end, step: next) : end
      let count = nextEnd - end + 1
      let isPair = count > 1 && end == start
      if count >= ActionGroupFinder.fewestSteps || isPair && steps.contains(next) {
        steps.insert(next)
        (end, step) = end == start ? (nextEnd, next) : (end - 1, 0)
      }
      result.append((start...end, step))
      start = end + 1
    }
    return result
  }

  /// The delay of the next action after one, in seconds.
  private func nextStep(at index: Int) -> Double {
    guard index + 1 < actions.count else { return 0 }
    let difference = waits[index + 1] - waits[index]
    return (difference * 1e9).rounded() / 1e9
  }

  /// The last action of a group that begins with one.
  private func run(from start: Int, step: Double) -> Int {
    var end = start
    while end + 1 < actions.count, continues(from: start, at: end + 1, step: step) { end += 1 }
    return end
  }

  /// Whether an action belongs to the group that begins with another one.
  private func continues(from start: Int, at next: Int, step: Double) -> Bool {
    contents[next] == contents[start]
      && waits[next] == ActionGroup.wait(waits[start], step: step, index: next - start)
      && (step == 0 || parent(next) == parent(start))
  }

  /// The number of the group around the view of an action.
  private func parent(_ index: Int) -> Int? { parents[actions[index].target.view] }
}

extension TimelineAction {
  /// Whether both can be one action in files, if the other one comes at the right time.
  fileprivate func canShareTarget(with next: TimelineAction) -> Bool {
    // The key first, as copies of actions are expensive.
    guard target.key == next.target.key, canShareTargets, waitsByDelay == next.waitsByDelay else {
      return false
    }
    var other = next
    other.target.view = target.view
    other.wait = wait
    return other == self
  }

  /// Whether a file can write several such actions as one with a list of targets.
  private var canShareTargets: Bool {
    switch change {
    case _ where stagger != nil: false
    case .set: true
    case .animate: (target.key != .insertion && target.key != .removal) || isPresence
    case .play, .stop: false
    }
  }
}

extension ViewCanvas {
  /// The number of the group around each view but the root, by identifiers.
  package var parents: [String: Int] {
    var parents: [String: Int] = [:]
    for view in root.preorder { parents[view.node.id] = view.parent }
    return parents
  }
}

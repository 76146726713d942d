package import ViewTree

/// Finds the groups of an event's actions by their traits: once to find steps, and again to find pairs at those steps.
struct ActionGroupFinder {
  private let traits: [ActionGroup.Trait]
  /// The number of the group around the view of an action.
  private let parent: (Int) -> Int?
  private var steps: Set<Double> = []
  /// The steps of pairs that are not groups yet, as no longer group with the same step was found.
  private var pairs: Set<Double> = []

  /// The fewest actions at even steps that are a group, unless another group has the step.
  private static let fewestSteps = 3

  /// - Parameters:
  ///   - traits: The traits of each action.
  ///   - parent: The number of the group around the view of an action, by its index.
  init(_ traits: [ActionGroup.Trait], parent: @escaping (Int) -> Int?) {
    self.traits = traits
    self.parent = parent
  }

  /// Returns the groups of the actions.
  mutating func groups(of actions: [TimelineAction]) -> [ActionGroup] {
    var runs = self.runs()
    // Only then the first pass may have missed a pair.
    if !pairs.isDisjoint(with: steps) { runs = self.runs() }
    return runs.map { ActionGroup(actions: actions[$0.places], step: $0.step) }
  }

  private struct Run {
    let places: ClosedRange<Int>
    let step: Double
  }

  /// Returns the groups whose steps were found.
  private mutating func runs() -> [Run] {
    var result: [Run] = []
    var start = 0
    while start < traits.count {
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
      } else if isPair {
        pairs.insert(next)
      }
      result.append(Run(places: start...end, step: step))
      start = end + 1
    }
    return result
  }

  /// The delay of the next action after one, in seconds.
  private func nextStep(at index: Int) -> Double {
    guard index + 1 < traits.count else { return 0 }
    let difference = traits[index + 1].wait - traits[index].wait
    return (difference * 1e9).rounded() / 1e9
  }

  /// The last action of a group that begins with one.
  private func run(from start: Int, step: Double) -> Int {
    var end = start
    while end + 1 < traits.count, continues(from: start, at: end + 1, step: step) { end += 1 }
    return end
  }

  /// Whether an action belongs to the group that begins with another one.
  private func continues(from start: Int, at next: Int, step: Double) -> Bool {
    traits[next].content == traits[start].content
      && traits[next].wait
        == ActionGroup.wait(traits[start].wait, step: step, index: next - start)
      && (step == 0 || parent(next) == parent(start))
  }
}

/// The group around each view, by identifiers; found at the first use.
package final class ViewParents {
  private let canvas: ViewCanvas
  private lazy var parents = found()

  /// The groups around all views of a view tree.
  package init(_ canvas: ViewCanvas) {
    self.canvas = canvas
  }

  private func found() -> [String: Int] {
    var parents: [String: Int] = [:]
    for view in canvas.root.preorder { parents[view.node.id] = view.parent }
    return parents
  }

  /// The number of the group around a view; `nil` for the root and for unknown views.
  package subscript(view: String) -> Int? { parents[view] }
}

import Geometry
import TimelineModel
import ViewTree

/// Finds staggered changes: rows of equal changes to views of one group at even steps of time, such as to the letters of
/// a word.
struct StaggerFinder {
  /// The group around each view, by preorder index.
  let parents: [Int]

  /// The fewest changes of a row, unless its step is that of another row.
  private static let fewest = 3
  /// The longest step of a row, in seconds; later changes have events of their own.
  private static let longestStep = 1.0

  /// Returns the rows among changes, each as indices in order of time.
  func rows(_ changes: [PlannedChange]) -> [[Int]] {
    let groups = groups(changes)
    // Find the steps of longer rows first, as pairs at such a step are rows too.
    var steps: Set<Double> = []
    for members in groups { _ = rows(members, changes, &steps) }
    return groups.flatMap { rows($0, changes, &steps) }
  }

  /// Groups of at least two changes with equal content to views of one group, in order of time.
  private func groups(_ changes: [PlannedChange]) -> [[Int]] {
    changes.indices.grouped { NumberPair(parents[changes[$0].view], changes[$0].content) }
      .map(\.elements).filter { $0.count > 1 }.map { members in
        members.sorted { (changes[$0].begin, $0) < (changes[$1].begin, $1) }
      }
  }

  /// A step rounded for comparison, in seconds.
  private func rounded(_ step: Double) -> Double { (step * 1e5).rounded() / 1e5 }

  /// Returns the rows among changes of one group, in order of time, and records their steps.
  private func rows(
    _ members: [Int], _ changes: [PlannedChange], _ steps: inout Set<Double>
  ) -> [[Int]] {
    var result: [[Int]] = []
    var start = 0
    while start + 1 < members.count {
      let step = changes[members[start + 1]].begin - changes[members[start]].begin
      var end = start + 1
      while end + 1 < members.count {
        let next = changes[members[end + 1]].begin - changes[members[end]].begin
        guard abs(next - step) <= 2 * Clock.timeTolerance else { break }
        end += 1
      }
      let row = members[start...end]
      guard step > Clock.timeTolerance, step <= StaggerFinder.longestStep,
        row.count >= StaggerFinder.fewest || steps.contains(rounded(step)),
        Set(row.map { changes[$0].property }).count == row.count
      else {
        start += 1
        continue
      }
      result.append(Array(row))
      steps.insert(rounded(step))
      start = end + 1
    }
    return result
  }
}

/// The part of a change that an action states, without its view and its time.
///
/// Files state changes of equal content together.
struct ActionContent: Hashable {
  private let action: TimelineAction
  private let loop: MovementLoop?

  init(_ change: TimedChange, of target: PropertyTarget) {
    let target = TimelineAction.Target(view: "", key: target.key, component: target.component)
    action = change.action(target, after: 0, delay: 0)
    loop = change.loop
  }

  /// Hashes the property, the duration and a sample of the value, because values may be long paths.
  func hash(into hasher: inout Hasher) {
    hasher.combine(action.target.key)
    hasher.combine(action.target.component)
    switch action.change {
    case .set(let value): value.hashSample(into: &hasher)
    case .animate(let animation):
      hasher.combine(animation.duration)
      animation.to.hashSample(into: &hasher)
    case .play, .stop: break
    }
  }
}

extension ActionContent {
  /// Numbers for the contents of all changes, by track and by position in it: equal numbers for equal contents.
  static func numbers(of tracks: [PropertyChanges]) -> [[Int]] {
    var known: [ActionContent: Int] = [:]
    return tracks.map { track in
      track.changes.map { change in
        let content = ActionContent(change, of: track.target)
        if let number = known[content] { return number }
        known[content] = known.count
        return known.count - 1
      }
    }
  }
}

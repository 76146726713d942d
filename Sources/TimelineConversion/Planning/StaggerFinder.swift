import TimelineModel
import ViewTree

/// Finds changes that views of one group make one after the other at even steps, as the letters of a word do.
struct StaggerFinder {
  /// The group around each view, by preorder index.
  private let parents: [Int]

  /// The fewest changes that are a row, unless its step is that of another one.
  private static let fewest = 3
  /// The longest step between two of a row, in seconds; what comes later is an event of its own.
  private static let longestStep = 1.0

  init(parents: [Int]) {
    self.parents = parents
  }

  /// The rows among changes, as indices by rising time.
  func rows(_ changes: [PlannedChange]) -> [[Int]] {
    let classes = classes(changes)
    // Pairs at a step that longer rows have belong to the same hand.
    var steps: Set<Double> = []
    for members in classes { _ = rows(members, changes, &steps) }
    return classes.flatMap { rows($0, changes, &steps) }
  }

  /// The changes of views of one group that are alike, where there are several, by rising time.
  private func classes(_ changes: [PlannedChange]) -> [[Int]] {
    var classes = ClassTable()
    var members: [[Int]] = []
    /// The first member of each class.
    var firsts: [Int] = []
    /// The place of each class among those that have several members; -1 for others.
    var places: [Int] = []
    for (index, change) in changes.enumerated() {
      let parent = parents[change.view]
      var hash = ClassHash()
      hash.combine(parent)
      hash.combine(change.likeness)
      let number = classes.classNumber(hash: hash) {
        let first = changes[firsts[$0]]
        return first.likeness == change.likeness && parents[first.view] == parent
      }
      if number == firsts.count {
        firsts.append(index)
        places.append(-1)
      } else if places[number] < 0 {
        places[number] = members.count
        members.append([firsts[number], index])
      } else {
        members[places[number]].append(index)
      }
    }
    let ordered = firsts.indices.filter { places[$0] >= 0 }.map { members[places[$0]] }
    return ordered.map { $0.sorted { (changes[$0].begin, $0) < (changes[$1].begin, $1) } }
  }

  /// A step as it is compared with others, in seconds.
  private func rounded(_ step: Double) -> Double { (step * 1e5).rounded() / 1e5 }

  /// The rows among changes of one class, by rising time; their steps are added to those that are known.
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

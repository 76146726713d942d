import StageModel
import TimelineModel

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
    var classes = ClassTable()
    /// The first member of each class, and the members of those that have several.
    var firsts: [Int] = []
    var members: [Int: [Int]] = [:]
    for (index, change) in changes.enumerated() {
      let parent = parents[change.view]
      var hash = ClassHash()
      hash.combine(parent)
      hash.combine(change.likeness)
      let number = classes.classNumber(hash: hash) {
        let first = changes[firsts[$0]]
        return first.likeness == change.likeness && parents[first.view] == parent
      }
      if number < firsts.count {
        members[number, default: [firsts[number]]].append(index)
      } else {
        firsts.append(index)
      }
    }
    // Pairs at a step that longer rows have belong to the same hand.
    let classesWithRows = members.sorted { $0.key < $1.key }.map(\.value)
    var steps: Set<Double> = []
    for members in classesWithRows { _ = rows(members, changes, &steps) }
    return classesWithRows.flatMap { rows($0, changes, &steps) }
  }

  /// A step as it is compared with others, in seconds.
  private func rounded(_ step: Double) -> Double { (step * 1e5).rounded() / 1e5 }

  /// The rows among changes of one class; their steps are added to those that are known.
  private func rows(
    _ members: [Int], _ changes: [PlannedChange], _ steps: inout Set<Double>
  ) -> [[Int]] {
    let sorted = members.sorted {
      (changes[$0].begin, $0) < (changes[$1].begin, $1)
    }
    var result: [[Int]] = []
    var start = 0
    while start + 1 < sorted.count {
      let step = changes[sorted[start + 1]].begin - changes[sorted[start]].begin
      var end = start + 1
      while end + 1 < sorted.count {
        let next = changes[sorted[end + 1]].begin - changes[sorted[end]].begin
        guard abs(next - step) <= 2 * Clock.timeTolerance else { break }
        end += 1
      }
      let row = Array(sorted[start...end])
      guard row.count >= StaggerFinder.fewest || steps.contains(rounded(step)),
        step > Clock.timeTolerance,
        step <= StaggerFinder.longestStep,
        Set(row.map { changes[$0].property }).count == row.count
      else {
        start += 1
        continue
      }
      result.append(row)
      steps.insert(rounded(step))
      start = end + 1
    }
    return result
  }
}

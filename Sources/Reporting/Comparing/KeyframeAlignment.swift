import SceneModel
import ViewTree

/// The keyframes of two versions of a property, paired so that the fewest changes lead from one to the other.
struct KeyframeAlignment {
  /// A keyframe in both versions or in one, by its index.
  enum Step: Hashable {
    /// A keyframe of both versions.
    case both(old: Int, new: Int)
    /// A keyframe of the old version alone.
    case removed(Int)
    /// A keyframe of the new version alone.
    case added(Int)
  }

  /// The keyframes of one version.
  typealias Keyframes = [Keyframe<PropertyValue>]

  /// The largest difference of times that are equal, in frames: a shift by a time is rounded.
  private static let timeTolerance = 1e-6
  /// The largest number of pairs that are considered; keyframes of larger animations are paired by their times.
  private static let pairLimit = 1_000_000

  /// The keyframes in order.
  private(set) var steps: [Step] = []
  /// The time by which all keyframes of both versions are later, in frames.
  private(set) var shift = 0.0

  private let old: Keyframes
  private let new: Keyframes

  /// Pairs the keyframes, at least one each.
  init(_ old: Keyframes, _ new: Keyframes) {
    self.old = old
    self.new = new
    var best = Double.infinity
    for shift in candidates {
      let (steps, cost) = aligned(shift: shift)
      // A shift is a change of its own.
      let whole = cost + (shift == 0 ? 0 : 1)
      guard whole < best else { continue }
      (best, self.steps, self.shift) = (whole, steps, shift)
    }
  }

  /// The shifts that are tried: none, and those of the first and the last keyframe.
  private var candidates: [Double] {
    guard let first = old.first, let last = old.last, let newFirst = new.first,
      let newLast = new.last
    else { return [0] }
    let shifts = [newFirst.time - first.time, newLast.time - last.time]
    return [0] + shifts.filter { abs($0) > KeyframeAlignment.timeTolerance }
  }

  /// Whether two keyframes have one time, but for the shift.
  func areSimultaneous(_ one: Int, _ other: Int, shift: Double? = nil) -> Bool {
    abs(old[one].time + (shift ?? self.shift) - new[other].time) <= KeyframeAlignment.timeTolerance
  }

  /// Whether the motions after two keyframes are equal; there is none after the last one.
  func haveEqualEases(_ one: Int, _ other: Int) -> Bool {
    one == old.count - 1 || other == new.count - 1 || old[one].easing == new[other].easing
  }

  /// Whether the motion paths after two keyframes are equal; there is none after the last one.
  func haveEqualTangents(_ one: Int, _ other: Int) -> Bool {
    one == old.count - 1 || other == new.count - 1 || old[one].tangents == new[other].tangents
  }

  /// Whether two values over time are equal; the ease of the last keyframe has no effect.
  static func areEqual(
    _ one: AnimatedValue<PropertyValue>, _ other: AnimatedValue<PropertyValue>
  ) -> Bool {
    let (first, second) = (one.keyframes, other.keyframes)
    guard one.initial == other.initial, first.count == second.count else { return false }
    return first.indices.allSatisfy { index in
      first[index].time == second[index].time && first[index].value == second[index].value
        && (index == first.count - 1
          || first[index].easing == second[index].easing
            && first[index].tangents == second[index].tangents)
    }
  }

  /// The number of changes of a pair; a keyframe with another time and another value is another keyframe.
  private func cost(_ one: Int, _ other: Int, _ shift: Double) -> Double {
    let moves = areSimultaneous(one, other, shift: shift) ? 0.0 : 1
    let changes = old[one].value == new[other].value ? 0.0 : 1
    let eases =
      haveEqualEases(one, other) && haveEqualTangents(one, other) ? 0.0 : KeyframeAlignment.easeCost
    return moves + changes == 2 ? 3 : moves + changes + eases
  }

  /// The cost of another ease: less than that of another keyframe.
  private static let easeCost = 0.5

  private func aligned(shift: Double) -> (steps: [Step], cost: Double) {
    var start = 0
    while start < min(old.count, new.count), cost(start, start, shift) == 0 { start += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - start,
      cost(old.count - 1 - tail, new.count - 1 - tail, shift) == 0
    { tail += 1 }
    let (rows, columns) = (start..<old.count - tail, start..<new.count - tail)
    let isLarge = rows.count * columns.count > KeyframeAlignment.pairLimit
    let middle =
      isLarge ? alignedByTime(rows, columns, shift) : alignedByCost(rows, columns, shift)
    let head = (0..<start).map { Step.both(old: $0, new: $0) }
    let end = (0..<tail).reversed().map {
      Step.both(old: old.count - 1 - $0, new: new.count - 1 - $0)
    }
    return (head + middle.steps + end, middle.cost)
  }

  /// Finds the pairs of least cost, as an edit distance.
  private func alignedByCost(
    _ rows: Range<Int>, _ columns: Range<Int>, _ shift: Double
  ) -> (steps: [Step], cost: Double) {
    let width = columns.count + 1
    var costs = [Double](repeating: 0, count: (rows.count + 1) * width)
    for row in (0...rows.count).reversed() {
      for column in (0...columns.count).reversed() {
        let here = row * width + column
        guard row < rows.count, column < columns.count else {
          costs[here] = Double(rows.count - row + columns.count - column)
          continue
        }
        let pair = cost(rows.lowerBound + row, columns.lowerBound + column, shift)
        costs[here] = min(
          costs[here + width + 1] + pair, costs[here + width] + 1, costs[here + 1] + 1)
      }
    }
    var steps: [Step] = []
    var (row, column) = (0, 0)
    while row < rows.count || column < columns.count {
      let (one, other) = (rows.lowerBound + row, columns.lowerBound + column)
      let here = row * width + column
      if row < rows.count, column < columns.count,
        costs[here] == costs[here + width + 1] + cost(one, other, shift)
      {
        steps.append(.both(old: one, new: other))
        (row, column) = (row + 1, column + 1)
      } else if row < rows.count, column == columns.count || costs[here] == costs[here + width] + 1
      {
        steps.append(.removed(one))
        row += 1
      } else {
        steps.append(.added(other))
        column += 1
      }
    }
    return (steps, costs[0])
  }

  private func alignedByTime(
    _ rows: Range<Int>, _ columns: Range<Int>, _ shift: Double
  ) -> (steps: [Step], cost: Double) {
    var steps: [Step] = []
    var (row, column, sum) = (rows.lowerBound, columns.lowerBound, 0.0)
    while row < rows.upperBound || column < columns.upperBound {
      let isPair =
        row < rows.upperBound && column < columns.upperBound
        && areSimultaneous(row, column, shift: shift)
      if isPair {
        steps.append(.both(old: row, new: column))
        sum += cost(row, column, shift)
        (row, column) = (row + 1, column + 1)
      } else if column == columns.upperBound
        || row < rows.upperBound && old[row].time + shift < new[column].time
      {
        steps.append(.removed(row))
        (row, sum) = (row + 1, sum + 1)
      } else {
        steps.append(.added(column))
        (column, sum) = (column + 1, sum + 1)
      }
    }
    return (steps, sum)
  }
}

/// The pairs of elements in two lists that keep their order and cost the least, as in an edit distance.
struct SequenceAlignment {
  /// An element of both lists or of one, by its index.
  enum Step: Hashable {
    /// An element of both lists.
    case both(old: Int, new: Int)
    /// An element of the old list alone.
    case removed(Int)
    /// An element of the new list alone.
    case added(Int)
  }

  /// The elements in order.
  private(set) var steps: [Step] = []
  /// The sum of the costs.
  private(set) var cost = 0.0

  /// The largest number of pairs that are considered; elements of longer lists are paired by their places.
  private static let pairLimit = 1_000_000

  /// Aligns two lists by their counts.
  ///
  /// - Parameters:
  ///   - single: The cost of an element of one list alone.
  ///   - isEqual: Whether a pair at both beginnings or ends is taken without a look at others.
  ///   - pair: The cost of a pair; `nil` where the elements cannot be one.
  init(
    _ old: Int, _ new: Int, single: Double, isEqual: (Int, Int) -> Bool,
    pair: (Int, Int) -> Double?
  ) {
    let shorter = min(old, new)
    let start = (0..<shorter).first { !isEqual($0, $0) } ?? shorter
    let tail =
      (0..<shorter - start).first { !isEqual(old - 1 - $0, new - 1 - $0) }
      ?? shorter - start
    steps = (0..<start).map { .both(old: $0, new: $0) }
    add(start..<old - tail, start..<new - tail, single, pair)
    steps += (0..<tail).reversed().map { .both(old: old - 1 - $0, new: new - 1 - $0) }
  }

  private mutating func add(
    _ rows: Range<Int>, _ columns: Range<Int>, _ single: Double, _ pair: (Int, Int) -> Double?
  ) {
    guard rows.count * columns.count <= SequenceAlignment.pairLimit else {
      let pairs = zip(rows, columns)
      steps += pairs.map { .both(old: $0, new: $1) }
      steps += rows.dropFirst(columns.count).map { .removed($0) }
      steps += columns.dropFirst(rows.count).map { .added($0) }
      cost = pairs.reduce(0) { $0 + (pair($1.0, $1.1) ?? 2 * single) }
      return
    }
    // The least costs of all ends of both lists, by rows of the old one.
    let width = columns.count + 1
    var costs = [Double](repeating: 0, count: (rows.count + 1) * width)
    for row in (0...rows.count).reversed() {
      for column in (0...columns.count).reversed() {
        let here = row * width + column
        guard row < rows.count, column < columns.count else {
          costs[here] = Double(rows.count - row + columns.count - column) * single
          continue
        }
        costs[here] = min(costs[here + width], costs[here + 1]) + single
        if let cost = pair(rows.lowerBound + row, columns.lowerBound + column) {
          costs[here] = min(costs[here], costs[here + width + 1] + cost)
        }
      }
    }
    cost = costs[0]
    var (row, column) = (0, 0)
    while row < rows.count || column < columns.count {
      let (one, other) = (rows.lowerBound + row, columns.lowerBound + column)
      let here = row * width + column
      if row < rows.count, column < columns.count, let cost = pair(one, other),
        costs[here] == costs[here + width + 1] + cost
      {
        steps.append(.both(old: one, new: other))
        (row, column) = (row + 1, column + 1)
      } else if row < rows.count,
        column == columns.count || costs[here] == costs[here + width] + single
      {
        steps.append(.removed(one))
        row += 1
      } else {
        steps.append(.added(other))
        column += 1
      }
    }
  }
}

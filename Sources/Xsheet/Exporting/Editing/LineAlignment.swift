/// The lines that two texts share, in their order.
///
/// Lines that occur once in both texts come first, as in a patience diff; the short parts between them are compared line
/// by line. So long texts that differ in most lines take no quadratic time.
struct LineAlignment {
  /// The indices of a line in both texts.
  typealias Match = (old: Int, new: Int)

  /// The shared lines, in order.
  private(set) var matches: [Match] = []
  private let old: [String]
  private let new: [String]

  /// The largest number of lines of both texts that are compared line by line.
  private static let lineLimit = 2000

  /// Aligns two texts.
  init(_ old: [String], _ new: [String]) {
    (self.old, self.new) = (old, new)
    align(old.indices, new.indices)
  }

  private mutating func align(_ rows: Range<Int>, _ columns: Range<Int>) {
    var (rows, columns) = (rows, columns)
    while let row = rows.first, let column = columns.first, old[row] == new[column] {
      matches.append((row, column))
      (rows, columns) = (rows.dropFirst(), columns.dropFirst())
    }
    var tail: [Match] = []
    while let row = rows.last, let column = columns.last, old[row] == new[column] {
      tail.append((row, column))
      (rows, columns) = (rows.dropLast(), columns.dropLast())
    }
    alignMiddle(rows, columns)
    matches += tail.reversed()
  }

  private mutating func alignMiddle(_ rows: Range<Int>, _ columns: Range<Int>) {
    guard !rows.isEmpty, !columns.isEmpty else { return }
    guard rows.count + columns.count > LineAlignment.lineLimit else {
      return alignEachLine(rows, columns)
    }
    let anchors = anchors(rows, columns)
    guard !anchors.isEmpty else { return }
    var (row, column) = (rows.lowerBound, columns.lowerBound)
    for anchor in anchors where anchor.old >= row && anchor.new >= column {
      align(row..<anchor.old, column..<anchor.new)
      matches.append(anchor)
      (row, column) = (anchor.old + 1, anchor.new + 1)
    }
    align(row..<rows.upperBound, column..<columns.upperBound)
  }

  private mutating func alignEachLine(_ rows: Range<Int>, _ columns: Range<Int>) {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new[columns].difference(from: old[rows]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(rows.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(columns.lowerBound + offset)
      }
    }
    let kept = rows.filter { !removed.contains($0) }
    matches += zip(kept, columns.filter { !inserted.contains($0) }).map { (old: $0, new: $1) }
  }

  /// The longest list of lines, in the order of both texts, that occur once in both.
  private func anchors(_ rows: Range<Int>, _ columns: Range<Int>) -> [Match] {
    let places = LineAlignment.places(of: old, rows)
    let unique = LineAlignment.places(of: new, columns).compactMap { line, column -> Match? in
      guard let column, let place = places[line], let row = place else { return nil }
      return (row, column)
    }
    .sorted { $0.old < $1.old }
    // The ends of the longest rising lists of each length, and the match before each match.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: unique.count)
    for (index, match) in unique.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if unique[ends[middle]].new < match.new { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var result: [Match] = []
    var next = ends.last
    while let index = next {
      result.append(unique[index])
      next = previous[index]
    }
    return result.reversed()
  }

  /// The places of lines in a part of a text; `nil` for those that occur several times.
  private static func places(of lines: [String], _ range: Range<Int>) -> [String: Int?] {
    var places: [String: Int?] = [:]
    for index in range {
      places.updateValue(places[lines[index]] == nil ? index : nil, forKey: lines[index])
    }
    return places
  }
}

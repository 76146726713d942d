/// The links between lines at points where exactly two lines end.
struct EdgeLinks {
  /// For each line, the link at its low end and then the one at its high end: twice the index of the linked line, plus
  /// one for its high end; -1 for none.
  private var links: [Int32]

  /// Links lines, given by the keys of their low and high ends and sorted by the low ones.
  init(_ lines: [(low: UInt64, high: UInt64)]) {
    var highs = lines.indices.map { (key: lines[$0].high, line: Int32($0)) }
    highs.sort { $0.key < $1.key }
    var links = Array(repeating: Int32(-1), count: lines.count * 2)
    var (low, high) = (0, 0)
    while low < lines.count || high < highs.count {
      let key = Swift.min(
        low < lines.count ? lines[low].low : .max, high < highs.count ? highs[high].key : .max)
      // The ends at one point.
      var (count, first, second) = (0, 0, 0)
      func add(_ end: Int) {
        (first, second) = count == 0 ? (end, second) : (first, end)
        count += 1
      }
      while low < lines.count, lines[low].low == key {
        add(low * 2)
        low += 1
      }
      while high < highs.count, highs[high].key == key {
        add(Int(highs[high].line) * 2 + 1)
        high += 1
      }
      if count == 2 { (links[first], links[second]) = (Int32(second), Int32(first)) }
    }
    self.links = links
  }

  /// Returns the line after another one, and whether it is entered at its low end.
  func next(after line: Int, throughHigh: Bool) -> (line: Int, entersLow: Bool)? {
    let link = Int(links[line * 2 + (throughHigh ? 1 : 0)])
    return link < 0 ? nil : (link / 2, link % 2 == 0)
  }
}

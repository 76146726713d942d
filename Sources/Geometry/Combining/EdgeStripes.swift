/// Horizontal stripes of the grid, each with the members that overlap it.
struct EdgeStripes {
  private let top: Int64
  private let height: Int64
  /// The start of each stripe's members, and the end of the last stripe's.
  private var starts: [Int32]
  private var list: [Int32]

  /// Sorts members by their ranges of y.
  init(_ spans: [ClosedRange<Int64>]) {
    let top = spans.reduce(Int64.max) { Swift.min($0, $1.lowerBound) }
    let bottom = spans.reduce(Int64.min) { Swift.max($0, $1.upperBound) }
    let count = Int64(Double(spans.count).squareRoot().clamped(to: 1...256))
    let height = spans.isEmpty ? 1 : Swift.max(1, (bottom - top) / count + 1)
    func stripes(_ span: ClosedRange<Int64>) -> ClosedRange<Int> {
      Int((span.lowerBound - top) / height)...Int((span.upperBound - top) / height)
    }
    var starts = Array(repeating: Int32(0), count: Int(count) + 2)
    for span in spans { for stripe in stripes(span) { starts[stripe + 1] += 1 } }
    for stripe in 1..<starts.count { starts[stripe] += starts[stripe - 1] }
    var next = starts
    var list = Array(repeating: Int32(0), count: Int(starts[starts.count - 1]))
    for (index, span) in spans.enumerated() {
      for stripe in stripes(span) {
        list[Int(next[stripe])] = Int32(index)
        next[stripe] += 1
      }
    }
    (self.top, self.height, self.starts, self.list) = (top, height, starts, list)
  }

  /// The members of the stripe at a height.
  func members(at y: Int64) -> ArraySlice<Int32> {
    let stripe = Int((y - top) / height)
    return list[Int(starts[stripe])..<Int(starts[stripe + 1])]
  }
}

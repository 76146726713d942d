import Geometry
import SceneModel

/// Cuts centerlines into dashes.
struct StrokeDasher {
  /// The largest number of dashes and gaps per contour; with more, the line is drawn solid, as dashes would blur.
  private static let maximumCount = 20_000.0

  /// Alternating lengths of dashes and gaps, an even number of them; empty for a solid line.
  private let pattern: [Double]
  /// The distance into the pattern at which a line begins, 0..<`period`.
  private let phase: Double
  /// The length of the pattern.
  private let period: Double

  /// Creates the dasher of a stroke style.
  ///
  /// As in SVG, a pattern of odd length is repeated, and one with a negative length or of zero length is ignored.
  init(style: StrokeStyle) {
    let dashes = style.dashes
    let sum = dashes.reduce(0, +)
    guard sum > 0, sum.isFinite, dashes.allSatisfy({ $0 >= 0 }), style.dashOffset.isFinite else {
      (pattern, phase, period) = ([], 0, 0)
      return
    }
    let isOdd = dashes.count % 2 == 1
    pattern = isOdd ? dashes + dashes : dashes
    period = isOdd ? sum * 2 : sum
    phase = positiveRemainder(style.dashOffset, period)
  }

  /// Adds the dashes of a centerline to an outliner.
  func draw(_ line: StrokeCenterline, with outliner: inout StrokeOutliner) {
    if let dot = line.dot { outliner.addDot(at: dot) }
    guard !line.samples.isEmpty else { return }
    let length = line.length
    let count = length / period * Double(pattern.count)
    guard !pattern.isEmpty, count <= StrokeDasher.maximumCount else {
      outliner.addWhole(line)
      return
    }
    var (index, remaining) = firstPart()
    // The end of a dash over the start of a closed line, which is added with the last dash.
    var firstEnd: Double?
    if line.isClosed, index % 2 == 0 {
      guard remaining < length else {
        outliner.addWhole(line)
        return
      }
      firstEnd = remaining
    }
    var position = 0.0
    var cursor = 0
    while position <= length {
      if position > 0, index % 2 == 0 {
        // Skips whole periods that are too far from all pixels to be visible. The last period is kept, because the last
        // dash of a closed line may join the first one.
        let free = outliner.clearance(line, at: position, cursor: &cursor)
        let periods = min(free / period, (length - position) / period - 1).rounded(.down)
        if periods >= 1 { position += periods * period }
      }
      let end = position + remaining
      let isDeferred = position == 0 && firstEnd != nil
      if index % 2 == 0, !isDeferred {
        let wrap = end >= length ? firstEnd : nil
        outliner.addDash(line, from: position, to: min(end, length), wrap: wrap, cursor: &cursor)
        if wrap != nil { firstEnd = nil }
      }
      position = end
      index = (index + 1) % pattern.count
      remaining = pattern[index]
      // A part of zero length at the end, or one too short to advance, ends the line.
      if position >= length { break }
    }
    if let firstEnd {
      cursor = 0
      outliner.addDash(line, from: 0, to: firstEnd, wrap: nil, cursor: &cursor)
    }
  }

  /// The part of the pattern at which a line begins, and its remaining length.
  private func firstPart() -> (index: Int, remaining: Double) {
    var offset = phase
    for (index, part) in pattern.enumerated() {
      if offset < part || (part == 0 && offset == 0) { return (index, part - offset) }
      offset -= part
    }
    return (0, pattern[0])
  }
}

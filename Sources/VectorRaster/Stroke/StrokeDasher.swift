import Geometry
import SceneModel

/// Cuts a line into dashes.
struct StrokeDasher {
  /// More dashes than this on one contour are drawn as a solid line: they could not be told apart.
  private static let maximumCount = 20_000.0

  /// Lengths of dashes and gaps in turn, an even number; empty for a solid line.
  private let pattern: [Double]
  /// Where in the pattern a line begins, 0 up to the pattern's length.
  private let phase: Double
  private let period: Double

  /// Reads the pattern of a style: an odd one is repeated; one with a negative length or of no length is ignored.
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

  /// Draws a line through an outliner.
  func draw(_ line: StrokeCenterline, with outliner: inout StrokeOutliner) {
    if let dot = line.dot { outliner.addDot(at: dot) }
    guard !line.samples.isEmpty else { return }
    let length = line.length
    let count = length / period * Double(pattern.count)
    guard !pattern.isEmpty, count <= StrokeDasher.maximumCount else {
      outliner.addWhole(line)
      return
    }
    var (index, rest) = start()
    // The dash that is cut by the start of a closed line, kept for the end.
    var firstEnd: Double?
    if line.isClosed, index % 2 == 0 {
      guard rest < length else {
        outliner.addWhole(line)
        return
      }
      firstEnd = rest
    }
    var position = 0.0
    var cursor = 0
    while position <= length {
      if position > 0, index % 2 == 0 {
        position += skippable(line, from: position, outliner, &cursor)
      }
      let end = position + rest
      let isDeferred = position == 0 && firstEnd != nil
      if index % 2 == 0, !isDeferred {
        let wrap = end >= length ? firstEnd : nil
        outliner.addDash(line, from: position, to: min(end, length), wrap: wrap, cursor: &cursor)
        if wrap != nil { firstEnd = nil }
      }
      position = end
      index = (index + 1) % pattern.count
      rest = pattern[index]
      // A dash or gap of no length at the very end, or one too short to advance, ends the line.
      if position >= length { break }
    }
    if let firstEnd {
      cursor = 0
      outliner.addDash(line, from: 0, to: firstEnd, wrap: nil, cursor: &cursor)
    }
  }

  /// The length of the whole periods from a place on that can be left out, as they lie far from all pixels.
  private func skippable(
    _ line: StrokeCenterline, from position: Double, _ outliner: StrokeOutliner,
    _ cursor: inout Int
  ) -> Double {
    let free = outliner.clearance(line, at: position, cursor: &cursor)
    // The last period is drawn in any case, as a closed line goes on in its first dash.
    let periods = min(free / period, (line.length - position) / period - 1).rounded(.down)
    return periods >= 1 ? periods * period : 0
  }

  /// The part of the pattern at which a line begins, and how much of it is left.
  private func start() -> (index: Int, rest: Double) {
    var offset = phase
    for (index, part) in pattern.enumerated() {
      if offset < part || (part == 0 && offset == 0) { return (index, part - offset) }
      offset -= part
    }
    return (0, pattern[0])
  }
}

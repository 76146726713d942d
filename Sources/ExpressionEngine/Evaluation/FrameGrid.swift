import CompositionModel

/// The times at which a composition is evaluated, in frames, ascending.
struct FrameGrid {
  /// The times.
  private(set) var frames: [Double] = []

  /// Makes the grid of the whole frames of a composition, and the frame after the last.
  init(of composition: Composition) {
    let count = min(composition.wholeFrameCount, ExpressionLimits.frames)
    frames = (0...count).map { composition.inPoint + Double($0) }
  }

  /// Makes an empty grid.
  init() {}

  /// Adds the times inside a precomposition layer at the times of the grid of its composition.
  mutating func add(_ layer: Layer, in outer: FrameGrid) {
    guard frames.count + outer.frames.count <= ExpressionLimits.frames * 2 else { return }
    frames += outer.frames(from: layer.inPoint, to: layer.outPoint).map {
      CompositionTimes.time(inside: layer, at: $0)
    }
  }

  /// Sorts the times, and merges those that differ only by rounding.
  mutating func sort() {
    frames.sort()
    var result: [Double] = []
    for frame in frames where frame.isFinite {
      let frame = abs(frame - frame.rounded()) < 1e-7 ? frame.rounded() : frame
      if let last = result.last, frame - last < 1e-6 { continue }
      result.append(frame)
    }
    frames = Array(result.prefix(ExpressionLimits.frames))
  }

  /// The times in a range that includes its end.
  func frames(from start: Double, to end: Double) -> ArraySlice<Double> {
    guard let first = frames.firstIndex(where: { $0 >= start }),
      let last = frames.lastIndex(where: { $0 <= end }), first <= last
    else { return [] }
    return frames[first...last]
  }
}

import CompositionModel

/// The times of a composition that its frames show, in frames, rising.
struct FrameGrid {
  /// The times.
  private(set) var frames: [Double] = []

  /// The whole frames of a composition, and the one after the last.
  init(of composition: Composition) {
    let count = min(composition.wholeFrameCount, ExpressionLimits.frames)
    frames = (0...count).map { composition.inPoint + Double($0) }
  }

  /// No times.
  init() {}

  /// Adds the times at which a layer shows its precomposition, where `outer` are those of the layer.
  mutating func add(_ layer: Layer, in outer: FrameGrid) {
    guard frames.count + outer.frames.count <= ExpressionLimits.frames * 2 else { return }
    frames += outer.frames(from: layer.inPoint, to: layer.outPoint).map {
      CompositionTimes.time(inside: layer, at: $0)
    }
  }

  /// Sorts what was added; times that differ by rounding only are one.
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

  /// The times in a range, its end included.
  func frames(from start: Double, to end: Double) -> ArraySlice<Double> {
    guard let first = frames.firstIndex(where: { $0 >= start }),
      let last = frames.lastIndex(where: { $0 <= end }), first <= last
    else { return [] }
    return frames[first...last]
  }
}

import CompositionModel

/// What is measured.
struct BenchmarkPlan {
  /// The longer side of the pictures, in pixels.
  var size: Int
  /// How many frames a pass has.
  var frames: Int
  /// How many passes are measured.
  var passes: Int
  /// How often the file is loaded.
  var loads: Int
  /// How many threads draw whole animations.
  var threads: Int

  /// The frames of a pass, counted from 0: spread evenly over the composition, and again from the start where it has fewer.
  func order(_ composition: Composition) -> [Int] {
    let span = max(0, Int(composition.frameCount + 1e-6))
    let count = max(1, min(frames, span))
    return (0..<frames).map { ($0 % count) * span / count }
  }

  /// The size of the pictures, in pixels.
  func pictureSize(_ composition: Composition) -> (width: Int, height: Int) {
    let scale = Double(size) / max(composition.size.x, composition.size.y)
    func pixels(_ length: Double) -> Int { max(1, Int((length * scale).rounded())) }
    return (pixels(composition.size.x), pixels(composition.size.y))
  }
}

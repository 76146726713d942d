import VectorRaster

/// Sums of pictures that are used and given back in turn.
final class AverageStack {
  private var averages: [PixelAverage] = []
  private var used = 0

  /// Runs a body with an empty sum.
  func withAverage(_ rect: PixelRect, _ body: (PixelAverage) -> Void) {
    if used == averages.count { averages.append(PixelAverage()) }
    let average = averages[used]
    used += 1
    defer { used -= 1 }
    average.reset(to: rect)
    body(average)
  }
}

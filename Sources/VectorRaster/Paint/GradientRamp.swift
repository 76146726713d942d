import Geometry
package import SceneModel

/// A lookup table of the premultiplied colors of a gradient at offsets 0 to 1.
package final class GradientRamp {
  /// The number of entries; the last one is at offset 1.
  static let count = 1024

  /// The entries.
  let pixels: UnsafeMutablePointer<UInt32>
  /// Whether all colors are opaque.
  private(set) var isOpaque = false
  private var stops: [Gradient.Stop]?

  /// Creates a ramp of transparent colors.
  package init() {
    pixels = .allocate(capacity: GradientRamp.count)
    pixels.initialize(repeating: 0, count: GradientRamp.count)
  }

  deinit { pixels.deallocate() }

  /// Fills the table with the colors of gradient stops, unless it holds them already.
  ///
  /// Colors are interpolated with straight alpha and then premultiplied. Beyond the ends the color is
  /// the first or last stop's. Of two stops at one offset, the later one applies from there on. The first entry also
  /// covers all pixels before the start: it has the color of the first stop, even if another one is at offset 0.
  package func update(_ newStops: [Gradient.Stop]) {
    guard stops != newStops else { return }
    stops = newStops
    guard let first = newStops.first else {
      pixels.update(repeating: 0, count: GradientRamp.count)
      isOpaque = false
      return
    }
    isOpaque = newStops.allSatisfy { $0.color.alpha >= 1 }
    var next = 0
    var left = first
    for index in 0..<GradientRamp.count {
      let offset = Double(index) / Double(GradientRamp.count - 1)
      while next < newStops.count, !(newStops[next].offset > offset),
        index > 0 || next == 0 || newStops[next].offset < 0
      {
        left = newStops[next]
        next += 1
      }
      var color = left.color
      if next > 0, next < newStops.count {
        let right = newStops[next]
        let span = right.offset - left.offset
        let progress = span > 0 ? (offset - left.offset) / span : 0
        color = left.color.interpolated(to: right.color, progress: progress)
      }
      pixels[index] = Bitmap.pixel(color)
    }
  }
}

import Geometry
public import SceneModel

/// The colours of a gradient from 0 to 1 as a table of premultiplied pixels.
public final class GradientRamp {
  /// How many colours the table has; the last one stands for 1.
  static let count = 1024

  /// The table.
  let pixels: UnsafeMutablePointer<UInt32>
  /// Whether no colour lets anything through.
  private(set) var isOpaque = false
  private var stops: [Gradient.Stop]?

  /// Makes a table without colours.
  public init() {
    pixels = .allocate(capacity: GradientRamp.count)
    pixels.initialize(repeating: 0, count: GradientRamp.count)
  }

  deinit { pixels.deallocate() }

  /// Fills the table, unless it holds these stops already.
  ///
  /// Colours mix with straight alpha and are premultiplied afterwards. Before the first and after the last stop their
  /// colours go on; of two stops at one place the later one counts from there on.
  public func update(_ newStops: [Gradient.Stop]) {
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
      while next < newStops.count, !(newStops[next].offset > offset) {
        left = newStops[next]
        next += 1
      }
      var color = left.color
      if next > 0, next < newStops.count {
        let right = newStops[next]
        let span = right.offset - left.offset
        let progress = span > 0 ? (offset - left.offset) / span : 1
        color = left.color.interpolated(to: right.color, progress: progress)
      }
      pixels[index] = Bitmap.pixel(color)
    }
  }
}

import SceneModel

/// The paint of a layer style.
struct StylePaint {
  /// The color: three bytes with red lowest.
  let color: UInt32
  /// The opacity, 0...1.
  let opacity: Double
  /// The blend mode with the layer's colors.
  let blendMode: BlendMode

  /// Creates a paint from its properties; the color's alpha is ignored.
  init(_ color: Color, opacity: Double, blendMode: BlendMode) {
    self.color = Bitmap.bytes(color)
    self.opacity = opacity
    self.blendMode = blendMode
  }
}

/// Blends paint into a layer's straight colors by one weight per pixel, 0...255, and keeps alpha.
final class StyleMixer {
  private let weights = ScratchMemory<UInt8>()
  private let source = ScratchMemory<UInt32>()
  private let straight = ScratchMemory<UInt32>()

  /// A value of 0...1 as a fraction of 255; values beyond are clamped.
  @inline(__always) static func byte(_ value: Float) -> UInt8 {
    UInt8(truncatingIfNeeded: Int32(min(max(value, 0), 1) * 255 + 0.5))
  }

  /// Memory for the weights of a layer's pixels, row by row.
  func weights(for surface: PixelSurface) -> UnsafeMutablePointer<UInt8> {
    weights.reserve(surface.count)
  }

  /// Sets the weights of all pixels of a layer to one value, 0...1.
  func fill(_ weight: Double, on surface: PixelSurface) {
    weights(for: surface).update(
      repeating: StyleMixer.byte(Float(weight)), count: surface.count)
  }

  /// Blends a paint into a layer by the weights, which are undefined afterward.
  func paint(_ paint: StylePaint, on surface: PixelSurface) {
    var isFilled = false
    mix(paint.blendMode, on: surface) { _, row in
      if !isFilled {
        row.update(repeating: paint.color | 0xFF00_0000, count: surface.rect.width)
        isFilled = true
      }
    }
  }

  /// Blends rows of pixels into a layer by the weights, which are undefined afterward.
  ///
  /// `fill` stores the opaque pixels of a row of the picture, given by its y coordinate.
  func mix(
    _ mode: BlendMode, on surface: PixelSurface,
    _ fill: (Int, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let rect = surface.rect
    let weights = weights.base
    let source = source.reserve(rect.width)
    let straight = straight.reserve(rect.width)
    surface.forEachRow { y, row in
      let rowWeights = weights + (y &- rect.minY) &* rect.width
      // The columns from the first to the last that the weights use.
      var (start, end) = (rect.width, 0)
      for x in 0..<rect.width {
        let pixel = row[x]
        if pixel &>> 24 == 0 { rowWeights[x] = 0 }
        if rowWeights[x] != 0 { (start, end) = (min(start, x), x &+ 1) }
        straight[x] = Bitmap.straightened(pixel) | 0xFF00_0000
      }
      guard start < end else { return }
      fill(y, source)
      ModeBlending.blend(
        mode, source + start, rowWeights + start, straight + start, end &- start)
      for x in start..<end where rowWeights[x] != 0 {
        row[x] = LinearLight.premultiplied(straight[x], row[x] &>> 24)
      }
    }
  }
}

import SceneModel

/// Mixes paint into a layer's straight colours by weights of 0...255, and leaves alpha as it is.
final class StyleMixer {
  private let weights = ScratchMemory<UInt8>()
  private let source = ScratchMemory<UInt32>()
  private let straight = ScratchMemory<UInt32>()

  /// 0...1 as a byte; what lies beyond is limited.
  @inline(__always) static func byte(_ share: Float) -> UInt8 {
    UInt8(truncatingIfNeeded: Int32(min(max(share, 0), 1) * 255 + 0.5))
  }

  /// Memory for a weight for each pixel of a layer, by rows.
  func weights(for surface: PixelSurface) -> UnsafeMutablePointer<UInt8> {
    weights.reserve(surface.count)
  }

  /// Gives all pixels of a layer one weight, 0...1.
  func fill(_ weight: Double, on surface: PixelSurface) {
    weights(for: surface).update(
      repeating: StyleMixer.byte(Float(weight)), count: surface.count)
  }

  /// Mixes a colour into a layer's own, by the weights, which are lost.
  func paint(_ paint: StylePaint, on surface: PixelSurface) {
    var isFilled = false
    mix(paint.blendMode, on: surface) { _, row in
      if !isFilled {
        row.update(repeating: paint.color | 0xFF00_0000, count: surface.rect.width)
        isFilled = true
      }
    }
  }

  /// Mixes rows of pixels, which a function stores, into a layer's colours by the weights, which are lost.
  func mix(
    _ mode: BlendMode, on surface: PixelSurface,
    _ fill: (Int, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let rect = surface.rect
    let weights = weights.base
    let source = source.reserve(rect.width)
    let straight = straight.reserve(rect.width)
    for y in rect.minY..<rect.maxY {
      let row = surface.address(x: rect.minX, y: y)
      let shares = weights + (y &- rect.minY) &* rect.width
      var isUsed = false
      for x in 0..<rect.width {
        let pixel = row[x]
        if pixel &>> 24 == 0 { shares[x] = 0 }
        isUsed = isUsed || shares[x] != 0
        straight[x] = Bitmap.straightened(pixel) | 0xFF00_0000
      }
      guard isUsed else { continue }
      fill(y, source)
      ModeBlending.blend(mode, source, shares, straight, rect.width)
      for x in 0..<rect.width where shares[x] != 0 {
        row[x] = LinearLight.premultiplied(straight[x], row[x] &>> 24)
      }
    }
  }
}

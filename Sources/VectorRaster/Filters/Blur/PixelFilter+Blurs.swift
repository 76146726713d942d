package import Geometry

extension PixelFilter {
  /// The radius of a blur's kernel for a standard deviation, both in pixels.
  package static func reach(deviation: Double) -> Int {
    deviation > 0 ? Int((min(deviation, 1e6) * 3).rounded(.up)) + 3 : 0
  }

  /// A Gaussian blur in linear light, the default of SVG filters in browsers.
  ///
  /// - Parameter deviation: The standard deviations along x and y.
  package static func blur(deviation: Vector2) -> PixelFilter {
    PixelFilter { processor, surface in
      let grid = BlurGrid(deviation: deviation, rect: surface.rect)
      guard grid.deviation != .zero else { return }
      let (colors, light) = (processor.colors, LinearLight.shared)
      colors.downsample(surface, grid: grid) { light.sample($0) }
      colors.blur(grid.deviation)
      colors.upsample(over: surface, grid: grid, offset: .zero) { pixel, sample in
        pixel.pointee = light.pixel(sample)
      }
    }
  }

  /// A drop shadow: an offset, blurred copy of a layer's alpha in one color.
  ///
  /// - Parameters:
  ///   - color: The color: three bytes with red lowest.
  ///   - opacity: The opacity, 0...1.
  ///   - offset: The offset of the shadow from the layer.
  ///   - deviation: The standard deviations of the blur along x and y.
  ///   - spread: The growth of the layer's alpha before the blur.
  ///   - isShadowOnly: Whether the shadow replaces the layer instead of lying below it.
  package static func shadow(
    color: UInt32, opacity: Double, offset: Vector2, deviation: Vector2, spread: Double = 0,
    isShadowOnly: Bool
  ) -> PixelFilter {
    PixelFilter { processor, surface in
      let limit = Double(surface.rect.width + surface.rect.height)
      guard abs(offset.x) <= limit, abs(offset.y) <= limit else {
        if isShadowOnly { surface.clear() }
        return
      }
      let (alphas, light) = (processor.alphas, LinearLight.shared)
      let grid = BlurGrid(deviation: deviation, rect: surface.rect)
      let caster = spread > 0 ? processor.grown(surface, by: spread) : surface
      alphas.downsample(caster, grid: grid) { Float($0 &>> 24) }
      alphas.blur(grid.deviation)
      let opacity = Float(Bitmap.limited(opacity))
      alphas.upsample(over: surface, grid: grid, offset: offset) { pixel, sample in
        let alpha = UInt32(min(max(sample * opacity, 0), 255) + 0.5)
        let below = LinearLight.premultiplied(color, alpha)
        pixel.pointee = isShadowOnly ? below : light.over(pixel.pointee, below)
      }
    }
  }
}

extension LinearLight {
  /// Source-over of two pixels in linear light.
  @inline(__always) fileprivate func over(_ pixel: UInt32, _ below: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 255 || below == 0 { return pixel }
    if alpha == 0 { return below }
    let top = sample(pixel)
    return self.pixel(top + sample(below) * (1 - top.w))
  }
}

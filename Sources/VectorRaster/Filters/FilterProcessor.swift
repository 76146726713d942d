import Geometry

/// Applies filters to layers; use one per thread.
package final class FilterProcessor {
  private let colors = BlurPlane<SIMD4<Float>>()
  private let alphas = BlurPlane<Float>()
  private let styles = StyleProcessor()
  private let warps = WarpProcessor()
  private let blocks = ScratchMemory<SIMD4<Float>>()

  /// Creates a processor; its buffers grow as needed.
  package init() {}

  /// Applies a filter to a layer, which must include the margin that the filter adds around its pixels.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - surface: The layer.
  ///   - map: The displacement map, aligned with the layer; without one, displacement does nothing.
  package func apply(_ filter: PixelFilter, to surface: PixelSurface, map: PixelSurface? = nil) {
    guard !surface.rect.isEmpty else { return }
    switch filter {
    case .colors(let filter): filter.apply(to: surface, light: .shared)
    case .blur(let deviation): blur(surface, deviation)
    case .shadow(let shadow): draw(shadow, on: surface)
    case .radialWipe(let wipe): wipe.apply(to: surface)
    case .linearWipe(let wipe): wipe.apply(to: surface)
    case .warp(let warp): warps.apply(warp, to: surface)
    case .displacement(let filter):
      if let map, !map.rect.isEmpty { warps.apply(filter, map: map, to: surface) }
    case .mosaic(let mosaic): mosaic.apply(to: surface, blocks)
    case .style(let style): styles.apply(style, to: surface)
    }
  }

  /// Standard deviations clamped to 10,000; values of at most 0.05, and NaN, become 0, as their blur is invisible.
  static func clamped(_ deviation: Vector2) -> Vector2 {
    func limit(_ value: Double) -> Double { value > 0.05 ? min(value, 10_000) : 0 }
    return Vector2(limit(deviation.x), limit(deviation.y))
  }

  /// Applies a Gaussian blur in linear light, the default of SVG filters in browsers.
  private func blur(_ surface: PixelSurface, _ deviation: Vector2) {
    let deviation = FilterProcessor.clamped(deviation)
    guard deviation != .zero else { return }
    let grid = BlurGrid(deviation: deviation, rect: surface.rect)
    let light = LinearLight.shared
    colors.downsample(surface, grid: grid) { light.sample($0) }
    colors.blur(grid.deviation)
    colors.upsample(over: surface, grid: grid, offset: .zero) { pixel, sample in
      pixel.pointee = light.pixel(sample)
    }
  }

  /// Draws a drop shadow below, or in place of, a layer.
  private func draw(_ shadow: ShadowFilter, on surface: PixelSurface) {
    let limit = Double(surface.rect.width + surface.rect.height)
    guard abs(shadow.offset.x) <= limit, abs(shadow.offset.y) <= limit else {
      if shadow.isShadowOnly { surface.clear() }
      return
    }
    let deviation = FilterProcessor.clamped(shadow.deviation)
    let grid = BlurGrid(deviation: deviation, rect: surface.rect)
    let caster = shadow.spread > 0 ? styles.grown(surface, by: shadow.spread) : surface
    alphas.downsample(caster, grid: grid) { Float($0 &>> 24) }
    alphas.blur(grid.deviation)
    let opacity = Float(Bitmap.limited(shadow.opacity))
    let (light, isOnly) = (LinearLight.shared, shadow.isShadowOnly)
    alphas.upsample(over: surface, grid: grid, offset: shadow.offset) { pixel, sample in
      let alpha = UInt32(min(max(sample * opacity, 0), 255) + 0.5)
      let below = LinearLight.premultiplied(shadow.color, alpha)
      pixel.pointee = isOnly ? below : light.over(pixel.pointee, below)
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

import Geometry

/// Applies filters to layers; one for each thread.
public final class FilterProcessor {
  private let colors = BlurPlane<SIMD4<Float>>()
  private let alphas = BlurPlane<Float>()
  private let styles = StyleProcessor()
  private let warps = WarpProcessor()
  private let blocks = ScratchMemory<SIMD4<Float>>()

  /// Makes a processor without memory for layers yet.
  public init() {}

  /// Applies a filter to a layer, which must have room for what the filter adds around its pixels.
  ///
  /// - Parameter map: What displaces pixels, at the same places; without one nothing does.
  public func apply(_ filter: PixelFilter, to surface: PixelSurface, map: PixelSurface? = nil) {
    guard !surface.rect.isEmpty else { return }
    switch filter {
    case .colors(let filter): filter.apply(to: surface, light: .shared)
    case .blur(let deviation): blur(surface, deviation)
    case .shadow(let shadow): cast(shadow, on: surface)
    case .wipe(let wipe): wipe.apply(to: surface)
    case .lineWipe(let wipe): wipe.apply(to: surface)
    case .warp(let warp): warps.apply(warp, to: surface)
    case .displacement(let filter):
      if let map, !map.rect.isEmpty { warps.apply(filter, map: map, to: surface) }
    case .mosaic(let mosaic): mosaic.apply(to: surface, blocks)
    case .style(let style): styles.apply(style, to: surface)
    }
  }

  /// Deviations as numbers that a blur can work with.
  static func limited(_ deviation: Vector2) -> Vector2 {
    func limit(_ value: Double) -> Double { value > 0.05 ? min(value, 10_000) : 0 }
    return Vector2(limit(deviation.x), limit(deviation.y))
  }

  /// Blurs in linear light, as browsers do unless told otherwise.
  private func blur(_ surface: PixelSurface, _ deviation: Vector2) {
    let deviation = FilterProcessor.limited(deviation)
    guard deviation != .zero else { return }
    let grid = BlurGrid(deviation: deviation, rect: surface.rect)
    let light = LinearLight.shared
    colors.load(surface, grid: grid) { light.sample($0) }
    colors.blur(grid.deviation)
    colors.spread(over: surface, grid: grid, offset: .zero) { pixel, sample in
      pixel.pointee = light.pixel(sample)
    }
  }

  private func cast(_ shadow: ShadowFilter, on surface: PixelSurface) {
    let limit = Double(surface.rect.width + surface.rect.height)
    guard abs(shadow.offset.x) <= limit, abs(shadow.offset.y) <= limit else {
      if shadow.isShadowOnly { surface.clear() }
      return
    }
    let deviation = FilterProcessor.limited(shadow.deviation)
    let grid = BlurGrid(deviation: deviation, rect: surface.rect)
    let caster = shadow.spread > 0 ? styles.grown(surface, by: shadow.spread) : surface
    alphas.load(caster, grid: grid) { Float($0 &>> 24) }
    alphas.blur(grid.deviation)
    let opacity = Float(Bitmap.limited(shadow.opacity))
    let (light, isOnly) = (LinearLight.shared, shadow.isShadowOnly)
    alphas.spread(over: surface, grid: grid, offset: shadow.offset) { pixel, sample in
      let alpha = UInt32(min(max(sample * opacity, 0), 255) + 0.5)
      let below = LinearLight.premultiplied(shadow.color, alpha)
      pixel.pointee = isOnly ? below : light.over(pixel.pointee, below)
    }
  }
}

extension LinearLight {
  /// A pixel over another, mixed in linear light.
  @inline(__always) fileprivate func over(_ pixel: UInt32, _ below: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 255 || below == 0 { return pixel }
    if alpha == 0 { return below }
    let top = sample(pixel)
    return self.pixel(top + sample(below) * (1 - top.w))
  }
}

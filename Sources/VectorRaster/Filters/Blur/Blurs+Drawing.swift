import Geometry
import SceneModel

extension GaussianBlur: DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { matrix.keepsAxes(ofBlur: deviation) }

  /// Blurs in linear light, the default of SVG filters in browsers.
  func addFilters(to plan: inout EffectPlan) {
    let pixels = plan.deviations(deviation)
    guard pixels != .zero else { return }
    plan.margin.add(deviation: pixels, offset: .zero)
    plan.add { processor, surface in
      let grid = BlurGrid(deviation: pixels, rect: surface.rect)
      guard grid.deviation != .zero else { return }
      let (colors, light) = (processor.colors, LinearLight.shared)
      colors.downsample(surface, grid: grid) { light.sample($0) }
      colors.blur(grid.deviation)
      colors.upsample(over: surface, grid: grid, offset: .zero) { pixel, sample in
        pixel.pointee = light.pixel(sample)
      }
    }
  }
}

extension DropShadow: DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { matrix.keeps(shadow) }

  func addFilters(to plan: inout EffectPlan) {
    guard shadow.opacity > 0 || isShadowOnly else { return }
    let pixels = plan.deviations(Vector2(repeating: shadow.deviation))
    guard let exact = plan.finiteOffset(shadow.offset) else { return }
    // A hard shadow is as sharp as its source, as in browsers, which move it by whole pixels.
    let offset = pixels == .zero ? Vector2(exact.x.rounded(), exact.y.rounded()) : exact
    let spread = plan.length(shadow.growth)
    plan.margin.add(reach: spread)
    plan.margin.add(deviation: pixels, offset: offset)
    let (color, opacity) = (Bitmap.bytes(shadow.color), Float(Bitmap.limited(shadow.opacity)))
    plan.add(needsDistances: spread > 0) { [isShadowOnly] processor, surface in
      let limit = Double(surface.rect.width + surface.rect.height)
      guard abs(offset.x) <= limit, abs(offset.y) <= limit else {
        if isShadowOnly { surface.clear() }
        return
      }
      let (alphas, light) = (processor.alphas, LinearLight.shared)
      let grid = BlurGrid(deviation: pixels, rect: surface.rect)
      let caster = spread > 0 ? processor.grown(surface, by: spread) : surface
      alphas.downsample(caster, grid: grid) { Float($0 &>> 24) }
      alphas.blur(grid.deviation)
      alphas.upsample(over: surface, grid: grid, offset: offset) { pixel, sample in
        let alpha = UInt32(min(max(sample * opacity, 0), 255) + 0.5)
        let below = LinearLight.premultiplied(color, alpha)
        pixel.pointee = isShadowOnly ? below : light.over(pixel.pointee, below)
      }
    }
  }
}

extension Affine {
  /// Whether the shadow of transformed content equals its transformed shadow.
  func keeps(_ shadow: ShadowShape) -> Bool {
    keepsAxes(ofBlur: Vector2(repeating: shadow.deviation))
      && (shadow.growth == 0 || keepsLengthRatios)
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

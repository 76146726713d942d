import Geometry
import SceneModel

// Layer styles compute a weight for each pixel. Paint inside of a layer then blends with the layer's straight colors and
// keeps alpha.

extension InnerShadow: DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { matrix.keeps(shadow) }

  func addFilters(to plan: inout EffectPlan) {
    guard shadow.opacity > 0 else { return }
    let deviation = plan.deviations(Vector2(repeating: shadow.deviation))
    let (offset, spread) = (plan.offset(shadow.offset), plan.length(shadow.growth))
    plan.margin.need(deviation: deviation, offset: offset)
    plan.margin.add(reach: offset.length)
    let paint = StylePaint(shadow.color, opacity: shadow.opacity, blendMode: blendMode)
    plan.add(needsDistances: spread > 0) { [isFromCenter] processor, surface in
      let caster = spread > 0 ? processor.grown(surface, by: -spread) : surface
      let weights = processor.mixer.weights(for: surface)
      let opacity = Float(paint.opacity)
      processor.blur(caster, deviation, offset: offset) { index, alpha in
        weights[index] = StyleMixer.byte((isFromCenter ? alpha : 1 - alpha) * opacity)
      }
      processor.mixer.paint(paint, on: surface)
    }
  }
}

extension Satin: DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { matrix.keeps(shadow) }

  func addFilters(to plan: inout EffectPlan) {
    guard shadow.opacity > 0 else { return }
    let deviation = plan.deviations(Vector2(repeating: shadow.deviation))
    let offset = plan.offset(shadow.offset)
    plan.margin.need(deviation: deviation, offset: offset)
    plan.margin.need(deviation: deviation, offset: -offset)
    plan.margin.add(reach: offset.length)
    let paint = StylePaint(shadow.color, opacity: shadow.opacity, blendMode: blendMode)
    plan.add { [isInverted] processor, surface in
      let weights = processor.mixer.weights(for: surface)
      let values = processor.values.reserve(surface.count)
      processor.blur(surface, deviation, offset: offset) { index, alpha in values[index] = alpha }
      let opacity = Float(paint.opacity)
      processor.blur(surface, deviation, offset: -offset) { index, alpha in
        let difference = abs(values[index] - alpha)
        weights[index] = StyleMixer.byte((isInverted ? 1 - difference : difference) * opacity)
      }
      processor.mixer.paint(paint, on: surface)
    }
  }
}

extension ColorOverlay: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard opacity > 0 else { return }
    let paint = StylePaint(color, opacity: opacity, blendMode: blendMode)
    plan.add { processor, surface in
      processor.mixer.fill(paint.opacity, on: surface)
      processor.mixer.paint(paint, on: surface)
    }
  }
}

extension LayerStroke: DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { matrix.keepsLengthRatios }

  func addFilters(to plan: inout EffectPlan) {
    let width = plan.length(self.width)
    guard width > 0, opacity > 0 else { return }
    let outside = side == .outside ? width : side == .center ? width / 2 : 0
    let inside = width - outside
    plan.margin.add(reach: outside)
    plan.margin.need(reach: width)
    let paint = StylePaint(color, opacity: opacity, blendMode: blendMode)
    plan.add(needsDistances: true) { processor, surface in
      let distances = processor.field.distances(of: surface)
      let opacity = Float(paint.opacity)
      if inside > 0 {
        let weights = processor.mixer.weights(for: surface)
        let edge = Float(inside) + 0.5
        for index in 0..<surface.count {
          weights[index] = StyleMixer.byte(min(max(edge + distances[index], 0), 1) * opacity)
        }
        processor.mixer.paint(paint, on: surface)
      }
      guard outside > 0 else { return }
      let edge = Float(outside) + 0.5
      let scale = 1 / Float(max(processor.field.largestAlpha, 1))
      surface.forEachPixel { index, pixel in
        let alpha = pixel.pointee &>> 24
        // The stroke covers the part of a pixel that the layer does not.
        let ring = min(1, edge - distances[index]) - Float(alpha) * scale
        guard ring > 0 else { return }
        pixel.pointee &+= LinearLight.premultiplied(
          paint.color, min(UInt32(StyleMixer.byte(ring * opacity)), 255 &- alpha))
      }
    }
  }
}

extension SimpleChoker: DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { matrix.keepsLengthRatios }

  func addFilters(to plan: inout EffectPlan) {
    let choke = plan.length(choke)
    guard choke > 0 else { return }
    // The distance from an edge beyond the picture counts too.
    plan.margin.add(reach: choke)
    plan.add(needsDistances: true) { processor, surface in
      let distances = processor.field.distances(of: surface)
      let edge = 0.5 - Float(choke)
      surface.forEachPixel { index, pixel in
        pixel.pointee = PixelMath.scale(
          pixel.pointee, by: UInt32(StyleMixer.byte(edge - distances[index])))
      }
    }
  }
}

extension FilterProcessor {
  /// The alpha of a layer grown by a distance in pixels, or shrunk by a negative one, as a black layer.
  func grown(_ surface: PixelSurface, by distance: Double) -> PixelSurface {
    let distances = field.distances(of: surface)
    copy.reset(to: surface.rect)
    let grown = copy.surface
    let edge = Float(distance) + 0.5
    for index in 0..<surface.count {
      grown.base[index] = UInt32(StyleMixer.byte(edge - distances[index])) &<< 24
    }
    return grown
  }

  /// Calls a function for each pixel of a layer: index, alpha of the blurred and offset layer, 0...1.
  fileprivate func blur(
    _ surface: PixelSurface, _ deviation: Vector2, offset: Vector2,
    _ body: (Int, Float) -> Void
  ) {
    let grid = BlurGrid(deviation: deviation, rect: surface.rect)
    alphas.downsample(surface, grid: grid) { Float($0 &>> 24) * (1 / 255) }
    alphas.blur(grid.deviation)
    var index = 0
    alphas.upsample(over: surface, grid: grid, offset: offset) { _, sample in
      body(index, sample)
      index &+= 1
    }
  }
}

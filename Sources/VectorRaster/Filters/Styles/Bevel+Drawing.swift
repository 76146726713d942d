import Geometry
import SceneModel

extension Bevel: DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { matrix.keepsLengthRatios }

  func addFilters(to plan: inout EffectPlan) {
    let size = plan.length(self.size)
    guard size > 0 else { return }
    let smoothing = plan.length(self.smoothing)
    plan.margin.add(reach: kind == .inner ? 2 : size + 2)
    plan.margin.need(reach: size * 1.3 + smoothing * 3 + 4)
    let direction = plan.matrix.applyLinear(Vector2(angle: (self.direction - 90).radians))
    let plane = direction.length > 0 ? direction / direction.length : .zero
    let altitude = self.altitude.clamped(to: 0...90).radians
    let flat = plane * cosine(altitude)
    guard flat.x.isFinite, flat.y.isFinite else { return }
    var bevel = self
    bevel.depth = depth.clamped(to: -100...100)
    let surface = BevelSurface(
      bevel: bevel, size: size, smoothing: smoothing, light: Vector3(flat, z: sine(altitude)))
    plan.add(needsDistances: true) { surface.paint(on: $1, with: $0) }
  }
}

/// The surface of a bevel, with lengths in pixels.
private struct BevelSurface {
  /// The layer style.
  let bevel: Bevel
  /// The width of the slopes.
  let size: Double
  /// The standard deviation of the blur of highlight and shadow.
  let smoothing: Double
  /// The unit vector to the light: x and y in the picture, z toward the viewer.
  let light: Vector3

  /// Paints highlight and shadow on a layer.
  func paint(on surface: PixelSurface, with processor: FilterProcessor) {
    let highlight = StylePaint(
      bevel.highlightColor, opacity: bevel.highlightOpacity, blendMode: bevel.highlightMode)
    let shadow = StylePaint(
      bevel.shadowColor, opacity: bevel.shadowOpacity, blendMode: bevel.shadowMode)
    let distances = processor.field.distances(of: surface)
    storeLight(
      distances, in: processor.alphas, processor.values, width: surface.rect.width,
      height: surface.rect.height)
    let light = processor.alphas.samples
    for (isLit, paint) in [(true, highlight), (false, shadow)] {
      let weights = processor.mixer.weights(for: surface)
      let opacity = Float(paint.opacity) * (isLit ? 1 : -1)
      for index in 0..<surface.count {
        weights[index] = StyleMixer.byte(light[index] * opacity)
      }
      if bevel.kind != .inner { addOutside(paint, weights, distances, on: surface) }
      if bevel.kind != .outer { processor.mixer.paint(paint, on: surface) }
    }
  }

  /// Stores the lighting of each pixel relative to a flat surface, -1...1.
  private func storeLight(
    _ distances: UnsafeMutablePointer<Float>, in plane: BlurPlane<Float>,
    _ values: ScratchMemory<Float>, width: Int, height: Int
  ) {
    let heights = values.reserve(width * height)
    plane.reset(width: width, height: height)
    for index in 0..<width * height { plane.samples[index] = self.height(at: distances[index]) }
    // Smooths the quantization of distances, which would show in the slopes.
    let roundness = bevel.isChiseled ? 0.7 : max(0.7, size * 0.1)
    plane.blur(Vector2(roundness, roundness))
    heights.update(from: plane.samples, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let (left, right) = (max(0, x &- 1), min(width &- 1, x &+ 1))
        let (above, below) = (max(0, y &- 1), min(height &- 1, y &+ 1))
        let slope = SIMD2(
          (heights[y &* width &+ right] - heights[y &* width &+ left]) / 2,
          (heights[below &* width &+ x] - heights[above &* width &+ x]) / 2)
        plane.samples[y &* width &+ x] = light(onSlope: slope)
      }
    }
    plane.blur(Vector2(smoothing, smoothing))
  }

  /// Composites paint below the layer, where the layer is not opaque.
  private func addOutside(
    _ paint: StylePaint, _ weights: UnsafeMutablePointer<UInt8>,
    _ distances: UnsafeMutablePointer<Float>, on surface: PixelSurface
  ) {
    surface.forEachPixel { index, pixel in
      let room = 1 - min(max(0.5 - distances[index], 0), 1)
      let alpha = min(
        UInt32(Float(weights[index]) * room + 0.5), 255 &- pixel.pointee &>> 24)
      pixel.pointee &+= LinearLight.premultiplied(paint.color, alpha)
    }
  }

  /// The height of the surface at a distance from the edge, in pixels.
  @inline(__always) private func height(at distance: Float) -> Float {
    let size = Float(size)
    let depth = Float(bevel.depth) * size
    switch bevel.kind {
    case .inner: return depth * profile(-distance / size)
    case .outer: return depth * profile(1 - distance / size)
    case .emboss: return depth * profile(0.5 - distance / size)
    case .pillow: return depth * (profile(abs(distance) * 2 / size) - 1) / 2
    }
  }

  /// The profile of a slope from 0 to 1 over a position of 0...1: linear, or a smoothstep.
  @inline(__always) private func profile(_ position: Float) -> Float {
    let t = min(max(position, 0), 1)
    return bevel.isChiseled ? t : t * t * (3 - 2 * t)
  }

  /// The diffuse lighting of a slope relative to a flat surface: 1 for the brightest possible, -1 for unlit.
  @inline(__always) private func light(onSlope slope: SIMD2<Float>) -> Float {
    let (x, y, z) = (Float(light.x), Float(light.y), Float(light.z))
    let normal = 1 / (1 + slope.x * slope.x + slope.y * slope.y).squareRoot()
    let brightness = max(0, (z - slope.x * x - slope.y * y) * normal) - z
    return brightness > 0 ? brightness / max(1 - z, 0.05) : brightness / max(z, 0.05)
  }
}

import Geometry
import SceneModel

/// Paints the highlights and shadows of bevels; use one per thread.
final class BevelProcessor {
  private let alphas = BlurPlane<Float>()
  private let values = ScratchMemory<Float>()

  /// Paints a bevel on a layer.
  ///
  /// - Parameters:
  ///   - bevel: The bevel.
  ///   - distances: The signed distances of the layer's pixels from its edges, in pixels.
  ///   - mixer: The mixer of highlights and shadows with the layer.
  ///   - surface: The layer.
  func paint(
    _ bevel: BevelFilter, distances: UnsafeMutablePointer<Float>, with mixer: StyleMixer,
    on surface: PixelSurface
  ) {
    computeLight(bevel, distances, width: surface.rect.width, height: surface.rect.height)
    let light = alphas.samples
    for (isLit, paint) in [(true, bevel.highlight), (false, bevel.shadow)] {
      let weights = mixer.weights(for: surface)
      let opacity = Float(paint.opacity) * (isLit ? 1 : -1)
      for index in 0..<surface.count {
        weights[index] = StyleMixer.byte(light[index] * opacity)
      }
      if bevel.kind != .inner { addOutside(paint, weights, distances, on: surface) }
      if bevel.kind != .outer { mixer.paint(paint, on: surface) }
    }
  }

  /// Stores the lighting of each pixel relative to a flat surface in `alphas`, -1...1.
  private func computeLight(
    _ bevel: BevelFilter, _ distances: UnsafeMutablePointer<Float>, width: Int, height: Int
  ) {
    let heights = values.reserve(width * height)
    alphas.reset(width: width, height: height)
    for index in 0..<width * height { alphas.samples[index] = bevel.height(at: distances[index]) }
    // Smooths the quantization of distances, which would show in the slopes.
    let roundness = bevel.isChiseled ? 0.7 : max(0.7, bevel.size * 0.1)
    alphas.blur(Vector2(roundness, roundness))
    heights.update(from: alphas.samples, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let (left, right) = (max(0, x &- 1), min(width &- 1, x &+ 1))
        let (above, below) = (max(0, y &- 1), min(height &- 1, y &+ 1))
        let slope = SIMD2(
          (heights[y &* width &+ right] - heights[y &* width &+ left]) / 2,
          (heights[below &* width &+ x] - heights[above &* width &+ x]) / 2)
        alphas.samples[y &* width &+ x] = bevel.light(onSlope: slope)
      }
    }
    alphas.blur(Vector2(bevel.smoothing, bevel.smoothing))
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
}

extension BevelFilter {
  /// The height of the surface at a distance from the edge, in pixels.
  @inline(__always) fileprivate func height(at distance: Float) -> Float {
    let size = Float(size)
    let depth = Float(depth) * size
    switch kind {
    case .inner: return depth * profile(-distance / size)
    case .outer: return depth * profile(1 - distance / size)
    case .emboss: return depth * profile(0.5 - distance / size)
    case .pillow: return depth * (profile(abs(distance) * 2 / size) - 1) / 2
    }
  }

  /// The profile of a slope from 0 to 1 over a position of 0...1: linear, or a smoothstep.
  @inline(__always) private func profile(_ position: Float) -> Float {
    let t = min(max(position, 0), 1)
    return isChiseled ? t : t * t * (3 - 2 * t)
  }

  /// The diffuse lighting of a slope relative to a flat surface: 1 for the brightest possible, -1 for unlit.
  @inline(__always) fileprivate func light(onSlope slope: SIMD2<Float>) -> Float {
    let (x, y, z) = (Float(light.x), Float(light.y), Float(light.z))
    let normal = 1 / (1 + slope.x * slope.x + slope.y * slope.y).squareRoot()
    let brightness = max(0, (z - slope.x * x - slope.y * y) * normal) - z
    return brightness > 0 ? brightness / max(1 - z, 0.05) : brightness / max(z, 0.05)
  }
}

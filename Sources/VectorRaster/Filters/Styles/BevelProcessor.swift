import Geometry
import SceneModel

/// Paints light and shade on the slopes along a layer's edges; one for each thread.
final class BevelProcessor {
  private let alphas = BlurPlane<Float>()
  private let values = ScratchMemory<Float>()

  /// Paints a bevel on a layer.
  ///
  /// - Parameters:
  ///   - bevel: The slopes, and what they are painted with.
  ///   - distances: How far the layer's pixels are from its edges.
  ///   - mixer: Mixes light and shade into the layer.
  ///   - surface: The layer.
  func paint(
    _ bevel: BevelFilter, distances: UnsafeMutablePointer<Float>, with mixer: StyleMixer,
    on surface: PixelSurface
  ) {
    findLight(bevel, distances, width: surface.rect.width, height: surface.rect.height)
    let share = alphas.samples
    for (isLit, paint) in [(true, bevel.highlight), (false, bevel.shadow)] {
      let weights = mixer.weights(for: surface)
      let opacity = Float(paint.opacity) * (isLit ? 1 : -1)
      for index in 0..<surface.count {
        weights[index] = StyleMixer.byte(share[index] * opacity)
      }
      if bevel.kind != .inner { addOutside(paint, weights, distances, on: surface) }
      if bevel.kind != .outer { mixer.paint(paint, on: surface) }
    }
  }

  /// Stores in `alphas` how much brighter than level ground each pixel is.
  private func findLight(
    _ bevel: BevelFilter, _ distances: UnsafeMutablePointer<Float>, width: Int, height: Int
  ) {
    let heights = values.reserve(width * height)
    alphas.reset(width: width, height: height)
    for index in 0..<width * height { alphas.samples[index] = bevel.height(at: distances[index]) }
    // Edges are known to a fraction of a pixel only, which slopes would show.
    let roundness = bevel.isChiseled ? 0.7 : max(0.7, bevel.size * 0.1)
    alphas.blur(Vector2(roundness, roundness))
    heights.update(from: alphas.samples, count: width * height)
    // How much brighter than level ground each pixel is, which softening blurs.
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

  /// Puts paint under the layer, where its shape leaves room.
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
  /// How high the ground is at a distance from the edge, in pixels.
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

  /// A slope from 0 to 1.
  @inline(__always) private func profile(_ place: Float) -> Float {
    let share = min(max(place, 0), 1)
    return isChiseled ? share : share * share * (3 - 2 * share)
  }

  /// How much brighter than level ground a slope is: 1 for as bright as can be, -1 for unlit.
  @inline(__always) fileprivate func light(onSlope slope: SIMD2<Float>) -> Float {
    let (x, y, z) = (Float(light.x), Float(light.y), Float(light.z))
    let normal = 1 / (1 + slope.x * slope.x + slope.y * slope.y).squareRoot()
    let brightness = max(0, (z - slope.x * x - slope.y * y) * normal) - z
    return brightness > 0 ? brightness / max(1 - z, 0.05) : brightness / max(z, 0.05)
  }
}

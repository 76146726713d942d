import Geometry
import SceneModel

/// Applies layer styles; use one per thread.
///
/// A style computes a weight for each pixel. Paint inside of a layer then blends with the layer's straight colors and
/// keeps alpha.
final class StyleProcessor {
  private let field = DistanceField()
  private let alphas = BlurPlane<Float>()
  private let shape = PixelLayer()
  private let mixer = StyleMixer()
  private let bevels = BevelProcessor()
  private let values = ScratchMemory<Float>()

  /// Applies a style to a layer, which must include the margin that the style adds around its pixels.
  func apply(_ filter: StyleFilter, to surface: PixelSurface) {
    switch filter {
    case .innerShadow(let paint, let offset, let deviation, let spread, let isFromCenter):
      innerShadow(paint, offset, deviation, spread, isFromCenter, on: surface)
    case .satin(let paint, let offset, let deviation, let isInverted):
      satin(paint, offset, deviation, isInverted, on: surface)
    case .color(let paint):
      mixer.fill(paint.opacity, on: surface)
      mixer.paint(paint, on: surface)
    case .gradient(let shader, let opacity, let mode):
      gradient(shader, opacity, mode, on: surface)
    case .shader(let shader, let opacity, let mode):
      let rect = surface.rect
      mixer.fill(opacity, on: surface)
      mixer.mix(mode, on: surface) { y, row in
        shader.shade(x: rect.minX, y: y, count: rect.width, into: row)
      }
    case .stroke(let paint, let outside, let inside):
      stroke(paint, outside: outside, inside: inside, on: surface)
    case .choke(let distance):
      let distances = field.distances(of: surface)
      let edge = 0.5 - Float(distance)
      surface.forEachPixel { index, pixel in
        pixel.pointee = PixelMath.scale(
          pixel.pointee, by: UInt32(StyleMixer.byte(edge - distances[index])))
      }
    case .bevel(let bevel):
      bevels.paint(bevel, distances: field.distances(of: surface), with: mixer, on: surface)
    }
  }

  /// The alpha of a layer grown by a distance in pixels, or shrunk by a negative one, as a black layer.
  func grown(_ surface: PixelSurface, by distance: Double) -> PixelSurface {
    let distances = field.distances(of: surface)
    shape.reset(to: surface.rect)
    let grown = shape.surface
    let edge = Float(distance) + 0.5
    for index in 0..<surface.count {
      grown.base[index] = UInt32(StyleMixer.byte(edge - distances[index])) &<< 24
    }
    return grown
  }

  private func innerShadow(
    _ paint: StylePaint, _ offset: Vector2, _ deviation: Vector2, _ spread: Double,
    _ isFromCenter: Bool, on surface: PixelSurface
  ) {
    let caster = spread > 0 ? grown(surface, by: -spread) : surface
    let weights = mixer.weights(for: surface)
    let opacity = Float(paint.opacity)
    blur(caster, deviation, offset: offset) { index, alpha in
      weights[index] = StyleMixer.byte((isFromCenter ? alpha : 1 - alpha) * opacity)
    }
    mixer.paint(paint, on: surface)
  }

  private func satin(
    _ paint: StylePaint, _ offset: Vector2, _ deviation: Vector2, _ isInverted: Bool,
    on surface: PixelSurface
  ) {
    let weights = mixer.weights(for: surface)
    let values = values.reserve(surface.count)
    blur(surface, deviation, offset: offset) { index, alpha in values[index] = alpha }
    let opacity = Float(paint.opacity)
    blur(surface, deviation, offset: -offset) { index, alpha in
      let difference = abs(values[index] - alpha)
      weights[index] = StyleMixer.byte((isInverted ? 1 - difference : difference) * opacity)
    }
    mixer.paint(paint, on: surface)
  }

  private func gradient(
    _ shader: GradientOverlayShader, _ opacity: Double, _ mode: BlendMode, on surface: PixelSurface
  ) {
    guard let axes = shader.axes(on: surface) else { return }
    let rect = surface.rect
    mixer.fill(opacity, on: surface)
    mixer.mix(mode, on: surface) { y, row in
      shader.shade(axes, x: rect.minX, y: y, count: rect.width, into: row)
    }
  }

  private func stroke(
    _ paint: StylePaint, outside: Double, inside: Double, on surface: PixelSurface
  ) {
    let distances = field.distances(of: surface)
    let opacity = Float(paint.opacity)
    if inside > 0 {
      let weights = mixer.weights(for: surface)
      let edge = Float(inside) + 0.5
      for index in 0..<surface.count {
        weights[index] = StyleMixer.byte(min(max(edge + distances[index], 0), 1) * opacity)
      }
      mixer.paint(paint, on: surface)
    }
    guard outside > 0 else { return }
    let edge = Float(outside) + 0.5
    surface.forEachPixel { index, pixel in
      let distance = distances[index]
      guard distance > -0.5, distance < edge else { return }
      // At the edge, the stroke covers the part of a pixel that the layer does not.
      let ring = min(1, edge - distance) - min(max(0.5 - distance, 0), 1)
      let alpha = min(
        UInt32(StyleMixer.byte(ring * opacity)), 255 &- pixel.pointee &>> 24)
      pixel.pointee &+= LinearLight.premultiplied(paint.color, alpha)
    }
  }

  /// Calls a function for each pixel of a layer: index, alpha of the blurred and offset layer, 0...1.
  private func blur(
    _ surface: PixelSurface, _ deviation: Vector2, offset: Vector2,
    _ body: (Int, Float) -> Void
  ) {
    let deviation = FilterProcessor.clamped(deviation)
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

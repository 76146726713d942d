package import SceneModel

/// Composites colors, gradients and layers with a surface, through coverage masks and by blend modes; use one per
/// thread.
package final class Compositor {
  private let row = ScratchMemory<UInt32>()
  private let alphas = ScratchMemory<UInt8>()

  /// Creates a compositor; its buffers grow as needed.
  package init() {}

  /// Fills the coverage of a mask with a premultiplied color.
  package func fill(
    _ mask: CoverageMask, color: UInt32, mode: BlendMode = .normal, on surface: PixelSurface
  ) {
    let area = mask.bounds.intersection(surface.rect)
    guard !area.isEmpty else { return }
    guard mode == .normal else {
      let row = row.reserve(area.width)
      row.update(repeating: color, count: area.width)
      blend(mask, area, mode, opacity: 255, on: surface) { _, _, _ in UnsafePointer(row) }
      return
    }
    guard color != 0 else { return }
    mask.forEachSpan(in: area) { y, x, count, span in
      let target = surface.address(x: x, y: y)
      if let alpha = span.uniformAlpha {
        SourceOver.blend(
          alpha == 255 ? color : PixelMath.scale(color, by: alpha), target, count)
      } else {
        SourceOver.blend(color, mask.alphas(of: span, from: x), target, count)
      }
    }
  }

  /// Fills the coverage of a mask with a gradient times an opacity of 0...255.
  package func fill(
    _ mask: CoverageMask, shader: GradientShader, opacity: UInt32, mode: BlendMode = .normal,
    on surface: PixelSurface
  ) {
    let area = mask.bounds.intersection(surface.rect)
    guard !area.isEmpty, opacity > 0 else { return }
    let row = row.reserve(area.width)
    guard mode == .normal else {
      blend(mask, area, mode, opacity: opacity, on: surface) { x, y, count in
        shader.shade(x: x, y: y, count: count, into: row)
        return UnsafePointer(row)
      }
      return
    }
    let isOpaque = shader.isOpaque && opacity == 255
    let scratch = alphas.reserve(area.width)
    mask.forEachSpan(in: area) { y, x, count, span in
      let target = surface.address(x: x, y: y)
      if isOpaque, span.uniformAlpha == 255 {
        shader.shade(x: x, y: y, count: count, into: target)
        return
      }
      shader.shade(x: x, y: y, count: count, into: row)
      cover(mask, span, x, count, opacity, row, target, scratch)
    }
  }

  /// Composites a layer times an opacity of 0...255, through a mask or, without one, as a whole.
  package func draw(
    _ layer: PixelSurface, mask: CoverageMask?, opacity: UInt32, mode: BlendMode = .normal,
    on surface: PixelSurface
  ) {
    var area = layer.rect.intersection(surface.rect)
    if let mask { area = area.intersection(mask.bounds) }
    guard !area.isEmpty, opacity > 0 else { return }
    guard let mask else {
      drawUnmasked(layer, area, opacity, mode, surface)
      return
    }
    guard mode == .normal else {
      blend(mask, area, mode, opacity: opacity, on: surface) { x, y, _ in
        UnsafePointer(layer.address(x: x, y: y))
      }
      return
    }
    let scratch = alphas.reserve(area.width)
    mask.forEachSpan(in: area) { y, x, count, span in
      cover(
        mask, span, x, count, opacity, layer.address(x: x, y: y), surface.address(x: x, y: y),
        scratch)
    }
  }

  private func drawUnmasked(
    _ layer: PixelSurface, _ area: PixelRect, _ opacity: UInt32, _ mode: BlendMode,
    _ surface: PixelSurface
  ) {
    let alphas = alphas.reserve(area.width)
    alphas.update(repeating: UInt8(truncatingIfNeeded: opacity), count: area.width)
    for y in area.minY..<area.maxY {
      let source = layer.address(x: area.minX, y: y)
      let target = surface.address(x: area.minX, y: y)
      if mode == .normal {
        SourceOver.blend(source, alpha: opacity, target, area.width)
      } else {
        ModeBlending.blend(mode, source, alphas, target, area.width)
      }
    }
  }

  /// Blends a row of pixels through a span by source-over; `scratch` has room for the alphas of the row.
  @inline(__always)
  private func cover(
    _ mask: CoverageMask, _ span: CoverageSpan, _ x: Int, _ count: Int, _ opacity: UInt32,
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
    _ scratch: UnsafeMutablePointer<UInt8>
  ) {
    if let alpha = span.uniformAlpha {
      SourceOver.blend(source, alpha: PixelMath.multiply(alpha, opacity), target, count)
    } else if opacity == 255 {
      SourceOver.blend(source, mask.alphas(of: span, from: x), target, count)
    } else {
      Compositor.scale(mask.alphas(of: span, from: x), count, by: opacity, into: scratch)
      SourceOver.blend(source, scratch, target, count)
    }
  }

  /// Blends rows of pixels through a mask by any blend mode; `source` returns the pixels from a column of a row on.
  @inline(__always)
  private func blend(
    _ mask: CoverageMask, _ area: PixelRect, _ mode: BlendMode, opacity: UInt32,
    on surface: PixelSurface, _ source: (Int, Int, Int) -> UnsafePointer<UInt32>
  ) {
    let alphas = alphas.reserve(area.width)
    mask.forEachSpan(in: area) { y, x, count, span in
      if let alpha = span.uniformAlpha {
        let product = PixelMath.multiply(alpha, opacity)
        alphas.update(repeating: UInt8(truncatingIfNeeded: product), count: count)
      } else {
        Compositor.scale(mask.alphas(of: span, from: x), count, by: opacity, into: alphas)
      }
      ModeBlending.blend(mode, source(x, y, count), alphas, surface.address(x: x, y: y), count)
    }
  }

  /// Stores alphas times an opacity of 0...255.
  @inline(__always)
  private static func scale(
    _ source: UnsafePointer<UInt8>, _ count: Int, by opacity: UInt32,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count {
      target[index] = UInt8(
        truncatingIfNeeded: PixelMath.multiply(UInt32(source[index]), opacity))
    }
  }
}

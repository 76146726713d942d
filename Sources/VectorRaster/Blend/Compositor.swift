package import SceneModel

/// Composites colors, gradients and layers with a surface, through coverage masks and by blend modes; use one per
/// thread.
package final class Compositor {
  private let row = ScratchMemory<UInt32>()
  private let alphas = ScratchMemory<UInt8>()

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
    for part in mask.spans(in: area) {
      let target = surface.address(x: part.x, y: part.y)
      if let alpha = part.span.uniformAlpha {
        SourceOver.blend(
          alpha == 255 ? color : PixelMath.scale(color, by: alpha), target, part.count)
      } else {
        SourceOver.blend(color, mask.alphas(of: part), target, part.count)
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
    for part in mask.spans(in: area) {
      let target = surface.address(x: part.x, y: part.y)
      if isOpaque, part.span.uniformAlpha == 255 {
        shader.shade(x: part.x, y: part.y, count: part.count, into: target)
      } else {
        shader.shade(x: part.x, y: part.y, count: part.count, into: row)
        cover(mask, part, opacity, row, target, scratch)
      }
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
      return
    }
    guard mode == .normal else {
      blend(mask, area, mode, opacity: opacity, on: surface) { x, y, _ in
        UnsafePointer(layer.address(x: x, y: y))
      }
      return
    }
    let scratch = alphas.reserve(area.width)
    for part in mask.spans(in: area) {
      cover(
        mask, part, opacity, layer.address(x: part.x, y: part.y),
        surface.address(x: part.x, y: part.y), scratch)
    }
  }

  /// Blends a row of pixels through a span by source-over; `scratch` has room for the alphas of the row.
  @inline(__always)
  private func cover(
    _ mask: CoverageMask, _ part: SpanPart, _ opacity: UInt32, _ source: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ scratch: UnsafeMutablePointer<UInt8>
  ) {
    if let alpha = part.span.uniformAlpha {
      SourceOver.blend(source, alpha: PixelMath.multiply(alpha, opacity), target, part.count)
    } else if opacity == 255 {
      SourceOver.blend(source, mask.alphas(of: part), target, part.count)
    } else {
      Compositor.scale(mask.alphas(of: part), part.count, by: opacity, into: scratch)
      SourceOver.blend(source, scratch, target, part.count)
    }
  }

  /// Blends rows of pixels through a mask by any blend mode; `source` returns the pixels from a column of a row on.
  @inline(__always)
  private func blend(
    _ mask: CoverageMask, _ area: PixelRect, _ mode: BlendMode, opacity: UInt32,
    on surface: PixelSurface, _ source: (Int, Int, Int) -> UnsafePointer<UInt32>
  ) {
    let alphas = alphas.reserve(area.width)
    for part in mask.spans(in: area) {
      if let alpha = part.span.uniformAlpha {
        let product = PixelMath.multiply(alpha, opacity)
        alphas.update(repeating: UInt8(truncatingIfNeeded: product), count: part.count)
      } else {
        Compositor.scale(mask.alphas(of: part), part.count, by: opacity, into: alphas)
      }
      ModeBlending.blend(
        mode, source(part.x, part.y, part.count), alphas,
        surface.address(x: part.x, y: part.y), part.count)
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

extension Compositor {
  /// Replaces the pixels of a surface by a layer's.
  ///
  /// Through partial coverage, or with an opacity below 255, old and new pixels are interpolated.
  package func replace(
    with layer: PixelSurface, mask: CoverageMask?, opacity: UInt32, on surface: PixelSurface
  ) {
    let area = layer.rect.intersection(surface.rect)
    guard !area.isEmpty, opacity > 0 else { return }
    guard let mask else {
      for y in area.minY..<area.maxY {
        let source = layer.address(x: area.minX, y: y)
        let target = surface.address(x: area.minX, y: y)
        for x in 0..<area.width {
          target[x] = Compositor.interpolated(target[x], source[x], weight: opacity)
        }
      }
      return
    }
    let covered = area.intersection(mask.bounds)
    guard !covered.isEmpty else { return }
    for part in mask.spans(in: covered) {
      let source = layer.address(x: part.x, y: part.y)
      let target = surface.address(x: part.x, y: part.y)
      let uniform = part.span.uniformAlpha
      let alphas = uniform == nil ? mask.alphas(of: part) : nil
      for index in 0..<part.count {
        let alpha = uniform ?? alphas.map { UInt32($0[index]) } ?? 0
        target[index] = Compositor.interpolated(
          target[index], source[index], weight: PixelMath.multiply(alpha, opacity))
      }
    }
  }

  /// The linear interpolation of two pixels with a weight of 0...255 of the second one.
  @inline(__always) private static func interpolated(
    _ below: UInt32, _ above: UInt32, weight: UInt32
  ) -> UInt32 {
    if weight == 255 { return above }
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let sum =
        (below &>> shift & 255) &* (255 &- weight) &+ (above &>> shift & 255) &* weight &+ 128
      result |= ((sum &+ (sum &>> 8)) &>> 8) &<< shift
      shift &+= 8
    }
    return result
  }
}

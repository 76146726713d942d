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

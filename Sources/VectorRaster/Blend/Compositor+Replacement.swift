extension Compositor {
  /// Puts a layer in place of what is below it: through coverage and times an opacity of 0...255, a mix of both.
  public func replace(
    with layer: PixelSurface, mask: CoverageMask?, opacity: UInt32, on surface: PixelSurface
  ) {
    let area = layer.rect.intersection(surface.rect)
    guard !area.isEmpty, opacity > 0 else { return }
    guard let mask else {
      for y in area.minY..<area.maxY {
        let source = layer.address(x: area.minX, y: y)
        let target = surface.address(x: area.minX, y: y)
        for x in 0..<area.width {
          target[x] = Compositor.mix(target[x], source[x], share: opacity)
        }
      }
      return
    }
    let covered = area.intersection(mask.bounds)
    guard !covered.isEmpty else { return }
    mask.forEachSpan(in: covered) { y, x, count, span in
      let source = layer.address(x: x, y: y)
      let target = surface.address(x: x, y: y)
      let uniform = span.uniformAlpha
      let alphas = uniform == nil ? mask.alphas(of: span, from: x) : nil
      for index in 0..<count {
        let alpha = uniform ?? alphas.map { UInt32($0[index]) } ?? 0
        target[index] = Compositor.mix(
          target[index], source[index], share: PixelMath.multiply(alpha, opacity))
      }
    }
  }

  /// A pixel with a share of another one, of 0...255, in its place.
  @inline(__always) private static func mix(
    _ below: UInt32, _ above: UInt32, share: UInt32
  ) -> UInt32 {
    if share == 255 { return above }
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let sum =
        (below &>> shift & 255) &* (255 &- share) &+ (above &>> shift & 255) &* share &+ 128
      result |= ((sum &+ (sum &>> 8)) &>> 8) &<< shift
      shift &+= 8
    }
    return result
  }
}

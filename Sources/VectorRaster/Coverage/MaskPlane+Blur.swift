extension MaskPlane {
  /// The radius of the blur of a standard deviation, both in pixels.
  package static func blurRadius(sigma: Double) -> Int {
    boxRadii(sigma: sigma).reduce(0, +)
  }

  /// Blurs with three box filters per axis, which approximate a Gaussian of the standard deviations, in pixels.
  ///
  /// Coverage beyond the plane equals its nearest edge pixel's.
  package func blur(sigmaX: Double, sigmaY: Double) {
    guard count > 0 else { return }
    let (width, height) = (rect.width, rect.height)
    let copy = copies.reserve(count)
    let sums = sums.reserve(width)
    for radius in MaskPlane.boxRadii(sigma: sigmaX) where radius > 0 {
      for row in 0..<height {
        copy.update(from: bytes + row * width, count: width)
        MaskPlane.boxRow(copy, bytes + row * width, width, radius)
      }
    }
    for radius in MaskPlane.boxRadii(sigma: sigmaY) where radius > 0 {
      copy.update(from: bytes, count: count)
      MaskPlane.boxColumns(copy, bytes, width, height, radius, sums)
    }
  }

  /// The radii of three boxes whose variances sum to the Gaussian's, as nearly as whole pixels allow.
  private static func boxRadii(sigma: Double) -> [Int] {
    guard sigma > 0 else { return [0, 0, 0] }
    // A box of width w has the variance (w^2 - 1) / 12.
    let variance = min(sigma, 2000) * min(sigma, 2000)
    let small = Int((((4 * variance + 1).squareRoot() - 1) / 2).rounded(.down))
    func boxVariance(_ radius: Int) -> Double { Double(radius * (radius + 1)) / 3 }
    var radii = [small, small, small]
    for index in 0..<3 {
      let sum = radii.reduce(0) { $0 + boxVariance($1) }
      let step = boxVariance(small + 1) - boxVariance(small)
      if variance - sum > step / 2 { radii[index] += 1 }
    }
    return radii
  }

  /// The reciprocal of a box's width, in units of 2^-24.
  @inline(__always) private static func factor(radius: Int) -> UInt64 {
    let size = UInt64(2 * radius + 1)
    return ((1 << 24) + size / 2) / size
  }

  /// The mean of a box from its sum and the reciprocal of its width, rounded to nearest.
  @inline(__always) private static func mean(_ sum: UInt32, _ factor: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: min((UInt64(sum) &* factor &+ 0x80_0000) &>> 24, 255))
  }

  /// Applies a horizontal box filter to a row.
  private static func boxRow(
    _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ count: Int,
    _ radius: Int
  ) {
    let (first, last) = (UInt32(source[0]), UInt32(source[count - 1]))
    let factor = factor(radius: radius)
    var sum = first * UInt32(radius)
    for index in 0..<radius { sum += index < count ? UInt32(source[index]) : last }
    for index in 0..<count {
      let (entering, leaving) = (index &+ radius, index &- radius)
      sum &+= entering < count ? UInt32(source[entering]) : last
      target[index] = mean(sum, factor)
      sum &-= leaving < 0 ? first : UInt32(source[leaving])
    }
  }

  /// Applies a vertical box filter to a plane.
  private static func boxColumns(
    _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ width: Int,
    _ height: Int, _ radius: Int, _ sums: UnsafeMutablePointer<UInt32>
  ) {
    func row(_ index: Int) -> UnsafePointer<UInt8> {
      source + min(max(index, 0), height &- 1) &* width
    }
    let factor = factor(radius: radius)
    for x in 0..<width { sums[x] = UInt32(source[x]) * UInt32(radius) }
    for index in 0..<radius {
      let entering = row(index)
      for x in 0..<width { sums[x] &+= UInt32(entering[x]) }
    }
    for index in 0..<height {
      let (entering, leaving) = (row(index &+ radius), row(index &- radius))
      let line = target + index &* width
      for x in 0..<width {
        let sum = sums[x] &+ UInt32(entering[x])
        line[x] = mean(sum, factor)
        sums[x] = sum &- UInt32(leaving[x])
      }
    }
  }
}

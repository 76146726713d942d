extension MaskPlane {
  /// How far a blur of a standard deviation reaches, in pixels.
  public static func blurReach(sigma: Double) -> Int {
    boxRadii(sigma: sigma).reduce(0, +)
  }

  /// Blurs by three box filters each way, which together come near a Gaussian of the standard deviations, in pixels.
  ///
  /// Coverage goes on beyond the edges of the plane as it is at the edge.
  public func blur(sigmaX: Double, sigmaY: Double) {
    guard count > 0 else { return }
    let size = max(rect.width, rect.height)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { buffer in
      guard let line = buffer.baseAddress else { return }
      for radius in MaskPlane.boxRadii(sigma: sigmaX) where radius > 0 {
        for row in 0..<rect.height {
          MaskPlane.box(bytes + row * rect.width, 1, rect.width, radius, line)
        }
      }
      for radius in MaskPlane.boxRadii(sigma: sigmaY) where radius > 0 {
        for column in 0..<rect.width {
          MaskPlane.box(bytes + column, rect.width, rect.height, radius, line)
        }
      }
    }
  }

  /// The radii of three boxes whose variances sum to that of the Gaussian as nearly as whole pixels allow.
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

  /// Replaces the bytes of a line by the means of the bytes within a radius.
  private static func box(
    _ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ count: Int, _ radius: Int,
    _ copy: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count { copy[index] = bytes[index &* stride] }
    let (first, last) = (Int(copy[0]), Int(copy[count - 1]))
    let size = 2 * radius + 1
    var sum = first * radius
    for index in 0..<radius { sum += index < count ? Int(copy[index]) : last }
    for index in 0..<count {
      let entering = index &+ radius
      sum += entering < count ? Int(copy[entering]) : last
      bytes[index &* stride] = UInt8(truncatingIfNeeded: (sum &+ size / 2) / size)
      let leaving = index &- radius
      sum -= leaving < 0 ? first : Int(copy[leaving])
    }
  }
}

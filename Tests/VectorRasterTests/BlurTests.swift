import Geometry
import Testing

@testable import VectorRaster

@Suite struct BlurTests {
  private func blurred(sigmaX: Double, sigmaY: Double) -> MaskPlane {
    let plane = MaskPlane()
    plane.reset(to: PixelRect(minX: 0, minY: 0, maxX: 80, maxY: 80), value: 0)
    for y in 30..<50 {
      for x in 30..<50 { plane.bytes[y * 80 + x] = 255 }
    }
    plane.blur(sigmaX: sigmaX, sigmaY: sigmaY)
    return plane
  }

  @Test(arguments: [0.5, 1.0, 2.7, 6])
  func variancesAreThoseOfAGaussian(sigma: Double) {
    let plane = blurred(sigmaX: sigma, sigmaY: 0)
    var (weight, square) = (0.0, 0.0)
    for x in 0..<80 {
      let value = Double(plane.bytes[40 * 80 + x])
      weight += value
      square += value * (Double(x) - 39.5) * (Double(x) - 39.5)
    }
    // The variance of the 20 pixels is added to that of the blur.
    let variance = square / weight - (20 * 20 - 1) / 12.0
    // Boxes of whole pixels allow no finer steps.
    #expect(abs(variance - sigma * sigma) < 0.45 * sigma + 0.2)
    #expect(abs(weight - 20 * 255) < 60)
    #expect(plane.bytes[20 * 80 + 40] == 0)
  }

  @Test func directionsAreIndependent() {
    let plane = blurred(sigmaX: 0, sigmaY: 3)
    #expect(plane.bytes[40 * 80 + 29] == 0)
    #expect(plane.bytes[29 * 80 + 40] > 60)
    for y in 0..<80 {
      #expect(abs(Int(plane.bytes[y * 80 + 40]) - Int(plane.bytes[(79 - y) * 80 + 40])) <= 1)
    }
  }

  @Test func blursReachAsFarAsTheySay() {
    for sigma in [0.3, 1.0, 4, 11] {
      let plane = blurred(sigmaX: sigma, sigmaY: sigma)
      let radius = MaskPlane.blurRadius(sigma: sigma)
      if radius < 30 { #expect(plane.bytes[40 * 80 + 29 - radius] == 0) }
    }
    #expect(MaskPlane.blurRadius(sigma: 0) == 0)
    #expect(MaskPlane.blurRadius(sigma: .nan) == 0)
  }
}

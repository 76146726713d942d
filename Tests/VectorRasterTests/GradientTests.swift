import Geometry
import SceneModel
import Testing

@testable import VectorRaster

@Suite struct GradientTests {
  private let stops = [
    Gradient.Stop(offset: 0.2, color: Color(red: 1, green: 0, blue: 0)),
    Gradient.Stop(offset: 0.6, color: Color(red: 0, green: 0, blue: 1, alpha: 0)),
    Gradient.Stop(offset: 0.6, color: Color(red: 0, green: 1, blue: 0)),
    Gradient.Stop(offset: 1, color: .white),
  ]

  private func drawn(_ gradient: Gradient, transform: Affine = .identity) -> Bitmap {
    var bitmap = Bitmap(width: 64, height: 64)
    let mask = mask(PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 64))
    let shader = GradientShader(gradient, transform: transform, ramp: GradientRamp())
    bitmap.withSurface { surface in
      if let shader { Compositor().fill(mask, shader: shader, opacity: 255, on: surface) }
    }
    return bitmap
  }

  /// The premultiplied color of the stops at an offset, 0...255.
  private func expected(_ t: Double) -> SIMD4<Double> {
    var color = stops[0].color
    if t >= 1 {
      color = .white
    } else if t >= 0.6 {
      color = stops[2].color.interpolated(to: .white, progress: (t - 0.6) / 0.4)
    } else if t >= 0.2 {
      color = color.interpolated(to: stops[1].color, progress: (t - 0.2) / 0.4)
    }
    var result = color.components * color.alpha * 255
    result.w = color.alpha * 255
    return result
  }

  private func expect(_ bitmap: Bitmap, _ place: (Vector2) -> Double) {
    for y in 0..<64 {
      for x in 0..<64 {
        let t = place(Vector2(Double(x) + 0.5, Double(y) + 0.5))
        // The ramp has about a thousand entries; at the hard stop both colors are right.
        guard abs(t - 0.6) > 0.002 else { continue }
        let (actual, wanted) = (SIMD4<Double>(bitmap[x, y]), expected(t))
        let difference = actual - wanted
        #expect(difference.max() < 2 && difference.min() > -2, "at \(x), \(y): \(actual) \(wanted)")
      }
    }
  }

  @Test func beyondHardStopsAtTheEndsAreTheOuterColors() {
    let stops = [(0.0, Color.white), (0, .black), (1, .white), (1, .black)].map {
      Gradient.Stop(offset: $0.0, color: $0.1)
    }
    let bitmap = drawn(
      Gradient(kind: .linear, start: Vector2(16, 0), end: Vector2(48, 0), stops: stops))
    #expect([4, 15, 16, 47, 48, 60].map { bitmap[$0, 0].x } == [255, 255, 4, 251, 0, 0])
  }

  @Test func linearGradientsRunAlongTheirLine() {
    let (start, end) = (Vector2(10, 20), Vector2(50, 40))
    let axis = (end - start) / (end - start).dot(end - start)
    expect(drawn(Gradient(kind: .linear, start: start, end: end, stops: stops))) {
      ($0 - start).dot(axis)
    }
  }

  @Test func transformsMoveGradients() throws {
    let transform = Affine.rotation(degrees: 30) * .scale(Vector2(2, 0.7))
    let inverse = try #require(transform.inverse)
    let gradient = Gradient(kind: .linear, start: Vector2(2, 0), end: Vector2(30, 0), stops: stops)
    expect(drawn(gradient, transform: transform)) { (inverse.apply($0).x - 2) / 28 }
  }

  @Test func radialGradientsSpreadFromTheirCenter() {
    let center = Vector2(30, 34)
    expect(drawn(Gradient(kind: .radial, start: center, end: Vector2(50, 34), stops: stops))) {
      ($0 - center).length / 20
    }
  }

  @Test func focalPointsAreWhereColorsBegin() {
    let (center, focal, radius) = (Vector2(30, 34), Vector2(38, 28), 20.0)
    let gradient = Gradient(
      kind: .radial, start: center, end: center + Vector2(0, radius), focalPoint: focal,
      stops: stops)
    expect(drawn(gradient)) { point in
      // The circle about focal + t (center - focal) with radius t · 20 through the point, by
      // bisection.
      var (low, high) = (0.0, 1e3)
      for _ in 0..<60 {
        let t = (low + high) / 2
        let distance = point.distance(to: focal + (center - focal) * t)
        if distance > t * radius { low = t } else { high = t }
      }
      return low
    }
  }

  @Test func focalPointsOutsideAreDrawnIn() {
    let gradient = Gradient(
      kind: .radial, start: Vector2(32, 32), end: Vector2(52, 32), focalPoint: Vector2(90, 32),
      stops: stops)
    let bitmap = drawn(gradient)
    #expect(bitmap[55, 5] == SIMD4(255, 255, 255, 255))
    #expect(bitmap[51, 32].x > 200)
  }

  @Test(arguments: [
    (Vector2(5, 5), Vector2(5, 5)), (Vector2(.nan, 1), Vector2(4, 4)),
    (Vector2(0, 0), Vector2(.infinity, 0)), (Vector2(1e300, 0), Vector2(-1e300, 1)),
    (Vector2(0, 0), Vector2(1e-300, 0)),
  ])
  func degenerateGradientsAreHarmless(start: Vector2, end: Vector2) {
    for kind in Gradient.Kind.allCases {
      _ = drawn(Gradient(kind: kind, start: start, end: end, stops: stops))
      _ = drawn(Gradient(kind: kind, start: start, end: end, focalPoint: end, stops: stops))
      _ = drawn(
        Gradient(kind: kind, start: .zero, end: Vector2(9, 9), focalPoint: start, stops: []))
    }
    let flat = drawn(Gradient(kind: .linear, start: .zero, end: .zero, stops: stops))
    #expect(flat[9, 9] == SIMD4(255, 255, 255, 255))
  }

  @Test func singularTransformsDrawNothing() {
    let gradient = Gradient(kind: .linear, start: .zero, end: Vector2(9, 9), stops: stops)
    #expect(drawn(gradient, transform: .scale(0)).pixels.allSatisfy { $0 == 0 })
  }

  @Test func opaqueGradientsEqualBlendedOnes() {
    let opaque = [
      Gradient.Stop(offset: 0, color: .black), Gradient.Stop(offset: 1, color: .white),
    ]
    let clear = opaque + [Gradient.Stop(offset: 2, color: .clear)]
    let line = (Vector2(3, 3), Vector2(61, 50))
    let left = drawn(Gradient(kind: .linear, start: line.0, end: line.1, stops: opaque))
    let right = drawn(Gradient(kind: .linear, start: line.0, end: line.1, stops: clear))
    for (a, b) in zip(left.pixels, right.pixels).prefix(64 * 40) where a >> 24 == b >> 24 {
      #expect(a == b)
    }
  }
}

import Geometry
import TestSupport
import Testing

@Suite struct Matrix4Tests {
  @Test func planeTransformsComposeAsAffinesDo() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<50 {
      let (a, b) = (Affine.random(&random), Affine.random(&random))
      let product = Matrix4(a) * Matrix4(b)
      #expect(product.flattened.distance(to: a * b) < 1e-12)
    }
  }

  @Test func turnsAboutZAreThoseOfThePlane() {
    let turn = Matrix4.rotationZ(degrees: 33)
    #expect(turn.flattened.distance(to: .rotation(degrees: 33)) < 1e-15)
  }

  @Test(
    "rotations map one axis to the next",
    arguments: [
      (Matrix4.rotationX(degrees: 90), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0)),
      (Matrix4.rotationY(degrees: 90), SIMD4(0, 0, 1, 0), SIMD4(1, 0, 0, 0)),
      (Matrix4.rotationZ(degrees: 90), SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0)),
    ] as [(Matrix4, SIMD4<Double>, SIMD4<Double>)])
  func turns(turn: Matrix4, from: SIMD4<Double>, to: SIMD4<Double>) {
    let difference = turn.apply(from) - to
    #expect((difference * difference).sum() < 1e-24)
  }

  @Test func innerTransformComesFirst() {
    let both = Matrix4.translation(Vector3(1, 2, 3)) * .scale(Vector3(2, 2, 2))
    #expect(both.apply(SIMD4(1, 1, 1, 1)) == SIMD4(3, 4, 5, 1))
  }

  @Test("3D rotations shorten when flattened", arguments: [0, 30, 60, 90, 120.0])
  func flattening(degrees: Double) {
    let shortened = cosine(degrees.radians)
    let x = Matrix4.rotationX(degrees: degrees).flattened
    #expect(x.distance(to: .scale(Vector2(1, shortened))) < 1e-12)
    let y = Matrix4.rotationY(degrees: degrees).flattened
    #expect(y.distance(to: .scale(Vector2(shortened, 1))) < 1e-12)
  }
}

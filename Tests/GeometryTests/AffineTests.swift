import Geometry
import TestSupport
import Testing

@Suite struct AffineTests {
  @Test func compositionAppliesTheInnerTransformFirst() {
    let both = Affine.translation(Vector2(10, 0)) * .scale(2)
    #expect(both.apply(Vector2(1, 1)) == Vector2(12, 2))
    let turnedAround = Affine.scale(2) * .translation(Vector2(10, 0))
    #expect(turnedAround.apply(Vector2(1, 1)) == Vector2(22, 2))
  }

  @Test func compositionIsApplicationInTurnAndAssociates() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<100 {
      let (a, b, c) = (
        Affine.random(&random), Affine.random(&random), Affine.random(&random)
      )
      let point = Vector2.random(&random)
      #expect((a * b).apply(point).distance(to: a.apply(b.apply(point))) < 1e-9)
      #expect(((a * b) * c).distance(to: a * (b * c)) < 1e-9)
    }
  }

  @Test func inverseUndoesFromBothSides() throws {
    var random = SeededRandom(seed: 2)
    for _ in 0..<100 {
      let transform = Affine.random(&random)
      let inverse = try #require(transform.inverse)
      #expect((transform * inverse).distance(to: .identity) < 1e-9)
      #expect((inverse * transform).distance(to: .identity) < 1e-9)
    }
  }

  @Test(
    "singular and non-finite transforms have no inverse",
    arguments: [
      Affine.scale(Vector2(0, 1)), Affine(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
      Affine.scale(.infinity), Affine.scale(.nan),
    ])
  func noInverse(transform: Affine) {
    #expect(transform.inverse == nil)
  }

  @Test(
    "a rotation by 90 degrees is clockwise on screen, where y points down",
    arguments: [
      (Vector2(1, 0), Vector2(0, 1)), (Vector2(0, 1), Vector2(-1, 0)),
      (Vector2(0, -1), Vector2(1, 0)),
    ])
  func rotation(from: Vector2, to: Vector2) {
    #expect(Affine.rotation(degrees: 90).apply(from).distance(to: to) < 1e-12)
    #expect(from.perpendicular == to)
    #expect(from.cross(to) > 0)
  }

  @Test func skewAlongXLeansTheTopToTheRight() {
    let skew = Affine.skew(degrees: 45, axisDegrees: 0)
    #expect(skew.apply(Vector2(3, 0)).distance(to: Vector2(3, 0)) < 1e-12)
    #expect(skew.apply(Vector2(0, -10)).distance(to: Vector2(10, -10)) < 1e-12)
  }

  @Test("skews keep areas and their axis", arguments: [0, 30, 90, -45, 180.0])
  func skewAxis(axis: Double) {
    let skew = Affine.skew(degrees: 35, axisDegrees: axis)
    #expect(abs(skew.determinant - 1) < 1e-12)
    // lottie-web rotates by the axis before the shear along x, so the axis is counterclockwise.
    let kept = Vector2(angle: (-axis).radians)
    #expect(skew.apply(kept).distance(to: kept) < 1e-12)
    #expect(skew.apply(kept.perpendicular).distance(to: kept.perpendicular) > 0.5)
  }

  @Test func skewBy0IsNothingOnAnyAxis() {
    #expect(Affine.skew(degrees: 0, axisDegrees: 77) == .identity)
  }

  @Test func displacementsDoNotMove() {
    let transform = Affine.translation(Vector2(5, 6)) * .scale(Vector2(2, 3))
    #expect(transform.applyLinear(Vector2(1, 1)) == Vector2(2, 3))
  }

  @Test func scalesAreThoseOfDirections() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<50 {
      let transform = Affine.random(&random)
      let lengths = (0..<720).map {
        transform.applyLinear(Vector2(angle: Double($0) * .pi / 720)).length
      }
      let largest = lengths.max() ?? 0
      #expect(abs(transform.maximumScale - largest) < 1e-4 * largest)
    }
  }

  @Test func predicates() {
    #expect(Affine.scale(Vector2(2, -3)).preservesRectangles)
    #expect(Affine(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 4).preservesRectangles)
    #expect(!Affine.rotation(degrees: 30).preservesRectangles)
    #expect(!Affine.translation(Vector2(.nan, 0)).isFinite)
  }
}

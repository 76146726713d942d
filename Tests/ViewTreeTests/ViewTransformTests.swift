import Geometry
import TestSupport
import Testing
import ViewTree

@Suite struct ViewTransformTests {
  private func randomTransform(_ random: inout SeededRandom) -> ViewTransform {
    var transform = ViewTransform()
    transform.anchor = Vector3(random.number(-50...50), random.number(-50...50), 0)
    transform.position = Vector3(random.number(-50...50), random.number(-50...50), 0)
    transform.scale = Vector3(random.number(-2...2), random.number(-2...2), 1)
    transform.rotation = random.number(-360...360)
    transform.skew = random.number(-50...50)
    transform.skewAxis = random.number(-180...180)
    return transform
  }

  @Test func nothingIsIdentity() {
    #expect(ViewTransform().affine == .identity)
    #expect(ViewTransform().matrix == .identity)
  }

  @Test func anchorThenScaleThenSkewThenRotationThenPosition() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<50 {
      let transform = randomTransform(&random)
      let expected =
        Affine.translation(transform.position.xy) * .rotation(degrees: transform.rotation)
        * .skew(degrees: transform.skew, axisDegrees: transform.skewAxis)
        * .scale(transform.scale.xy) * .translation(-transform.anchor.xy)
      #expect(transform.affine.distance(to: expected) < 1e-9)
    }
  }

  @Test func theAnchorComesToLieOnThePosition() {
    var random = SeededRandom(seed: 12)
    for _ in 0..<50 {
      var transform = randomTransform(&random)
      transform.rotationX = random.number(-180...180)
      transform.orientation = Vector3(10, 20, 30)
      let image = transform.affine.apply(transform.anchor.xy)
      #expect(image.distance(to: transform.position.xy) < 1e-9)
    }
  }

  @Test func matrixAndAffineAgreeInThePlane() {
    var random = SeededRandom(seed: 13)
    for _ in 0..<50 {
      let transform = randomTransform(&random)
      #expect(!transform.isThreeDimensional)
      #expect(transform.matrix.flattened.distance(to: transform.affine) < 1e-9)
    }
  }

  @Test("a rotation about x or y shortens by its cosine", arguments: [0, 45, 90, 135, 180.0])
  func flattened(degrees: Double) {
    var transform = ViewTransform()
    transform.rotationX = degrees
    #expect(transform.affine.distance(to: .scale(Vector2(1, cosine(degrees.radians)))) < 1e-12)
    transform.rotationX = 0
    transform.rotationY = degrees
    #expect(transform.affine.distance(to: .scale(Vector2(cosine(degrees.radians), 1))) < 1e-12)
  }

  @Test func positiveRotationsAboutXMoveTheUpperEdgeAway() {
    var transform = ViewTransform()
    transform.rotationX = 30
    // z points away from the viewer.
    #expect(transform.matrix.apply(SIMD4(0, -10, 0, 1)).z > 0)
  }

  @Test func turnsAboutZCountInAllPlaces() {
    var transform = ViewTransform()
    transform.orientation = Vector3(0, 0, 20)
    transform.rotation = 10
    #expect(transform.affine.distance(to: .rotation(degrees: 30)) < 1e-12)
  }
}

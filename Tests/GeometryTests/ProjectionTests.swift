import Geometry
import Testing

@Suite struct ProjectionTests {
  private let projection = Projection(
    affine: Affine(a: 1.2, b: 0.1, c: -0.2, d: 0.9, tx: 30, ty: -7),
    divisor: Vector3(0.002, -0.001, 1.1))

  @Test func inversesUndo() throws {
    let inverse = try #require(projection.inverse)
    for point in [Vector2(0, 0), Vector2(40, 10), Vector2(-80, 90)] {
      #expect(inverse.apply(projection.apply(point)).distance(to: point) < 1e-9)
      #expect(inverse.depth(projection.apply(point)) > 0)
    }
    // Points behind the camera stay behind it under the inverse.
    let behind = Vector2(-1000, 0)
    #expect(projection.depth(behind) < 0)
    #expect(inverse.depth(projection.apply(behind)) < 0)
    #expect(Projection(affine: .scale(Vector2(0, 1)), divisor: Vector3(0, 0, 1)).inverse == nil)
  }

  @Test func productsApplyTheInnerFirst() {
    let affine = Affine(a: 0.5, b: 1, c: -2, d: 0.25, tx: 3, ty: 4)
    let point = Vector2(12, -5)
    #expect(
      (affine * projection).apply(point).distance(to: affine.apply(projection.apply(point))) < 1e-9)
    #expect(
      (projection * affine).apply(point).distance(to: projection.apply(affine.apply(point))) < 1e-9)
  }

  @Test func scaleIsThatOfSmallSteps() {
    let point = Vector2(20, 30)
    let steps = (0..<360).map { Vector2(angle: Double($0).radians) * 1e-5 }
    let largest =
      steps.map {
        projection.apply(point + $0).distance(to: projection.apply(point)) / 1e-5
      }.max() ?? 0
    #expect(abs(projection.scale(at: point) - largest) < 1e-3)
  }

  @Test func imagesEndAtTheLimit() throws {
    let rect = Rect(minX: -1000, minY: 0, maxX: 100, maxY: 50)
    let inverse = try #require(projection.inverse)
    let corners = projection.image(of: rect, fromDepth: 0.1).map(inverse.apply)
    let deepest = rect.corners.map(projection.depth).max() ?? 0
    #expect(corners.count == 4)
    #expect(corners.allSatisfy { projection.depth($0) > deepest * 0.0999 })
    #expect(projection.image(of: Rect(minX: -1000, minY: 0, maxX: -900, maxY: 50)).isEmpty)
  }

  @Test func transformsOfSpaceInvert() throws {
    let matrix =
      Matrix4.translation(Vector3(3, 4, 5)) * .rotationX(degrees: 20) * .rotationY(degrees: -50)
      * .scale(Vector3(2, 3, 0.5))
    let product = try #require(matrix.inverse) * matrix
    for (column, expected) in [
      (product.columns.0, SIMD4<Double>(1, 0, 0, 0)), (product.columns.3, SIMD4(0, 0, 0, 1)),
    ] {
      #expect((column - expected).max() < 1e-9 && (column - expected).min() > -1e-9)
    }
    #expect(Matrix4.scale(Vector3(1, 1, 0)).inverse == nil)
  }
}

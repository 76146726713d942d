import SwiftUI
import Testing

@Suite struct GeometryTests {
  /// The image of a point of a view of 200 by 100 points.
  private func image(
    _ x: Double, _ y: Double, degrees: Double, anchorZ: Double = 0
  ) -> (x: Double, y: Double) {
    let m = Transforms.rotation(
      .degrees(degrees), axis: (0, 1, 0), anchor: .center, anchorZ: anchorZ, perspective: 1,
      size: CGSize(width: 200, height: 100))
    let w = x * m.m13 + y * m.m23 + m.m33
    return ((x * m.m11 + y * m.m21 + m.m31) / w, (x * m.m12 + y * m.m22 + m.m32) / w)
  }

  @Test func rotationInSpaceHasItsCorners() {
    let (left, right) = (image(0, 0, degrees: 45), image(200, 0, degrees: 45))
    #expect(left.x.isApproximately(-9.384, within: 1e-3))
    #expect(left.y.isApproximately(-27.346, within: 1e-3))
    #expect(right.x.isApproximately(152.241, within: 1e-3))
    #expect(right.y.isApproximately(13.06, within: 1e-3))
  }

  @Test func anchorsInFrontRescale() {
    let corner = image(0, 0, degrees: 0, anchorZ: 50)
    #expect((100 - corner.x).isApproximately(100 / 1.25))
  }

  @Test func projectionsDropTheThirdRowAndColumn() {
    var matrix = CATransform3DMakeTranslation(3, 4, 5)
    matrix.m34 = 7
    let projection = ProjectionTransform(matrix)
    #expect(projection.m31 == 3 && projection.m32 == 4 && projection.m33 == 1)
    #expect(projection.m13 == 0)
    #expect(projection.concatenating(projection.inverted()) == ProjectionTransform())
  }

  @Test func pathsCombine() {
    let a = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let b = Path(CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(a.union(b).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(a.intersection(b).boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(a.subtracting(b).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(!a.symmetricDifference(b).contains(CGPoint(x: 7, y: 5)))
  }

  @Test func strokedPathsOutlineLines() {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 0))
    line.addLine(to: CGPoint(x: 10, y: 0))
    let butt = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(butt.boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: -2, y: -2, width: 14, height: 4))
  }

  @Test func arcsRunClockwiseOnScreen() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    let bounds = path.boundingRect
    #expect(Double(bounds.minY).isApproximately(0) && Double(bounds.maxY).isApproximately(10))
    #expect(Double(bounds.minX).isApproximately(0, within: 1e-6))
  }
}

import Geometry
import TestSupport
import Testing

@testable import SwiftUIExport

/// Paths that shapes of SwiftUI draw.
@Suite struct PlainShapeTests {
  private func rectangle(
    _ width: Double, _ height: Double, cornerRadius: Double = 0, isReversed: Bool = false
  ) -> BezierPath {
    var path = BezierPath()
    path.addRectangle(
      center: Vector2(3, -4), size: Vector2(width, height), cornerRadius: cornerRadius,
      isReversed: isReversed)
    return path
  }

  private func ellipse(_ width: Double, _ height: Double) -> BezierPath {
    var path = BezierPath()
    path.addEllipse(center: Vector2(3, -4), size: Vector2(width, height))
    return path
  }

  /// The path with another first knot.
  private func turned(_ path: BezierPath, by count: Int) -> BezierPath {
    var path = path
    path.points = Array(path.points[(count * 3)...] + path.points[..<(count * 3)])
    return path
  }

  @Test("rectangles, ellipses and round corners are found in any direction and from any knot")
  func forms() throws {
    #expect(PlainShape(rectangle(30, 20))?.form == .rectangle)
    #expect(PlainShape(rectangle(30, 20, isReversed: true))?.form == .rectangle)
    #expect(PlainShape(turned(rectangle(30, 20), by: 2))?.form == .rectangle)
    #expect(PlainShape(ellipse(30, 20))?.form == .ellipse)
    #expect(PlainShape(turned(ellipse(20, 20), by: 3))?.form == .circle)
    #expect(PlainShape(turned(ellipse(20, 20).reversed(), by: 1))?.form == .circle)
    let round = try #require(PlainShape(turned(rectangle(30, 20, cornerRadius: 4), by: 5)))
    #expect(round.form.isAlike(.roundedRectangle(cornerRadius: 0)))
    guard case .roundedRectangle(let radius) = round.form else { return }
    #expect(abs(radius - 4) < 1e-9)
    #expect(PlainShape(rectangle(30, 20, cornerRadius: 10))?.form == .capsule)
    #expect(PlainShape(rectangle(20, 30, cornerRadius: 10, isReversed: true))?.form == .capsule)
    #expect(PlainShape(rectangle(20, 20, cornerRadius: 10))?.form == .circle)
    #expect(
      PlainShape(ellipse(30, 20))?.bounds == Rect(minX: -12, minY: -14, maxX: 18, maxY: 6))
  }

  @Test("the control points of other programs are a circle's, too")
  func tolerance() {
    var path = ellipse(20, 20)
    for index in path.points.indices where index % 3 != 1 {
      let vertex = path.points[index - index % 3 + 1]
      path.points[index] = vertex + (path.points[index] - vertex) * (0.5523 / 0.5519)
    }
    #expect(PlainShape(path)?.form == .circle)
    // A squarer curve is another shape.
    for index in path.points.indices where index % 3 != 1 {
      let vertex = path.points[index - index % 3 + 1]
      path.points[index] = vertex + (path.points[index] - vertex) * 1.2
    }
    #expect(PlainShape(path) == nil)
  }

  @Test("open paths, lines, several contours and turned rectangles stay paths")
  func others() {
    var open = rectangle(30, 20)
    open.contours[0].isClosed = false
    #expect(PlainShape(open) == nil)
    #expect(PlainShape(rectangle(30, 0)) == nil)
    var two = rectangle(30, 20)
    two.append(rectangle(10, 10))
    #expect(PlainShape(two) == nil)
    #expect(PlainShape(rectangle(30, 20).transformed(by: .rotation(degrees: 6))) == nil)
    var skewed = rectangle(30, 20)
    for index in 0..<3 { skewed.points[index].x += 1 }
    #expect(PlainShape(skewed) == nil)
  }
}

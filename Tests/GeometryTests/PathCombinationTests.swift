import Geometry
import TestSupport
import Testing

/// Laws of combined areas, over shapes that share edges, cross themselves, or nearly touch each
/// other.
struct PathCombinationTests {
  private func polygon(_ corners: [(Double, Double)], isClosed: Bool = true) -> BezierPath {
    var path = BezierPath()
    path.beginContour(isClosed: isClosed)
    for corner in corners { path.addCorner(Vector2(corner.0, corner.1)) }
    return path
  }

  private func square(_ x: Double, _ y: Double, _ size: Double = 10) -> BezierPath {
    polygon([(x, y), (x + size, y), (x + size, y + size), (x, y + size)])
  }

  /// A circle of four curves.
  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> BezierPath {
    let handle = radius * 0.5519
    var path = BezierPath()
    path.beginContour(isClosed: true)
    let knots = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
    for (dx, dy) in knots {
      let vertex = Vector2(x + dx * radius, y + dy * radius)
      let along = Vector2(-dy, dx) * handle
      path.addKnot(vertex, in: vertex - along, out: vertex + along)
    }
    return path
  }

  /// Pseudorandom numbers between 0 and 1, always the same.
  private struct Numbers {
    var state: UInt64
    mutating func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
  }

  private func blob(_ numbers: inout Numbers, knots: Int, scale: Double) -> BezierPath {
    var path = BezierPath()
    path.beginContour(isClosed: numbers.next() > 0.2)
    for _ in 0..<knots {
      let vertex = Vector2(numbers.next(), numbers.next()) * scale
      let isCorner = numbers.next() > 0.5
      func handle() -> Vector2 {
        isCorner ? vertex : vertex + Vector2(numbers.next() - 0.5, numbers.next() - 0.5) * scale
      }
      let incoming = handle()
      path.addKnot(vertex, in: incoming, out: handle())
    }
    return path
  }

  private func combining(
    _ operands: [BezierPath], by combination: PathCombination
  ) -> BezierPath {
    BezierPath.combined(operands, by: combination) ?? BezierPath()
  }

  private static let chords = 40

  /// The winding number of a path around a point; `nil` within `margin` of its outline.
  private func winding(_ path: BezierPath, _ point: Vector2, margin: Double) -> Int? {
    var result = 0
    for contour in path.contours where contour.knotCount > 1 {
      for index in 0..<contour.knotCount {
        var curve = path.segment(index, of: contour)
        if !contour.isClosed && index == contour.knotCount - 1 {
          curve = CubicSegment(curve.p0, curve.p0, curve.p3, curve.p3)
        }
        let count = curve.isLine ? 1 : Self.chords
        var start = curve.p0
        for step in 1...count {
          let end = step == count ? curve.p3 : curve.point(at: Double(step) / Double(count))
          defer { start = end }
          let direction = end - start
          let share =
            direction.length > 0
            ? ((point - start).dot(direction) / direction.dot(direction)).clamped(to: 0...1) : 0
          if (start + direction * share).distance(to: point) < margin { return nil }
          guard (start.y <= point.y) != (end.y <= point.y) else { continue }
          let x = start.x + (point.y - start.y) / direction.y * direction.x
          if x > point.x { result += direction.y > 0 ? 1 : -1 }
        }
      }
    }
    return result
  }

  /// Checks for points that they are inside the result if the operands say so.
  private func check(
    _ operands: [BezierPath], _ combination: PathCombination, scale: Double,
    _ comment: Comment? = nil
  ) {
    let result = combining(operands, by: combination)
    for row in 0..<12 {
      for column in 0..<12 {
        let point =
          Vector2(Double(column) + 0.37, Double(row) + 0.41) * (scale * 1.6 / 12)
          - Vector2(scale, scale) * 0.3
        let windings = operands.compactMap { winding($0, point, margin: scale * 1e-2) }
        guard windings.count == operands.count else { continue }
        let expected =
          switch combination {
          case .compound: windings.reduce(0, +) != 0
          case .union: windings.contains { $0 != 0 }
          case .subtracting: windings[0] != 0 && !windings.dropFirst().contains { $0 != 0 }
          case .intersection: !windings.contains(0)
          case .symmetricDifference: windings.count { $0 != 0 } % 2 == 1
          }
        guard let actual = winding(result, point, margin: 0) else { continue }
        #expect((actual != 0) == expected, comment)
        if actual != 0, combination != .compound { #expect(abs(actual) == 1, comment) }
      }
    }
  }

  private static let areas = PathCombination.allCases.filter { $0 != .compound }

  @Test(arguments: areas)
  func combinesRandomShapes(_ combination: PathCombination) {
    var numbers = Numbers(state: 7)
    for round in 0..<10 {
      let scale = [1.0, 1e-6, 1e7, 100][round % 4]
      let operands = (0..<2 + round % 3).map { _ in
        blob(&numbers, knots: 2 + round % 7, scale: scale)
      }
      check(operands, combination, scale: scale, "round \(round)")
    }
  }

  @Test(arguments: areas)
  func combinesShapesThatShareEdges(_ combination: PathCombination) {
    let shapes = [
      [square(0, 0), square(10, 0)], [square(0, 0), square(0, 0)],
      [square(0, 0), square(0, 0).reversed()],
      [square(0, 0), square(5, 0)], [square(0, 0), square(10, 10)],
      [square(0, 0, 20), square(5, 0)],
      [circle(10, 10, 8), circle(10, 10, 8)], [circle(10, 10, 8), circle(10, 10, 8).reversed()],
      [circle(8, 8, 8), square(0, 0, 16)],
      [square(0, 0), square(10, 0), square(0, 10), square(10, 10)],
      [square(0, 0), square(1e-9, 1e-9)],
      [polygon([(0, 0), (10, 10), (10, 0), (0, 10)]), square(2, 2, 5)],
      [polygon([(0, 0), (20, 0)]), square(2, 2, 5)],
    ]
    for (index, operands) in shapes.enumerated() {
      check(operands, combination, scale: 20, "\(index)")
    }
  }

  @Test func unionsOfNeighborsHaveNoInnerEdge() {
    let path = combining([square(0, 0), square(10, 0)], by: .union)
    #expect(path.contours.count == 1)
    #expect(path.controlBounds == Rect(minX: 0, minY: 0, maxX: 20, maxY: 10))
  }

  @Test func curvesStayCurves() {
    let path = combining([circle(0, 0, 10), circle(10, 0, 10)], by: .intersection)
    #expect(path.contours.count == 1)
    #expect(path.knotCount == 4)
    let disjoint = combining([circle(0, 0, 10), square(20, 20)], by: .union)
    #expect(disjoint.contours.map(\.knotCount) == [4, 4])
    #expect(disjoint.points.prefix(12).allSatisfy(circle(0, 0, 10).points.contains))
  }

  @Test func pathsThatLieApart() {
    let (near, far) = (square(0, 0), square(100, 0))
    #expect(combining([near, far], by: .intersection).isEmpty)
    let rest = combining([near, far, square(5, 0)], by: .subtracting).controlBounds
    #expect(rest == Rect(minX: 0, minY: 0, maxX: 5, maxY: 10))
    #expect(combining([near, far], by: .union).contours.count == 2)
  }

  /// Stars with many points that all cross each other exceed the limits: they are not combined.
  @Test(arguments: areas)
  func tanglesAreLeftAlone(_ combination: PathCombination) {
    let tangles = (0..<2).map { number in
      polygon(
        (0..<3001).map { index in
          let angle = Double(index * 1500 + number) * 2 * Double.pi / 3001
          return (cosine(angle) * 100, sine(angle) * 100)
        })
    }
    #expect(BezierPath.combined(tangles, by: combination) == nil)
  }

  @Test func holesHaveTheOtherDirection() {
    let path = combining([square(0, 0, 20), square(5, 5)], by: .subtracting)
    #expect(path.contours.map(\.knotCount) == [4, 4])
    #expect(winding(path, Vector2(10, 10), margin: 0) == 0)
  }

  /// A square that runs counter-clockwise on screen, from its lower right corner.
  private func backwardSquare(_ x: Double, _ y: Double, _ size: Double = 10) -> BezierPath {
    polygon([(x + size, y + size), (x + size, y), (x, y), (x, y + size)])
  }

  @Test(arguments: areas)
  func contoursThatAreNotCutStayAsTheyAre(_ combination: PathCombination) {
    let (own, apart) = (backwardSquare(5, 5), square(50, 50))
    let (operands, expected): ([BezierPath], [BezierPath]) =
      switch combination {
      case .compound, .union, .symmetricDifference: ([own, apart], [own, apart])
      case .subtracting: ([own, square(20, 0)], [own])
      case .intersection: ([own, square(0, 0, 40)], [own])
      }
    #expect(
      combining(operands, by: combination)
        == expected.reduce(into: BezierPath()) { $0.append($1) })
  }

  @Test func holesRunAgainstTheContourAroundThem() {
    let (outer, hole) = (backwardSquare(0, 0, 40), backwardSquare(10, 10, 20))
    for combination in [PathCombination.subtracting, .symmetricDifference] {
      let path = combining([outer, hole], by: combination)
      #expect(Array(path.vertices.prefix(4)) == outer.vertices)
      #expect(path.vertices[4] == hole.vertices[0], "The hole keeps its first vertex.")
      #expect(winding(path, Vector2(20, 20), margin: 0) == 0)
      #expect(winding(path, Vector2(5, 5), margin: 0) == -1)
    }
    let cut = combining([outer, hole, square(25, 25, 20)], by: .subtracting)
    #expect(winding(cut, Vector2(20, 20), margin: 0) == 0)
  }

  @Test func nothingIsLeftOfEqualPathsThatAreSubtracted() {
    #expect(combining([circle(0, 0, 5), circle(0, 0, 5)], by: .subtracting).isEmpty)
    #expect(combining([square(0, 0), square(50, 50)], by: .intersection).isEmpty)
  }

  @Test(arguments: areas)
  func keepsWhatCannotBeComputed(_ combination: PathCombination) {
    for value in [Double.nan, .infinity, 1e308, -1e308, 1e-300, 0] {
      let path = polygon([(0, 0), (value, 0), (value, value)])
      _ = combining([path, square(0, 0), path.reversed()], by: combination)
      _ = combining([path, path], by: combination)
    }
    #expect(combining([], by: combination).isEmpty)
    #expect(combining([square(0, 0)], by: combination) == square(0, 0))
  }

  @Test func veryManyEdgesAreNotCombined() {
    var numbers = Numbers(state: 1)
    let tangle = polygon((0..<1000).map { _ in (numbers.next(), numbers.next()) })
    #expect(BezierPath.combined([tangle, square(0, 0)], by: .union) == nil)
  }
}

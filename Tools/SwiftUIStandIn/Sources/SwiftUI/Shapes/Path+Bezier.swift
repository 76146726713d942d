package import Geometry

extension CGPoint {
  package var vector: Vector2 { Vector2(x, y) }
  package init(_ vector: Vector2) { self.init(x: vector.x, y: vector.y) }
}

extension Path {
  /// The path as cubic curves.
  package var bezier: BezierPath {
    var result = BezierPath()
    var last = Vector2.zero
    var start = Vector2.zero
    var isClosed = false
    for element in elements {
      if isClosed, case .closeSubpath = element { continue }
      if isClosed {
        if case .move = element {} else { result.move(to: start) }
        isClosed = false
      }
      switch element {
      case .move(let to):
        result.move(to: to.vector)
        (last, start) = (to.vector, to.vector)
      case .line(let to):
        result.addLine(to: to.vector)
        last = to.vector
      case .quadCurve(let to, let control):
        let (end, middle) = (to.vector, control.vector)
        result.addCurve(
          to: end, control1: last + (middle - last) * (2.0 / 3),
          control2: end + (middle - end) * (2.0 / 3))
        last = end
      case .curve(let to, let control1, let control2):
        result.addCurve(to: to.vector, control1: control1.vector, control2: control2.vector)
        last = to.vector
      case .closeSubpath:
        result.close()
        last = start
        isClosed = true
      }
    }
    return result
  }

  /// Makes a path from cubic curves.
  package init(_ bezier: BezierPath) {
    for contour in bezier.contours where contour.knotCount > 0 {
      move(to: CGPoint(bezier.points[contour.firstKnot * 3 + 1]))
      for index in 0..<contour.segmentCount {
        let segment = bezier.segment(index, of: contour)
        if segment.p0 == segment.p1, segment.p2 == segment.p3 {
          elements.append(.line(to: CGPoint(segment.p3)))
        } else {
          elements.append(
            .curve(
              to: CGPoint(segment.p3), control1: CGPoint(segment.p1),
              control2: CGPoint(segment.p2)))
        }
      }
      if contour.isClosed { closeSubpath() }
    }
  }

  /// The path filled by the nonzero rule, so that the operations on areas apply.
  private func area(eoFill: Bool) -> BezierPath {
    guard eoFill else { return bezier }
    let bezier = bezier
    let contours = bezier.contours.map { contour in
      var part = BezierPath()
      part.append(contour, of: bezier)
      return part
    }
    return BezierPath.combined(contours, by: .symmetricDifference) ?? bezier
  }

  private func combined(_ other: Path, _ combination: PathCombination, eoFill: Bool) -> Path {
    let operands = [area(eoFill: eoFill), other.area(eoFill: eoFill)]
    return BezierPath.combined(operands, by: combination).map { Path($0) } ?? self
  }

  /// Returns the area of both paths together.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, .union, eoFill: eoFill)
  }

  /// Returns the area that both paths share.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, .intersection, eoFill: eoFill)
  }

  /// Returns the area of this path without that of the other.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, .subtracting, eoFill: eoFill)
  }

  /// Returns the area of exactly one of both paths.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, .symmetricDifference, eoFill: eoFill)
  }

  /// Returns the same area without crossings.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public func normalized(eoFill: Bool = true) -> Path {
    combined(Path(), .union, eoFill: eoFill)
  }

  /// Returns the part of the path between two shares of its length, which are clamped to 0...1.
  ///
  /// The length of all subpaths counts in sequence - VERIFY. A range without length is empty.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (start, end) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard end > start else { return Path() }
    guard start > 0 || end < 1 else { return self }
    let bezier = bezier
    let lengths = PathLengths(bezier)
    var result = BezierPath()
    result.appendTrimmed(
      bezier, lengths: lengths, stretches: [start * lengths.total...end * lengths.total])
    return Path(result)
  }

  /// Whether a point is inside the path.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let bezier = bezier
    var winding = 0
    for contour in bezier.contours where contour.knotCount > 1 {
      var points: [Vector2] = []
      for index in 0..<contour.segmentCount {
        let segment = bezier.segment(index, of: contour)
        points += (0..<16).map { segment.point(at: Double($0) / 16) }
      }
      if let last = (0..<contour.segmentCount).last {
        points.append(bezier.segment(last, of: contour).p3)
      }
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) where a.y != b.y {
        guard (a.y <= p.y) != (b.y <= p.y) else { continue }
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > p.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

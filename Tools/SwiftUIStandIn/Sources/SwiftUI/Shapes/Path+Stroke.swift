import Geometry

extension Path {
  /// Returns the outline of the path's line.
  ///
  /// The outline consists of pieces that overlap and wind alike, for the nonzero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var outline = StrokeOutline(style: style)
    let bezier = bezier
    for contour in bezier.contours {
      outline.add(FlatLine(contour, of: bezier))
    }
    return outline.result
  }
}

/// A subpath as straight pieces.
private struct FlatLine {
  var points: [Vector2] = []
  var isClosed: Bool

  /// The number of pieces of a curve.
  private static let pieceCount = 64

  init(_ contour: BezierPath.Contour, of path: BezierPath) {
    isClosed = contour.isClosed && contour.segmentCount > 0
    if contour.knotCount > 0 { points.append(path.points[contour.firstKnot * 3 + 1]) }
    for index in 0..<contour.segmentCount {
      let segment = path.segment(index, of: contour)
      let count = segment.isLine ? 1 : FlatLine.pieceCount
      points += (1...count).map { segment.point(at: Double($0) / Double(count)) }
    }
    points = points.enumerated().filter { $0 == 0 || points[$0 - 1] != $1 }.map(\.element)
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
  }

  init(points: [Vector2]) { (self.points, isClosed) = (points, false) }

  /// The dashes of the line.
  func dashed(_ pattern: [Double], phase: Double) -> [FlatLine] {
    let total = pattern.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else {
      return [self]
    }
    let pattern = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let length = pattern.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: length)
    if rest < 0 { rest += length }
    var index = 0
    while rest >= pattern[index], rest > 0 {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - rest
    var lines: [FlatLine] = []
    var current: [Vector2] = []
    let ends = isClosed ? points + points.prefix(1) : points
    if index % 2 == 0, let first = ends.first { current = [first] }
    for (a, b) in zip(ends, ends.dropFirst()) {
      var position = 0.0
      let distance = a.distance(to: b)
      while position + left < distance, lines.count < 100_000 {
        position += left
        let point = a.interpolated(to: b, progress: position / distance)
        if index % 2 == 0 {
          lines.append(FlatLine(points: current + [point]))
          current = []
        } else {
          current = [point]
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= distance - position
      if index % 2 == 0 { current.append(b) }
    }
    if current.count > 1 { lines.append(FlatLine(points: current)) }
    return lines
  }
}

/// Collects the pieces of a stroke.
private struct StrokeOutline {
  let style: StrokeStyle
  var result = Path()
  private var radius: Double { style.lineWidth / 2 }

  init(style: StrokeStyle) { self.style = style }

  mutating func add(_ line: FlatLine) {
    let lines =
      style.dash.isEmpty
      ? [line] : line.dashed(style.dash.map { Double($0) }, phase: style.dashPhase)
    for line in lines { addSolid(line) }
  }

  private mutating func addSolid(_ line: FlatLine) {
    let points = line.points
    guard points.count > 1 else {
      if let point = points.first { addCap(at: point, direction: Vector2(1, 0)) }
      if let point = points.first { addCap(at: point, direction: Vector2(-1, 0)) }
      return
    }
    let ends = line.isClosed ? points + points.prefix(1) : points
    var directions: [Vector2] = []
    for (a, b) in zip(ends, ends.dropFirst()) {
      let direction = (b - a) / a.distance(to: b)
      directions.append(direction)
      let side = direction.perpendicular * radius
      add([a + side, a - side, b - side, b + side])
    }
    for index in directions.indices.dropFirst() {
      addJoin(at: ends[index], directions[index - 1], directions[index])
    }
    if line.isClosed {
      addJoin(at: points[0], directions[directions.count - 1], directions[0])
    } else {
      addCap(at: points[points.count - 1], direction: directions[directions.count - 1])
      addCap(at: points[0], direction: -directions[0])
    }
  }

  private mutating func addJoin(at point: Vector2, _ a: Vector2, _ b: Vector2) {
    let turn = a.cross(b)
    guard abs(turn) > 1e-12 || a.dot(b) < 0 else { return }
    if style.lineJoin == .round { return addDisk(at: point) }
    let side = turn > 0 ? -1.0 : 1.0
    let (p, q) = (point + a.perpendicular * radius * side, point + b.perpendicular * radius * side)
    add([point, p, q])
    let cosine = ((1 - a.dot(b)) / 2).squareRoot()
    let half = ((1 + a.dot(b)) / 2).squareRoot()
    guard style.lineJoin == .miter, cosine < 1, half > 0, 1 / half <= style.miterLimit else {
      return
    }
    let direction = (a.perpendicular + b.perpendicular) * side
    guard direction.length > 0 else { return }
    add([p, point + direction / direction.length * (radius / half), q])
  }

  private mutating func addCap(at point: Vector2, direction: Vector2) {
    switch style.lineCap {
    case .butt: break
    case .round: addDisk(at: point)
    case .square:
      let side = direction.perpendicular * radius
      let ahead = direction * radius
      add([point + side, point - side, point - side + ahead, point + side + ahead])
    }
  }

  private mutating func addDisk(at point: Vector2) {
    result.addEllipse(
      in: CGRect(
        x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Adds a polygon, clockwise on screen as ellipses are.
  private mutating func add(_ points: [Vector2]) {
    var area = 0.0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.cross(b) }
    let ordered = area < 0 ? points.reversed() : points
    result.addLines(ordered.map { CGPoint($0) })
    result.closeSubpath()
  }
}

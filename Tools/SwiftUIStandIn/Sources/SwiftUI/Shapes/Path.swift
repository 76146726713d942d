import Geometry

/// An outline of lines and curves, in points.
public struct Path: Equatable, Sendable {
  /// A part of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// Adds a line.
    case line(to: CGPoint)
    /// Adds a quadratic curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Adds a cubic curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Closes the subpath.
    case closeSubpath
  }

  package var elements: [Element] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path with a closure that adds to it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Makes a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes a path from a Core Graphics path.
  public init(_ path: CGPath) { self = path.path }

  /// Makes a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle with a radius for each corner.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Makes an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around the path.
  public var boundingRect: CGRect {
    let bezier = bezier
    var bounds = Rect.empty
    for contour in bezier.contours {
      if contour.segmentCount == 0 { bounds.join(bezier.points[contour.firstKnot * 3 + 1]) }
      for index in 0..<contour.segmentCount {
        bounds = bounds.union(bezier.segment(index, of: contour).bounds)
      }
    }
    guard !bounds.isEmpty else { return .null }
    return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
  }

  /// The path as a Core Graphics path.
  public var cgPath: CGPath { CGPath(path: self) }

  /// The end of the last element.
  public var currentPoint: CGPoint? {
    for (index, element) in elements.enumerated().reversed() {
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        return point
      case .closeSubpath:
        let start = elements[..<index].last { if case .move = $0 { true } else { false } }
        if case .move(let point)? = start { return point }
      }
    }
    return nil
  }

  /// Calls a closure with each element in order.
  public func forEach(_ body: (Element) -> Void) {
    for element in elements { body(element) }
  }
}

extension Path {
  /// Begins a subpath.
  public mutating func move(to p: CGPoint) { elements.append(.move(to: p)) }

  /// Adds a line.
  public mutating func addLine(to p: CGPoint) { add(.line(to: p), from: p) }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to p: CGPoint, control cp: CGPoint) {
    add(.quadCurve(to: p, control: cp), from: cp)
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to p: CGPoint, control1 cp1: CGPoint, control2 cp2: CGPoint) {
    add(.curve(to: p, control1: cp1, control2: cp2), from: cp1)
  }

  /// Closes the subpath.
  public mutating func closeSubpath() {
    if !elements.isEmpty { elements.append(.closeSubpath) }
  }

  /// Adds an element; without a current point it begins at a point of its own.
  private mutating func add(_ element: Element, from start: CGPoint) {
    if elements.isEmpty { move(to: start) }
    if case .closeSubpath? = elements.last, let start = currentPoint { move(to: start) }
    elements.append(element)
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a line through points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds an ellipse, clockwise from its right end.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let scale = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    var path = Path()
    path.addArc(from: 0, sweep: 2 * Double.pi)
    path.closeSubpath()
    addPath(path, transform: scale.concatenating(transform))
  }

  /// Adds an arc; with `clockwise` false it runs clockwise on screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    if !clockwise {
      if sweep >= turn {
        sweep = turn
      } else if sweep < 0 {
        sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
      }
    } else {
      if sweep <= -turn {
        sweep = -turn
      } else if sweep > 0 {
        sweep = sweep.truncatingRemainder(dividingBy: turn) - turn
      }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep),
      transform: transform)
  }

  /// Adds an arc by its start and its change of angle.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    var arc = Path()
    arc.addArc(from: startAngle.radians, sweep: delta.radians)
    let place = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    append(arc.applying(place.concatenating(transform)), joining: true)
  }

  /// Adds an arc that is tangent to two lines.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let p0 = currentPoint else { return }
    let (a, b) = (Path.unit(from: p1, to: p0), Path.unit(from: p1, to: p2))
    let angle = acos(min(max(a.x * b.x + a.y * b.y, -1), 1))
    let distance = radius / tan(angle / 2)
    guard distance.isFinite, sin(angle) != 0 else { return addLine(to: p1.applying(transform)) }
    let start = CGPoint(x: p1.x + a.x * distance, y: p1.y + a.y * distance)
    let end = CGPoint(x: p1.x + b.x * distance, y: p1.y + b.y * distance)
    let factor = 4.0 / 3 * tan((Double.pi - angle) / 4) * radius
    addLine(to: start.applying(transform))
    addCurve(
      to: end.applying(transform),
      control1: CGPoint(x: start.x - a.x * factor, y: start.y - a.y * factor).applying(transform),
      control2: CGPoint(x: end.x - b.x * factor, y: end.y - b.y * factor).applying(transform))
  }

  private static func unit(from: CGPoint, to: CGPoint) -> CGPoint {
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0 else { return .zero }
    return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(path.applying(transform), joining: false)
  }

  /// Adds elements; when joining, a line replaces the first move.
  private mutating func append(_ path: Path, joining: Bool) {
    guard joining, !elements.isEmpty, case .move(let start)? = path.elements.first else {
      elements += path.elements
      return
    }
    addLine(to: start)
    elements += path.elements.dropFirst()
  }

  /// Adds an arc of the unit circle in pieces of at most a quarter.
  private mutating func addArc(from start: Double, sweep: Double) {
    let sweep = min(max(sweep, -1_000), 1_000)
    let count = max(1, Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let factor = 4.0 / 3 * tan(step / 4)
    move(to: CGPoint(x: cos(start), y: sin(start)))
    for index in 0..<count {
      let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
      addCurve(
        to: CGPoint(x: cos(b), y: sin(b)),
        control1: CGPoint(x: cos(a) - factor * sin(a), y: sin(a) + factor * cos(a)),
        control2: CGPoint(x: cos(b) + factor * sin(b), y: sin(b) - factor * cos(b)))
    }
  }
}

extension Path {
  /// Returns the path with all points transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let to): .move(to: to.applying(transform))
      case .line(let to): .line(to: to.applying(transform))
      case .quadCurve(let to, let control):
        .quadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let control1, let control2):
        .curve(
          to: to.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    return result
  }

  /// Returns the path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

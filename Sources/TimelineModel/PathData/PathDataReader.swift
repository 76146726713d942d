import Geometry

/// Draws SVG path data into a path.
struct PathDataReader {
  private var scanner: PathDataScanner
  private(set) var path = BezierPath()
  /// The position of the pen, in points.
  private var pen = Vector2.zero
  /// The start of the present contour.
  private var start = Vector2.zero
  /// Whether the last contour is open; after `Z` a new one begins at its start.
  private var isInContour = false
  /// The control point that a smooth curve mirrors, and the command that set it.
  private var lastControl: (point: Vector2, command: UInt8)?

  /// Reads a text; empty is an empty path.
  init(_ text: String) throws(PathDataError) {
    scanner = PathDataScanner(text)
    while !scanner.isAtEnd() { try readCommand() }
  }

  /// Reads a command and all its repetitions.
  private mutating func readCommand() throws(PathDataError) {
    let column = scanner.column
    guard let letter = scanner.command() else {
      throw PathDataError(message: "expected a command letter", column: column)
    }
    let command = letter | 0x20
    let isRelative = letter == command
    guard "mlhvcsqtz".utf8.contains(command) else {
      let name = Character(Unicode.Scalar(letter))
      throw PathDataError(
        message: command == UInt8(ascii: "a")
          ? "arcs (\(name)) are not read; use curves" : "“\(name)” is not a path command",
        column: column)
    }
    guard command == UInt8(ascii: "m") || !path.isEmpty else {
      throw PathDataError(message: "path data begins with M", column: column)
    }
    guard command != UInt8(ascii: "z") else { return close() }
    try draw(command, isRelative: isRelative, isFirst: true)
    // Further points after a move are lines.
    let next = command == UInt8(ascii: "m") ? UInt8(ascii: "l") : command
    while scanner.isAtNumber() {
      try draw(next, isRelative: isRelative, isFirst: false)
    }
  }

  /// Reads the numbers of one segment and draws it.
  private mutating func draw(
    _ command: UInt8, isRelative: Bool, isFirst: Bool
  ) throws(PathDataError) {
    let origin = isRelative ? pen : .zero
    switch command {
    case UInt8(ascii: "m"):
      move(to: try point(origin, isFirst))
    case UInt8(ascii: "l"):
      line(to: try point(origin, isFirst))
    case UInt8(ascii: "h"):
      line(to: Vector2(try scanner.number(afterComma: !isFirst) + origin.x, pen.y))
    case UInt8(ascii: "v"):
      line(to: Vector2(pen.x, try scanner.number(afterComma: !isFirst) + origin.y))
    case UInt8(ascii: "c"):
      let first = try point(origin, isFirst)
      let second = try point(origin, false)
      curve(first, second, to: try point(origin, false), command)
    case UInt8(ascii: "s"):
      let first = mirroredControl(of: UInt8(ascii: "c"))
      let second = try point(origin, isFirst)
      curve(first, second, to: try point(origin, false), UInt8(ascii: "c"))
    case UInt8(ascii: "q"):
      let control = try point(origin, isFirst)
      quadratic(control, to: try point(origin, false))
    default:
      quadratic(mirroredControl(of: UInt8(ascii: "q")), to: try point(origin, isFirst))
    }
  }

  private mutating func point(
    _ origin: Vector2, _ isFirst: Bool
  ) throws(PathDataError) -> Vector2 {
    let x = try scanner.number(afterComma: !isFirst)
    return Vector2(x, try scanner.number(afterComma: true)) + origin
  }

  private mutating func move(to point: Vector2) {
    path.move(to: point)
    (pen, start, isInContour, lastControl) = (point, point, true, nil)
  }

  private mutating func beginContourIfNeeded() {
    if !isInContour { move(to: start) }
  }

  private mutating func line(to point: Vector2) {
    beginContourIfNeeded()
    path.addLine(to: point)
    (pen, lastControl) = (point, nil)
  }

  private mutating func curve(
    _ first: Vector2, _ second: Vector2, to point: Vector2, _ command: UInt8
  ) {
    beginContourIfNeeded()
    path.addCurve(to: point, control1: first, control2: second)
    (pen, lastControl) = (point, (second, command))
  }

  private mutating func quadratic(_ control: Vector2, to point: Vector2) {
    let first = pen + (control - pen) * (2 / 3.0)
    let second = point + (control - point) * (2 / 3.0)
    curve(first, second, to: point, UInt8(ascii: "q"))
    lastControl = (control, UInt8(ascii: "q"))
  }

  /// The last control point, mirrored at the pen; the pen itself after another kind of command.
  private func mirroredControl(of command: UInt8) -> Vector2 {
    guard let lastControl, lastControl.command == command else { return pen }
    return pen * 2 - lastControl.point
  }

  private mutating func close() {
    if isInContour { path.close() }
    (pen, isInContour, lastControl) = (start, false, nil)
  }
}

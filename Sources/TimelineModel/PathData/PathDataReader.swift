import Geometry

/// Draws SVG path data into a path.
struct PathDataReader {
  private let bytes: [UInt8]
  private var offset = 0
  private(set) var path = BezierPath()
  /// The position of the pen, in points.
  private var pen = Vector2.zero
  /// The start of the present contour.
  private var start = Vector2.zero
  /// Whether the last contour is open; after `Z` a new one begins at its start.
  private var isInContour = false
  /// Whether the next number is the first one after a command, which no comma separates from the one before.
  private var isFirst = true
  /// The control point that a smooth curve mirrors, and the command that set it.
  private var lastControl: (point: Vector2, command: UInt8)?

  /// Reads a text; empty is an empty path.
  init(_ text: String) throws(PathDataError) {
    bytes = Array(text.utf8)
    skipSpace()
    while offset < bytes.count {
      try readCommand()
      skipSpace()
    }
  }

  /// Reads a command and all its repetitions.
  private mutating func readCommand() throws(PathDataError) {
    let (letter, column) = (bytes[offset], offset + 1)
    guard PathDataReader.isLetter(letter) else {
      throw PathDataError(message: "expected a command letter", column: column)
    }
    offset += 1
    let command = letter | 0x20
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
    isFirst = true
    try draw(command, isRelative: letter == command)
    // Further points after a move are lines.
    let next = command == UInt8(ascii: "m") ? UInt8(ascii: "l") : command
    skipSpace()
    while offset < bytes.count, !PathDataReader.isLetter(bytes[offset]) {
      try draw(next, isRelative: letter == command)
      skipSpace()
    }
  }

  /// Reads the numbers of one segment and draws it.
  private mutating func draw(_ command: UInt8, isRelative: Bool) throws(PathDataError) {
    let origin = isRelative ? pen : .zero
    switch command {
    case UInt8(ascii: "m"): move(to: try point(origin))
    case UInt8(ascii: "l"): line(to: try point(origin))
    case UInt8(ascii: "h"): line(to: Vector2(try number() + origin.x, pen.y))
    case UInt8(ascii: "v"): line(to: Vector2(pen.x, try number() + origin.y))
    case UInt8(ascii: "c"):
      let (first, second) = (try point(origin), try point(origin))
      curve(first, second, to: try point(origin), command)
    case UInt8(ascii: "s"):
      let first = mirroredControl(of: UInt8(ascii: "c"))
      let second = try point(origin)
      curve(first, second, to: try point(origin), UInt8(ascii: "c"))
    case UInt8(ascii: "q"):
      let control = try point(origin)
      quadratic(control, to: try point(origin))
    default: quadratic(mirroredControl(of: UInt8(ascii: "q")), to: try point(origin))
    }
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

// Numbers and white space.
extension PathDataReader {
  private mutating func point(_ origin: Vector2) throws(PathDataError) -> Vector2 {
    let x = try number()
    return Vector2(x, try number()) + origin
  }

  /// Reads a number and the comma before it, if there is one.
  private mutating func number() throws(PathDataError) -> Double {
    skipSpace()
    if !isFirst, skip({ $0 == UInt8(ascii: ",") }) { skipSpace() }
    isFirst = false
    let start = offset
    let text = numberText()
    guard let value = Double(text) else {
      throw PathDataError(message: "expected a number", column: start + 1)
    }
    // Larger coordinates are refused, so that geometry stays finite.
    guard abs(value) <= TimelineLimits.magnitude else {
      throw PathDataError(message: "\(text) is too large", column: start + 1)
    }
    return value
  }

  /// Takes the longest text that has the form of a number; one without digits is no number.
  private mutating func numberText() -> String {
    let start = offset
    skipSign()
    var digits = skipDigits()
    if skip({ $0 == UInt8(ascii: ".") }) { digits += skipDigits() }
    guard digits > 0 else { return "" }
    let end = offset
    if skip({ $0 | 0x20 == UInt8(ascii: "e") }) {
      skipSign()
      if skipDigits() == 0 { offset = end }
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipSign() {
    _ = skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while skip({ (0x30...0x39).contains($0) }) {}
    return offset - start
  }

  /// Skips a byte of some kind if it comes next; returns whether it does.
  private mutating func skip(_ isWanted: (UInt8) -> Bool) -> Bool {
    guard offset < bytes.count, isWanted(bytes[offset]) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while skip({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {}
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

/// An error in SVG path data, with its place.
package struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message, without a full stop.
  package let message: String
  /// The place in the text, in UTF-8 bytes from 1.
  package let column: Int

  /// The message and the place in one line.
  package var description: String { "\(message), at character \(column)" }
}

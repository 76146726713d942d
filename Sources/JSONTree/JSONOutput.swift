/// A text that is being written, and its current column.
struct JSONOutput {
  /// The text in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The number of scalars in the last line.
  private(set) var column = 0

  /// Writes ASCII text without line feeds, or a line feed alone.
  mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    column += text.utf8.count
  }

  /// Starts a line.
  mutating func startLine(indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    column = indent
  }

  /// Writes a value on one line, with or without spaces after separators.
  mutating func writeInline(_ node: JSONNode, spaced: Bool) {
    switch node {
    case .null: write("null")
    case .bool(let value): write(value ? "true" : "false")
    case .number(let value): write(JSONNumberText.text(value))
    case .string(let value): write(string: value)
    case .array(let elements):
      write("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { write(spaced ? ", " : ",") }
        writeInline(element, spaced: spaced)
      }
      write("]")
    case .object(let fields):
      write("{")
      for (index, field) in fields.enumerated() {
        if index > 0 { write(spaced ? ", " : ",") }
        write(string: field.name)
        write(spaced ? ": " : ":")
        writeInline(field.value, spaced: spaced)
      }
      write("}")
    }
  }

  /// Writes a string in quotes, with the fewest escapes.
  mutating func write(string: String) {
    write("\"")
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": write("\\\"")
      case "\\": write("\\\\")
      case "\n": write("\\n")
      case "\r": write("\\r")
      case "\t": write("\\t")
      case "\u{0}"..<"\u{20}":
        write(scalar.value < 0x10 ? "\\u000" : "\\u00")
        write(String(scalar.value, radix: 16))
      default:
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        column += 1
      }
    }
    write("\"")
  }

  /// The number of columns of a scalar in a string.
  static func escapedWidth(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "\"", "\\", "\n", "\r", "\t": 2
    case "\u{0}"..<"\u{20}": 6
    default: 1
    }
  }
}

/// Measures the width of values on one line.
enum JSONWidth {
  /// Whether a value fits into a number of columns, and has at most a number of levels inside it.
  ///
  /// Stops when the columns are used up, so that the cost does not grow with the value.
  static func fits(_ node: JSONNode, in room: Int, depth: Int) -> Bool {
    var room = room
    return take(node, from: &room, depth: depth)
  }

  private static func take(_ node: JSONNode, from room: inout Int, depth: Int) -> Bool {
    switch node {
    case .null: room -= 4
    case .bool(let value): room -= value ? 4 : 5
    case .number(let value): room -= JSONNumberText.text(value).utf8.count
    case .string(let value): take(value, from: &room)
    case .array(let elements):
      guard take(containerOf: elements.count, from: &room, depth: depth) else { return false }
      for element in elements where !take(element, from: &room, depth: depth - 1) { return false }
    case .object(let fields):
      guard take(containerOf: fields.count, from: &room, depth: depth) else { return false }
      for field in fields {
        take(field.name, from: &room)
        room -= 2
        guard take(field.value, from: &room, depth: depth - 1) else { return false }
      }
    }
    return room >= 0
  }

  /// Subtracts the brackets and separators of an array or object.
  private static func take(containerOf count: Int, from room: inout Int, depth: Int) -> Bool {
    room -= 2 + 2 * max(count - 1, 0)
    return room >= 0 && (depth >= 0 || count == 0)
  }

  private static func take(_ text: String, from room: inout Int) {
    room -= 2
    for scalar in text.unicodeScalars {
      room -= JSONOutput.escapedWidth(scalar)
      if room < 0 { return }
    }
  }
}

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

  /// Calls a function that writes; takes back what it has written if that does not fit.
  mutating func attempt(_ body: (inout JSONOutput) -> Bool) -> Bool {
    let (start, startColumn) = (bytes.count, column)
    if body(&self) { return true }
    bytes.removeLast(bytes.count - start)
    column = startColumn
    return false
  }

  /// Writes a value on one line; stops after a column, or where more levels than some are inside of it.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - spaced: Whether spaces follow separators.
  ///   - end: The last column.
  ///   - depth: The number of levels inside an array or object.
  /// - Returns: Whether the whole value is written.
  @discardableResult
  mutating func writeInline(
    _ node: JSONNode, spaced: Bool, upTo end: Int = .max, depth: Int = .max
  ) -> Bool {
    switch node {
    case .null: write("null")
    case .bool(let value): write(value ? "true" : "false")
    case .number(let value): write(JSONNumberText.text(value))
    case .string(let value): write(string: value, upTo: end)
    case .array(let elements):
      guard mayHold(elements.count, upTo: end, depth) else { return false }
      write("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { write(spaced ? ", " : ",") }
        guard writeInline(element, spaced: spaced, upTo: end, depth: depth - 1) else {
          return false
        }
      }
      write("]")
    case .object(let fields):
      guard mayHold(fields.count, upTo: end, depth) else { return false }
      write("{")
      for (index, field) in fields.enumerated() {
        if index > 0 { write(spaced ? ", " : ",") }
        write(string: field.name, upTo: end)
        write(spaced ? ": " : ":")
        guard writeInline(field.value, spaced: spaced, upTo: end, depth: depth - 1) else {
          return false
        }
      }
      write("}")
    }
    return column <= end
  }

  /// Whether the brackets and separators of an array or object may fit, so that long ones cost little.
  private func mayHold(_ count: Int, upTo end: Int, _ depth: Int) -> Bool {
    (depth >= 0 || count == 0) && (end == .max || column + 2 * count <= end)
  }

  /// Writes a string in quotes, with the fewest escapes; stops after a column.
  mutating func write(string: String, upTo end: Int = .max) {
    write("\"")
    for scalar in string.unicodeScalars {
      if column > end { return }
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
}

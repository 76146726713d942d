/// Writes `JSONNode` trees as text that is easy to read and to edit.
///
/// Indents by two spaces. Writes an array or object on one line if it fits and has no more than two levels inside it;
/// fills lines with long arrays of numbers or of short arrays of numbers. Equal trees give equal bytes.
package struct JSONWriter: Sendable {
  /// The layouts of text.
  package enum Layout: Sendable {
    /// Indented, for reading and editing; ends with a line feed.
    case pretty
    /// Without any white space.
    case compact
  }

  /// The widest line, in Unicode scalars; long strings exceed it.
  static let lineWidth = 100
  /// The number of levels inside an array or object on one line.
  private static let inlineDepth = 2

  /// The text in UTF-8.
  private var bytes: [UInt8] = []
  /// The number of scalars in the last line.
  private var column = 0
  /// The text after commas and colons of a line.
  private var space = " "

  /// The text of a tree as UTF-8.
  package static func bytes(_ node: JSONNode, layout: Layout = .pretty) -> [UInt8] {
    var writer = JSONWriter()
    switch layout {
    case .compact:
      writer.space = ""
      writer.writeInline(node)
    case .pretty:
      writer.write(node, indent: 0, reserved: 0)
      writer.write("\n")
    }
    return writer.bytes
  }

  /// The text of a tree.
  package static func text(_ node: JSONNode, layout: Layout = .pretty) -> String {
    String(decoding: bytes(node, layout: layout), as: UTF8.self)
  }

  /// The text of a tree that is part of a larger text with an indentation, in spaces: from the beginning of its line to the
  /// end of its last one.
  package static func line(_ node: JSONNode, indent: Int) -> String {
    var writer = JSONWriter()
    writer.write(String(repeating: " ", count: indent))
    writer.write(node, indent: indent, reserved: 1)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

// Several lines.
extension JSONWriter {
  /// Writes a value at the current column.
  ///
  /// `indent` is in spaces; `reserved` is the number of columns that the line needs after the value.
  private mutating func write(_ node: JSONNode, indent: Int, reserved: Int) {
    let end = JSONWriter.lineWidth - reserved
    if attempt({ $0.writeInline(node, upTo: end, depth: JSONWriter.inlineDepth) }) { return }
    switch node {
    case .array(let elements) where elements.allSatisfy(JSONWriter.isFiller):
      fill(elements, indent: indent)
    case .array(let elements):
      writeLines("[", elements, "]", indent: indent) { writer, element in
        writer.write(element, indent: indent + 2, reserved: 1)
      }
    case .object(let fields):
      writeLines("{", fields, "}", indent: indent) { writer, field in
        writer.write(string: field.name)
        writer.write(": ")
        writer.write(field.value, indent: indent + 2, reserved: 1)
      }
    case .null, .bool, .number, .string: writeInline(node)
    }
  }

  /// Writes items in brackets, each on lines of its own.
  private mutating func writeLines<Item>(
    _ opening: String, _ items: [Item], _ closing: String, indent: Int,
    _ write: (inout JSONWriter, Item) -> Void
  ) {
    self.write(opening)
    for (index, item) in items.enumerated() {
      startLine(indent: indent + 2)
      write(&self, item)
      if index + 1 < items.count { self.write(",") }
    }
    startLine(indent: indent)
    self.write(closing)
  }

  /// Writes elements in filled lines.
  private mutating func fill(_ elements: [JSONNode], indent: Int) {
    write("[")
    startLine(indent: indent + 2)
    for (index, element) in elements.enumerated() {
      let fits =
        index > 0
        && attempt {
          $0.write(" ")
          return $0.writeInline(element, upTo: JSONWriter.lineWidth - 1, depth: 1)
        }
      if !fits {
        if index > 0 { startLine(indent: indent + 2) }
        writeInline(element)
      }
      if index + 1 < elements.count { write(",") }
    }
    startLine(indent: indent)
    write("]")
  }

  /// Whether an element is a number, or an array of at most six numbers: a point or a curve.
  private static func isFiller(_ node: JSONNode) -> Bool {
    switch node {
    case .number, .string: true
    case .array(let elements):
      elements.count <= 6
        && elements.allSatisfy { if case .number = $0 { true } else { false } }
    case .null, .bool, .object: false
    }
  }

  private mutating func startLine(indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    column = indent
  }

  /// Calls a function that writes; takes back what it has written if that does not fit.
  private mutating func attempt(_ body: (inout JSONWriter) -> Bool) -> Bool {
    let (start, startColumn) = (bytes.count, column)
    if body(&self) { return true }
    bytes.removeLast(bytes.count - start)
    column = startColumn
    return false
  }
}

// One line.
extension JSONWriter {
  /// Writes a value on one line up to a last column and a number of levels inside arrays and objects; returns whether the
  /// whole value is written.
  @discardableResult
  private mutating func writeInline(
    _ node: JSONNode, upTo end: Int = .max, depth: Int = .max
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
        if index > 0 { separate(",") }
        guard writeInline(element, upTo: end, depth: depth - 1) else { return false }
      }
      write("]")
    case .object(let fields):
      guard mayHold(fields.count, upTo: end, depth) else { return false }
      write("{")
      for (index, field) in fields.enumerated() {
        if index > 0 { separate(",") }
        write(string: field.name, upTo: end)
        separate(":")
        guard writeInline(field.value, upTo: end, depth: depth - 1) else { return false }
      }
      write("}")
    }
    return column <= end
  }

  /// Whether the brackets and separators of an array or object may fit, so that long ones cost little.
  private func mayHold(_ count: Int, upTo end: Int, _ depth: Int) -> Bool {
    (depth >= 0 || count == 0) && (end == .max || column + 2 * count <= end)
  }

  private mutating func separate(_ separator: String) {
    write(separator)
    write(space)
  }

  /// Writes a string in quotes, with the fewest escapes; stops after a column.
  private mutating func write(string: String, upTo end: Int = .max) {
    write("\"")
    // Most strings are plain, and are added as a whole.
    if string.utf8.allSatisfy(\.isPlainText) {
      write(string)
      return write("\"")
    }
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

  /// Writes ASCII text without line feeds, or a line feed alone.
  private mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    column += text.utf8.count
  }
}

extension UInt8 {
  /// Whether it is an ASCII character that strings have as it is.
  fileprivate var isPlainText: Bool {
    (0x20..<0x7F).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

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

  private let layout: Layout
  private var output = JSONOutput()

  private init(layout: Layout) {
    self.layout = layout
  }

  /// The text of a tree as UTF-8.
  package static func bytes(_ node: JSONNode, layout: Layout = .pretty) -> [UInt8] {
    var writer = JSONWriter(layout: layout)
    switch layout {
    case .compact:
      writer.output.writeInline(node, spaced: false)
    case .pretty:
      writer.write(node, indent: 0, reserved: 0)
      writer.output.write("\n")
    }
    return writer.output.bytes
  }

  /// The text of a tree.
  package static func text(_ node: JSONNode, layout: Layout = .pretty) -> String {
    String(decoding: bytes(node, layout: layout), as: UTF8.self)
  }

  /// The text of a tree that is part of a larger text, from the beginning of its line to the end of its last one.
  ///
  /// - Parameters:
  ///   - node: The tree.
  ///   - indent: The indentation, in spaces.
  package static func line(_ node: JSONNode, indent: Int) -> String {
    var writer = JSONWriter(layout: .pretty)
    writer.output.write(String(repeating: " ", count: indent))
    writer.write(node, indent: indent, reserved: 1)
    return String(decoding: writer.output.bytes, as: UTF8.self)
  }

  /// Writes a value at the current column.
  ///
  /// `indent` is in spaces; `reserved` is the number of columns that the line needs after the value.
  private mutating func write(_ node: JSONNode, indent: Int, reserved: Int) {
    let end = JSONWriter.lineWidth - reserved
    let fits = output.attempt {
      $0.writeInline(node, spaced: true, upTo: end, depth: JSONWriter.inlineDepth)
    }
    if fits { return }
    switch node {
    case .array(let elements) where elements.allSatisfy(JSONWriter.isFiller):
      fill(elements, indent: indent)
    case .array(let elements):
      output.write("[")
      for (index, element) in elements.enumerated() {
        output.startLine(indent: indent + 2)
        write(element, indent: indent + 2, reserved: 1)
        if index + 1 < elements.count { output.write(",") }
      }
      output.startLine(indent: indent)
      output.write("]")
    case .object(let fields):
      write(fields, indent: indent)
    case .null, .bool, .number, .string:
      output.writeInline(node, spaced: true)
    }
  }

  private mutating func write(_ fields: [JSONField], indent: Int) {
    output.write("{")
    for (index, field) in fields.enumerated() {
      output.startLine(indent: indent + 2)
      output.write(string: field.name)
      output.write(": ")
      write(field.value, indent: indent + 2, reserved: 1)
      if index + 1 < fields.count { output.write(",") }
    }
    output.startLine(indent: indent)
    output.write("}")
  }

  /// Writes elements in filled lines.
  private mutating func fill(_ elements: [JSONNode], indent: Int) {
    output.write("[")
    output.startLine(indent: indent + 2)
    for (index, element) in elements.enumerated() {
      let fits =
        index > 0
        && output.attempt {
          $0.write(" ")
          return $0.writeInline(element, spaced: true, upTo: JSONWriter.lineWidth - 1, depth: 1)
        }
      if !fits {
        if index > 0 { output.startLine(indent: indent + 2) }
        output.writeInline(element, spaced: true)
      }
      if index + 1 < elements.count { output.write(",") }
    }
    output.startLine(indent: indent)
    output.write("]")
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
}

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

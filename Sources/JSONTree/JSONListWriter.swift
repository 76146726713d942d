/// Writes a JSON text with a long array in parts, so that no more than an element is kept: the beginning, each element, and
/// the members after the array.
package struct JSONListWriter: Sendable {
  private let start: String
  private let end: String
  private let margin: String
  private var isEmpty = true

  /// Makes a text of an object with an array.
  ///
  /// - Parameters:
  ///   - name: The name of the array.
  ///   - head: The text around the object, up to the line with its brace.
  ///   - tail: The text that begins with the line of the closing brace.
  ///   - indent: The indentation of the members of the object, in spaces.
  package init(_ name: String, head: String = "{\n", tail: String = "}\n", indent: Int = 2) {
    start = head + JSONWriter.line(.string(name), indent: indent) + ": ["
    end = "\n" + tail
    margin = String(repeating: " ", count: indent)
  }

  /// Returns the text of the next elements, which follows the text of the elements before.
  package mutating func text(of elements: [JSONNode]) -> String {
    var text = ""
    for element in elements {
      text += isEmpty ? start + "\n" : ",\n"
      isEmpty = false
      text += JSONWriter.line(element, indent: margin.count + 2)
    }
    return text
  }

  /// Returns the end of the array, the members after it, and the end of the text.
  package func end(_ members: [JSONField]) -> String {
    var text = (isEmpty ? start : "\n" + margin) + "]"
    for member in members {
      text += ",\n" + JSONWriter.line(.string(member.name), indent: margin.count) + ": "
      text += JSONWriter.line(member.value, indent: margin.count).drop { $0 == " " }
    }
    return text + end
  }
}

/// The elements of an array, in order.
package struct JSONElements: RandomAccessCollection, Sendable {
  /// The array.
  let array: JSONValue
  /// The index after the last element.
  package let endIndex: Int

  /// The index of the first element.
  package var startIndex: Int { 0 }

  /// An element; the index must be in bounds.
  package subscript(index: Int) -> JSONValue {
    precondition(index >= 0 && index < endIndex, "index out of bounds")
    return JSONValue(document: array.document, slot: array.children + index)
  }
}

extension JSONValue {
  /// The elements of an array; none for other kinds.
  package var elements: JSONElements {
    JSONElements(array: self, endIndex: kind == .array ? count : 0)
  }
}

/// The members of an object, in the order of the text.
package struct JSONMembers: RandomAccessCollection, Sendable {
  /// The object.
  let object: JSONValue
  /// The index after the last member.
  package let endIndex: Int

  /// The index of the first member.
  package var startIndex: Int { 0 }

  /// A member; the index must be in bounds.
  package subscript(index: Int) -> JSONMember {
    precondition(index >= 0 && index < endIndex, "index out of bounds")
    return JSONMember(value: JSONValue(object.children + index, beside: object))
  }
}

extension JSONValue {
  /// The members of an object; none for other kinds.
  package var members: JSONMembers {
    JSONMembers(object: self, endIndex: kind == .object ? count : 0)
  }
}

/// A member of an object: a name and a value.
package struct JSONMember: Sendable {
  /// The value.
  package let value: JSONValue

  /// The name.
  package var name: String { memberName.string }

  private var memberName: JSONMemberName {
    JSONMemberName(value.slot, in: value.text)
  }
}

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
    return JSONValue(array.children + index, beside: array)
  }
}

extension JSONValue {
  /// The elements of an array; none for other kinds.
  package var elements: JSONElements {
    JSONElements(array: self, endIndex: kind == .array ? count : 0)
  }
}

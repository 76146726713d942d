/// The members of an object, in the order of the text.
package struct JSONMembers: Sequence, Sendable {
  /// The object.
  let object: JSONValue

  /// Makes an iterator that starts at the first member.
  package func makeIterator() -> Iterator {
    Iterator(object: object, count: underestimatedCount)
  }

  /// The number of members.
  package var underestimatedCount: Int { object.kind == .object ? object.count : 0 }

  /// An iterator over the members.
  package struct Iterator: IteratorProtocol {
    let object: JSONValue
    let count: Int
    private var upcoming = 0

    init(object: JSONValue, count: Int) {
      self.object = object
      self.count = count
    }

    /// The next member; nil after the last.
    package mutating func next() -> JSONMember? {
      guard upcoming < count else { return nil }
      defer { upcoming += 1 }
      return JSONMember(
        value: JSONValue(document: object.document, slot: object.children + upcoming))
    }
  }
}

extension JSONValue {
  /// The members of an object; none for other kinds.
  package var members: JSONMembers { JSONMembers(object: self) }
}

/// A member of an object: a name and a value.
package struct JSONMember: Sendable {
  /// The value.
  package let value: JSONValue

  /// The name.
  package var name: String { memberName.string }

  /// Whether the member has a name; makes no string.
  package func isNamed(_ name: StaticString) -> Bool { memberName.matches(name) }

  private var memberName: JSONMemberName {
    JSONMemberName(value.slot, in: value.document.text)
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
    return JSONValue(document: array.document, slot: array.children + index)
  }
}

extension JSONValue {
  /// The elements of an array; none for other kinds.
  package var elements: JSONElements {
    JSONElements(array: self, endIndex: kind == .array ? count : 0)
  }
}

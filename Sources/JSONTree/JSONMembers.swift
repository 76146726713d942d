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

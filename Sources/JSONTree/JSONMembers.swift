internal import CJSONC

/// The members of an object, in the order of the text.
public struct JSONMembers: Sequence, Sendable {
  /// The object.
  let object: JSONValue

  /// Starts at the first member.
  public func makeIterator() -> Iterator {
    guard let table = json_object_get_object(object.raw) else {
      return Iterator(document: object.document, upcoming: nil)
    }
    return Iterator(document: object.document, upcoming: UnsafeRawPointer(table.pointee.head))
  }

  /// How many members there are.
  public var underestimatedCount: Int { object.kind == .object ? object.count : 0 }

  /// Walks over the members.
  public struct Iterator: IteratorProtocol {
    let document: JSONDocument
    /// json-c's entry of the next member.
    var upcoming: UnsafeRawPointer?

    /// The next member, nil after the last.
    public mutating func next() -> JSONMember? {
      guard let entry = upcoming?.assumingMemoryBound(to: lh_entry.self),
        let key = entry.pointee.k?.assumingMemoryBound(to: CChar.self)
      else { return nil }
      upcoming = UnsafeRawPointer(entry.pointee.next)
      let value = JSONValue(document: document, raw: entry.pointee.v.map { OpaquePointer($0) })
      return JSONMember(key: key, value: value)
    }
  }
}

extension JSONValue {
  /// The members of an object; none for other kinds.
  public var members: JSONMembers { JSONMembers(object: self) }
}

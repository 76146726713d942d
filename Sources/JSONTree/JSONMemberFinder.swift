internal import CJSONC

/// Looks for members of one object, fastest when they are asked for in the order of the text.
///
/// Made for readers of whole documents: unlike values it does not keep the document alive, which must therefore
/// outlive it.
public struct JSONMemberFinder {
  private let document: Unmanaged<JSONDocument>
  /// How many members there are.
  public let count: Int
  private let first: UnsafeMutablePointer<lh_entry>?
  /// Where the search begins: after the member that was found last.
  private var upcoming: UnsafeMutablePointer<lh_entry>?
  private var upcomingIndex = 0

  /// Prepares to look into an object; nil for other kinds of values.
  public init?(_ object: JSONValue) {
    guard json_object_get_type(object.raw) == json_type_object,
      let table = json_object_get_object(object.raw)
    else { return nil }
    document = Unmanaged.passUnretained(object.document)
    count = Int(table.pointee.count)
    first = table.pointee.head
    upcoming = first
  }

  /// The value of a member and its place among the members; nil without it.
  public mutating func find(_ name: StaticString) -> (index: Int, value: JSONValue)? {
    guard let (index, raw) = entry(name) else { return nil }
    return (index, JSONValue(document: document.takeUnretainedValue(), raw: raw))
  }

  /// The place of a member among the members, and its number if it is one; nil without the member.
  ///
  /// Spares the reference to the document that a `JSONValue` holds.
  public mutating func findNumber(_ name: StaticString) -> (index: Int, number: Double?)? {
    guard let (index, raw) = entry(name) else { return nil }
    return (index, JSONValue.number(raw))
  }

  /// Calls a function with the place and name of each member, in the order of the text.
  public func forEachName(_ body: (Int, JSONMemberName) -> Void) {
    var entry = first
    var index = 0
    while let present = entry {
      if let key = present.pointee.k?.assumingMemoryBound(to: CChar.self) {
        body(index, JSONMemberName(key: key))
      }
      entry = present.pointee.next
      index += 1
    }
  }

  private mutating func entry(_ name: StaticString) -> (index: Int, raw: OpaquePointer?)? {
    var entry = upcoming
    var index = upcomingIndex
    for _ in 0..<count {
      if entry == nil { (entry, index) = (first, 0) }
      guard let present = entry else { return nil }
      entry = present.pointee.next
      if let key = present.pointee.k?.assumingMemoryBound(to: CChar.self),
        JSONMemberName(key: key).matches(name)
      {
        (upcoming, upcomingIndex) = (entry, index + 1)
        return (index, present.pointee.v.map { OpaquePointer($0) })
      }
      index += 1
    }
    return nil
  }
}

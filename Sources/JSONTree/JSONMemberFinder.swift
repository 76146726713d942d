internal import CJSONC

/// Looks for members of one object, fastest when they are asked for in the order of the text.
public struct JSONMemberFinder: @unchecked Sendable {
  /// The object.
  public let object: JSONValue
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
    self.object = object
    count = Int(table.pointee.count)
    first = table.pointee.head
    upcoming = first
  }

  /// The value of a member and its place among the members; nil without it.
  public mutating func find(_ name: StaticString) -> (index: Int, value: JSONValue)? {
    var entry = upcoming
    var index = upcomingIndex
    for _ in 0..<count {
      if entry == nil { (entry, index) = (first, 0) }
      guard let present = entry else { return nil }
      entry = present.pointee.next
      if JSONMemberFinder.isNamed(present, name) {
        (upcoming, upcomingIndex) = (entry, index + 1)
        let raw = present.pointee.v.map { OpaquePointer($0) }
        return (index, JSONValue(document: object.document, raw: raw))
      }
      index += 1
    }
    return nil
  }

  private static func isNamed(_ entry: UnsafeMutablePointer<lh_entry>, _ name: StaticString) -> Bool
  {
    guard let key = entry.pointee.k else { return false }
    let count = name.utf8CodeUnitCount
    let bytes = key.assumingMemoryBound(to: UInt8.self)
    let wanted = name.utf8Start
    for index in 0..<count where bytes[index] != wanted[index] { return false }
    return bytes[count] == 0
  }
}

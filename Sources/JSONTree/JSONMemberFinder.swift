/// Looks for members of one object, fastest when they are asked for in the order of the text.
///
/// Made for readers of whole documents: unlike values it does not keep the document alive, which must therefore
/// outlive it.
public struct JSONMemberFinder {
  private let document: Unmanaged<JSONDocument>
  /// How many members there are.
  public let count: Int
  private let text: UnsafePointer<UInt8>
  private let members: UnsafePointer<JSONSlot>
  /// Where the search begins: after the member that was found last.
  private var upcoming = 0

  /// Prepares to look into an object; nil for other kinds of values.
  public init?(_ object: JSONValue) {
    guard object.kind == .object else { return nil }
    document = Unmanaged.passUnretained(object.document)
    count = object.count
    text = object.document.text
    members = object.children
  }

  /// The value of a member and its place among the members; nil without it.
  public mutating func find(_ name: StaticString) -> (index: Int, value: JSONValue)? {
    guard let index = index(name) else { return nil }
    return (index, JSONValue(document: document.takeUnretainedValue(), slot: members + index))
  }

  /// The place of a member among the members, and its number if it is one; nil without the member.
  ///
  /// Spares the reference to the document that a `JSONValue` holds.
  public mutating func findNumber(_ name: StaticString) -> (index: Int, number: Double?)? {
    guard let index = index(name) else { return nil }
    return (index, JSONValue.number(members + index))
  }

  /// Calls a function with the place and name of each member, in the order of the text.
  public func forEachName(_ body: (Int, JSONMemberName) -> Void) {
    for index in 0..<count { body(index, JSONMemberName(members + index, in: text)) }
  }

  private mutating func index(_ name: StaticString) -> Int? {
    guard let index = name.withUTF8Buffer({ place(of: $0) }) else { return nil }
    upcoming = index + 1
    return index
  }

  private func place(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    for index in upcoming..<count where isNamed(index, name) { return index }
    for index in 0..<upcoming where isNamed(index, name) { return index }
    return nil
  }

  @inline(__always)
  private func isNamed(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    // Most names differ in length or in their first letter.
    let member = members + index
    guard Int(member.pointee.nameCount) == name.count else { return false }
    return JSONMemberName(member, in: text).matches(name)
  }
}

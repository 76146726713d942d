import Diagnostics
import JSONTree

/// The one way to read members of a JSON object.
///
/// It knows what was asked for. `finish()` reports all members that were neither asked for nor are
/// metadata of this kind of object, so that nothing in a file is dropped in silence.
struct ObjectReader {
  /// What all readers share.
  let context: ImportContext
  private let kind: ObjectKind
  private let members: [JSONMember]
  private var read = MemberSet()
  /// Where to look first: members are mostly asked for in the order of the file.
  private var next = 0
  private var isRestIgnored = false

  /// Starts to read an object; `nil`, and reported, if the value is something else.
  init?(_ value: JSONValue, as kind: ObjectKind, in context: ImportContext) {
    guard value.kind == .object else {
      context.reportWrongType(value, expected: "an object")
      return nil
    }
    self.context = context
    self.kind = kind
    members = Array(value.members)
  }

  /// The value of a member; `nil` without it or if it is `null`.
  mutating func value(_ name: StaticString) -> JSONValue? {
    guard let index = find(name) else { return nil }
    let value = members[index].value
    return value.isNull ? nil : value
  }

  /// Reads a member in its own place.
  mutating func read<Result>(_ name: StaticString, _ body: (JSONValue) -> Result?) -> Result? {
    guard let value = value(name) else { return nil }
    return context.at(name) { body(value) }
  }

  /// Marks members as read that have no say here.
  mutating func skip(_ names: StaticString...) {
    for name in names { _ = find(name) }
  }

  /// Leaves all other members unreported, as a finding about the whole object stands for them.
  mutating func ignoreRest() {
    isRestIgnored = true
  }

  /// Reports what was not read; the context must be at the object's place.
  func finish() {
    guard !isRestIgnored else { return }
    for index in members.indices where !read.contains(index) {
      let member = members[index]
      guard !kind.isMetadata(member) else { continue }
      let name = member.name
      context.reportOnce(
        .unknownMember, kind: context.path.shape + "/" + name, member: name,
        message: "The member \"\(name)\" of \(kind.name) is not known; it was ignored.")
    }
  }

  private mutating func find(_ name: StaticString) -> Int? {
    var index = next
    for _ in 0..<members.count {
      if index >= members.count { index = 0 }
      if members[index].isNamed(name) {
        next = index + 1
        read.insert(index)
        return index
      }
      index += 1
    }
    return nil
  }
}

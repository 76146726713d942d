import Diagnostics
import JSONTree

/// The one way to read members of a JSON object.
///
/// It knows what was asked for. `finish()` reports all members that were neither asked for nor are
/// metadata of this kind of object, so that nothing in a file is dropped in silence.
struct ObjectReader {
  /// What all readers share; it outlives every reader, which therefore does not count its references.
  unowned(unsafe) let context: ImportContext
  /// Kinds live as long as the program.
  private unowned(unsafe) let kind: ObjectKind
  private var finder: JSONMemberFinder
  private var read = MemberSet()
  private var isRestIgnored = false

  /// Starts to read an object; `nil`, and reported, if the value is something else.
  init?(_ value: JSONValue, as kind: ObjectKind, in context: ImportContext) {
    guard let finder = JSONMemberFinder(value) else {
      context.reportWrongType(value, expected: "an object")
      return nil
    }
    self.context = context
    self.kind = kind
    self.finder = finder
  }

  /// The value of a member; `nil` without it or if it is `null`.
  mutating func value(_ name: StaticString) -> JSONValue? {
    guard let (index, value) = finder.find(name) else { return nil }
    read.insert(index)
    return value.isNull ? nil : value
  }

  /// Reads a member in its own place.
  mutating func read<Result>(_ name: StaticString, _ body: (JSONValue) -> Result?) -> Result? {
    guard let value = value(name) else { return nil }
    return context.at(name) { body(value) }
  }

  /// Marks members as read that have no say here.
  mutating func skip(_ names: StaticString...) {
    for name in names { skip(name) }
  }

  /// Marks a member as read that has no say here.
  mutating func skip(_ name: StaticString) {
    if let (index, _) = finder.find(name) { read.insert(index) }
  }

  /// Leaves all other members unreported, as a finding about the whole object stands for them.
  mutating func ignoreRest() {
    isRestIgnored = true
  }

  /// Reports what was not read; the context must be at the object's place.
  func finish() {
    guard !isRestIgnored && read.count < finder.count else { return }
    reportRest()
  }

  @inline(never)
  private func reportRest() {
    for (index, member) in finder.object.members.enumerated() where !read.contains(index) {
      guard !kind.isMetadata(member) else { continue }
      let name = member.name
      context.reportOnce(
        .unknownMember, kind: context.path.shape + "/" + name, member: name,
        message: "The member \"\(name)\" of \(kind.name) is not known; it was ignored.")
    }
  }
}

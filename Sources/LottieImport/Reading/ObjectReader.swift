import Diagnostics
import JSONTree

/// The one way to read members of a JSON object.
///
/// It knows what was asked for. `finish()` reports all members that were neither asked for nor are
/// metadata of this kind of object, so that nothing in a file is dropped in silence.
struct ObjectReader {
  /// What all readers share.
  let context: ImportContext
  /// Not counted as a reference, as kinds live as long as the program.
  private let kind: Unmanaged<ObjectKind>
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
    self.kind = Unmanaged.passUnretained(kind)
    self.finder = finder
  }

  /// The value of a member; `nil` without it or if it is `null`.
  mutating func value(_ name: StaticString) -> JSONValue? {
    guard let (index, value) = finder.find(name) else { return nil }
    read.insert(index)
    return value.isNull ? nil : value
  }

  /// The number that a member is; `.some(nil)` if it is something else, and `nil` without it.
  mutating func plainNumber(_ name: StaticString) -> Double?? {
    guard let (index, number) = finder.findNumber(name) else { return nil }
    read.insert(index)
    return .some(number)
  }

  /// Reads a member in its own place.
  mutating func read<Result>(_ name: StaticString, _ body: (JSONValue) -> Result?) -> Result? {
    guard let value = value(name) else { return nil }
    return context.at(name) { body(value) }
  }

  /// Whether there is a member, be it `null`.
  mutating func has(_ name: StaticString) -> Bool { plainNumber(name) != nil }

  /// Marks members as read that have no say here.
  mutating func skip(_ names: StaticString...) {
    for name in names { skip(name) }
  }

  /// Marks a member as read that has no say here.
  mutating func skip(_ name: StaticString) {
    if let (index, _) = finder.findNumber(name) { read.insert(index) }
  }

  /// Leaves all other members unreported, as a finding about the whole object stands for them.
  mutating func ignoreRest() {
    isRestIgnored = true
  }

  /// Reports what was not read; the context must be at the object's place.
  mutating func finish() {
    guard !isRestIgnored && read.count < finder.count else { return }
    reportRest()
  }

  @inline(never)
  private func reportRest() {
    let kind = kind.takeUnretainedValue()
    finder.forEachName { index, name in
      guard !read.contains(index), !kind.isMetadata(name) else { return }
      let text = name.string
      context.reportOnce(
        .unknownMember, kind: context.path.shape + "/" + text, member: text,
        message: "The member \"\(text)\" of \(kind.name) is unknown and ignored.")
    }
  }
}

import Diagnostics
import JSONTree

/// Reads the members of a JSON object, and reports those that are not read.
///
/// `finish()` reports all members that were neither read nor are metadata of this kind of object, so that nothing in a
/// file is dropped silently.
///
/// It holds no counted reference, as there is one for every object of a file.
struct ObjectReader {
  /// The state that all readers share.
  let context: ImportContext
  /// Unowned, as kinds live as long as the program.
  private let kind: Unmanaged<ObjectKind>
  private var finder: JSONMemberFinder
  /// The first members that were read, one bit each; the context has the others.
  private var firstRead: UInt64 = 0
  private var isRestIgnored = false

  /// Starts to read an object; reports a value of another type, and returns `nil`.
  init?(_ value: JSONValue, as kind: ObjectKind, in context: ImportContext) {
    guard let finder = JSONMemberFinder(value) else {
      context.reportWrongType(value, expected: "an object")
      return nil
    }
    self.context = context
    self.kind = Unmanaged.passUnretained(kind)
    self.finder = finder
  }

  /// The name of the kind of object with article, as in "a layer".
  var kindName: String { kind.takeUnretainedValue().name }

  /// The number of members.
  var count: Int { finder.count }

  /// The value of a member; `nil` without it or if it is `null`.
  mutating func value(_ name: StaticString) -> JSONValue? {
    guard let (index, value) = finder.find(name) else { return nil }
    markRead(index)
    return value.isNull ? nil : value
  }

  /// A member as a number; `.some(nil)` for another type, and `nil` without it.
  mutating func plainNumber(_ name: StaticString) -> Double?? {
    guard let (index, number) = finder.findNumber(name) else { return nil }
    markRead(index)
    return .some(number)
  }

  private mutating func markRead(_ index: Int) {
    if index < firstRead.bitWidth {
      firstRead |= 1 << UInt64(index)
    } else {
      context.readMembers.insert(finder.address(of: index))
    }
  }

  private func isRead(_ index: Int) -> Bool {
    index < firstRead.bitWidth
      ? firstRead & (1 << UInt64(index)) != 0
      : context.readMembers.contains(finder.address(of: index))
  }

  /// Reads a member at its place.
  mutating func read<Result>(_ name: StaticString, _ body: (JSONValue) -> Result?) -> Result? {
    guard let value = value(name) else { return nil }
    return context.at(name) { body(value) }
  }

  /// Whether there is a member, including `null`.
  mutating func has(_ name: StaticString) -> Bool { plainNumber(name) != nil }

  /// Whether a member is null.
  mutating func isNull(_ name: StaticString) -> Bool {
    finder.find(name)?.value.isNull ?? false
  }

  /// Marks members that have no effect here as read.
  mutating func skip(_ names: StaticString...) {
    for name in names { skip(name) }
  }

  /// Marks a member that has no effect here as read.
  mutating func skip(_ name: StaticString) {
    if let (index, _) = finder.findNumber(name) { markRead(index) }
  }

  /// Does not report the other members, as a finding covers the whole object.
  mutating func ignoreRest() {
    isRestIgnored = true
  }

  /// Reports the members that were not read; the context must be at the object's place.
  mutating func finish() {
    guard !isRestIgnored && firstRead.nonzeroBitCount < finder.count else { return }
    reportRest()
  }

  @inline(never)
  private func reportRest() {
    for index in 0..<finder.count where !isRead(index) {
      let name = finder.name(of: index)
      guard !kind._withUnsafeGuaranteedRef({ $0.isMetadata(name) }) else { continue }
      let text = name.string
      context.reportOnce(
        .unknownMember, kind: context.path.shape + "/" + text, member: text,
        message: "The member \"\(text)\" of \(kindName) is unknown and ignored.")
    }
  }
}

extension ImportContext {
  /// Reads an object at the present place; reports another value, and members that were not read.
  func object<Result>(
    _ value: JSONValue, as kind: ObjectKind, _ body: (inout ObjectReader) -> Result?
  ) -> Result? {
    guard var reader = ObjectReader(value, as: kind, in: self) else { return nil }
    defer { reader.finish() }
    return body(&reader)
  }
}

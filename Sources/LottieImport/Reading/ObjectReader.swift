import Diagnostics
import JSONTree

/// Reads the members of a JSON object, and reports those that are not read.
///
/// `finish()` reports all members that were neither read nor are metadata of this kind of object, so that nothing in a
/// file is dropped silently.
struct ObjectReader {
  /// The state that all readers share.
  let context: ImportContext
  /// Unowned, as kinds live as long as the program.
  private let kind: Unmanaged<ObjectKind>
  private var finder: JSONMemberFinder
  private var read = MemberSet()
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
    read.insert(index)
    return value.isNull ? nil : value
  }

  /// A member as a number; `.some(nil)` for another type, and `nil` without it.
  mutating func plainNumber(_ name: StaticString) -> Double?? {
    guard let (index, number) = finder.findNumber(name) else { return nil }
    read.insert(index)
    return .some(number)
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
    if let (index, _) = finder.findNumber(name) { read.insert(index) }
  }

  /// Does not report the other members, as a finding covers the whole object.
  mutating func ignoreRest() {
    isRestIgnored = true
  }

  /// Reports the members that were not read; the context must be at the object's place.
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

/// The indices of an object's members that were read.
struct MemberSet {
  private var low: UInt64 = 0
  /// The indices from 64 on; `nil` for none, which is cheap to copy.
  private var high: [Bool]?

  /// The number of members that were read.
  var count: Int { low.nonzeroBitCount + (high?.count { $0 } ?? 0) }

  /// Adds an index.
  mutating func insert(_ index: Int) {
    if index < 64 {
      low |= 1 << UInt64(index)
      return
    }
    var high = high ?? []
    while high.count <= index - 64 { high.append(false) }
    high[index - 64] = true
    self.high = high
  }

  /// Whether an index is in the set.
  func contains(_ index: Int) -> Bool {
    if index < 64 { return low & (1 << UInt64(index)) != 0 }
    guard let high else { return false }
    return index - 64 < high.count && high[index - 64]
  }
}

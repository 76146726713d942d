import Diagnostics
import JSONTree
import SceneModel

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
  mutating func value(_ name: JSONName) -> JSONValue? {
    guard let (index, value) = finder.find(name) else { return nil }
    markRead(index)
    return value.isNull ? nil : value
  }

  /// A member as a number; `.some(nil)` for another type, and `nil` without it.
  mutating func plainNumber(_ name: JSONName) -> Double?? {
    guard let (index, number) = finder.findNumber(name) else { return nil }
    markRead(index)
    return .some(number)
  }

  @inline(__always)
  private mutating func markRead(_ index: Int) {
    if index < firstRead.bitWidth {
      firstRead |= 1 &<< UInt64(index)
    } else {
      markLaterRead(index)
    }
  }

  /// Marks a member after the first ones as read.
  @inline(never)
  private func markLaterRead(_ index: Int) {
    context.readMembers.insert(finder.address(of: index))
  }

  private func isRead(_ index: Int) -> Bool {
    index < firstRead.bitWidth
      ? firstRead & (1 << UInt64(index)) != 0
      : context.readMembers.contains(finder.address(of: index))
  }

  /// Reads a member at its place.
  mutating func read<Result>(_ name: JSONName, _ body: (JSONValue) -> Result?) -> Result? {
    guard let value = value(name) else { return nil }
    return context.at(name) { body(value) }
  }

  /// Whether there is a member, including `null`.
  mutating func has(_ name: JSONName) -> Bool { plainNumber(name) != nil }

  /// Whether a member is null.
  mutating func isNull(_ name: JSONName) -> Bool {
    finder.find(name)?.value.isNull ?? false
  }

  /// Marks members that have no effect here as read.
  mutating func skip(_ names: JSONName...) {
    for name in names { skip(name) }
  }

  /// Marks a member that has no effect here as read.
  mutating func skip(_ name: JSONName) {
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
      guard !kind._withUnsafeGuaranteedRef({ finder.isNamed(index, oneOf: $0.metadata) })
      else { continue }
      let text = finder.name(of: index)
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

extension ObjectReader {
  /// A number; `nil` without it or for another type.
  mutating func number(_ name: JSONName) -> Double? {
    guard let plain = plainNumber(name) else { return nil }
    if let plain, abs(plain) <= ImportLimits.magnitude { return plain }
    guard let value = value(name) else { return nil }
    return context.at(name) { context.number(value) }
  }

  /// The largest error of a whole frame in a file, in frames.
  ///
  /// Exporters compute frames from seconds, so that at 29.97 frames a second frame 7 is 7.00000028511585.
  private static let frameError = 1e-4

  /// A time in frames; `nil` without it or for another type.
  ///
  /// A time that is almost a whole frame is that frame.
  mutating func frame(_ name: JSONName) -> Double? {
    guard let time = number(name) else { return nil }
    let whole = time.rounded()
    return abs(time - whole) < ObjectReader.frameError ? whole : time
  }

  /// A width or height, which is not below 0; `nil` without it or for another type.
  mutating func extent(_ name: JSONName) -> Double? {
    guard let number = number(name) else { return nil }
    guard number < 0 else { return number }
    context.report(
      .numberOutOfRange, member: name,
      "The size \(NumberText.plain(number)) is below 0; 0 is used.")
    return 0
  }

  /// A whole number, rounded toward zero; `nil` without it or for another type.
  mutating func integer(_ name: JSONName) -> Int? {
    number(name).map { Int($0) }
  }

  /// A boolean, which may be a number; a default without it.
  mutating func flag(_ name: JSONName, default fallback: Bool = false) -> Bool {
    guard let plain = plainNumber(name) else { return fallback }
    if let plain { return plain != 0 }
    guard let value = value(name) else { return fallback }
    if let flag = value.bool { return flag }
    return context.at(name) { context.number(value) ?? 0 } != 0
  }

  /// A string, which may be a number; `nil` without it or for another type.
  mutating func string(_ name: JSONName) -> String? {
    guard let value = value(name) else { return nil }
    if let text = value.string { return text }
    if let number = value.int { return String(number) }
    context.at(name) { context.reportWrongType(value, expected: "a string") }
    return nil
  }

  /// A choice by its number; reports an unknown number, and returns `nil` for it and without a member.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: JSONName, _ type: Choice.Type
  ) -> Choice? where Choice.RawValue == Int {
    guard let number = integer(name) else { return nil }
    if let choice = Choice(rawValue: number) { return choice }
    context.report(
      .unknownOption, member: name,
      "The option \(number) of \"\(name)\" of \(kindName) is unknown; known are "
        + Choice.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
        + ". The default is used.")
    return nil
  }

  /// A blend mode; normal without it or for an unknown one.
  mutating func blendMode() -> BlendMode {
    guard let number = integer("bm") else { return .normal }
    guard BlendMode.allCases.indices.contains(number) else {
      context.report(
        .unsupportedBlendMode, member: "bm", "The blend mode \(number) is unknown; Normal is used.")
      return .normal
    }
    return BlendMode.allCases[number]
  }

  /// Reads an object in a member; reports another value, and members that were not read.
  @discardableResult
  mutating func object<Result>(
    _ name: JSONName, as kind: ObjectKind, _ body: (inout ObjectReader) -> Result?
  ) -> Result? {
    let context = context
    return read(name) { context.object($0, as: kind, body) }
  }

  /// Reads the objects of an array, and leaves out objects without a result.
  mutating func objects<Result>(
    _ name: JSONName, as kind: ObjectKind, limit: ListLimit? = nil,
    _ body: (inout ObjectReader) -> Result?
  ) -> [Result] {
    let context = context
    var results: [Result] = []
    elements(name, limit: limit) { _, value in
      if let result = context.object(value, as: kind, body) { results.append(result) }
    }
    return results
  }

  /// The largest number of elements, beyond which they are ignored, and the words of the finding: the owner of the list
  /// and its elements.
  typealias ListLimit = (count: Int, owner: String, noun: String)

  /// Reads the elements of an array, each at its place; stops if the file is refused.
  mutating func elements(
    _ name: JSONName, limit: ListLimit? = nil, _ body: (Int, JSONValue) -> Void
  ) {
    guard let list = value(name) else { return }
    context.at(name) {
      guard list.kind == .array else {
        context.reportWrongType(list, expected: "an array")
        return
      }
      for (index, element) in list.elements.enumerated() {
        guard !context.isRefused else { return }
        if let limit, index >= limit.count {
          return context.at(index) {
            context.report(
              .limitExceeded,
              "\(limit.owner) has more than \(limit.count) \(limit.noun); the others are ignored.")
          }
        }
        context.at(index) { body(index, element) }
      }
    }
  }
}

extension ImportContext {
  /// The number of a value: a number, an array's first number, or a numeric string.
  ///
  /// Reports values that are not numbers or too large, and returns `nil`.
  func number(_ value: JSONValue) -> Double? {
    if let number = value.double { return checked(number) }
    switch value.kind {
    case .array:
      guard let first = value[0], first.kind != .array else { break }
      if value.count > 1 {
        report(.unusualForm, "The value is an array of \(value.count) numbers; the first is used.")
      }
      return number(first)
    case .string:
      guard let text = value.string, let number = Double(text), number.isFinite else { break }
      report(.unusualForm, "The number \(NumberText.plain(number)) is written as a string.")
      return checked(number)
    case .bool:
      return value.bool == true ? 1 : 0
    case .null, .object, .number:
      break
    }
    reportWrongType(value, expected: "a number")
    return nil
  }

  /// The number at an index of an array, or the number of any other value.
  func number(_ index: Int, of value: JSONValue) -> Double? {
    if let number = value.number(at: index), abs(number) <= ImportLimits.magnitude { return number }
    guard value.kind == .array else { return number(value) }
    return value[index].flatMap { number($0) }
  }

  /// A number, unless it exceeds the limit.
  func checked(_ number: Double) -> Double? {
    guard !(abs(number) <= ImportLimits.magnitude) else { return number }
    report(.numberOutOfRange, "The number \(NumberText.plain(number)) is too large.")
    return nil
  }

  /// The numbers of an array; reports other values and too large numbers, and returns `nil`.
  func numbers(_ value: JSONValue) -> [Double]? {
    guard let numbers = value.numbers else {
      if let number = value.double { return checked(number).map { [$0] } }
      reportWrongType(value, expected: "an array of numbers")
      return nil
    }
    for number in numbers where checked(number) == nil { return nil }
    return numbers
  }

  func reportWrongType(_ value: JSONValue, expected: String) {
    let found = value.kind == .array ? "an array of \(value.count)" : "of type \(value.kind)"
    report(.wrongType, "The value is \(found); expected \(expected).")
  }
}

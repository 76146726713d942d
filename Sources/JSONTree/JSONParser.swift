/// Reads a JSON text to slots.
///
/// It keeps the open arrays and objects on a stack of its own, so that depth costs none of the thread's, and decodes
/// escapes in place, as no string is longer than its text. The text ends with a NUL, which no value may hold: loops
/// stop there without looking for the end.
struct JSONParser {
  /// Why a text can not be read.
  struct Failure: Error {
    var kind: JSONParseError.Kind
    var message: String
    var offset: Int
  }

  /// An array or object whose end is not reached.
  private struct Open {
    /// The value that it will be.
    var slot: JSONSlot
    /// The place of its first element or member among those that wait.
    var first: Int
  }

  /// The text.
  let text: UnsafeMutablePointer<UInt8>
  /// The byte that is read next.
  var place: UnsafeMutablePointer<UInt8>
  /// The NUL after the text.
  private let end: UnsafeMutablePointer<UInt8>
  private let depthLimit: Int
  /// The values of the arrays and objects that are complete.
  private var slots: JSONSlotBuffer
  /// The values of those that are open.
  private var waiting = JSONSlotBuffer(capacity: 256)
  private var open: [Open] = []
  /// Where the name of the member is whose value comes next.
  private var name: (start: UInt32, count: UInt32) = (0, 0)

  private init(_ text: UnsafeMutablePointer<UInt8>, count: Int, depthLimit: Int) {
    self.text = text
    self.depthLimit = depthLimit
    end = text + count
    place = text + JSONText.markLength(UnsafeBufferPointer(start: text, count: count))
    // Most exports have a value every six to ten bytes; memory that is not used costs nothing.
    slots = JSONSlotBuffer(capacity: count / 6)
    open.reserveCapacity(64)
  }

  /// Reads a text that a NUL follows, and changes it: what strings are is decoded where they stand.
  ///
  /// The last of the slots is the whole text's; the caller deallocates them.
  static func slots(
    of text: UnsafeMutablePointer<UInt8>, count: Int, depthLimit: Int
  ) throws(Failure) -> JSONSlotBuffer {
    var parser = JSONParser(text, count: count, depthLimit: depthLimit)
    defer { parser.waiting.deallocate() }
    do throws(Failure) {
      try parser.parse()
    } catch {
      parser.slots.deallocate()
      throw error
    }
    return parser.slots
  }

  private mutating func parse() throws(Failure) {
    skipSpace()
    guard place != end else {
      throw Failure(kind: .empty, message: "the text is empty", offset: 0)
    }
    repeat {
      skipSpace()
    } while try isFollowed()
    skipSpace()
    guard place == end else {
      throw place.pointee == 0
        ? unexpected()
        : Failure(
          kind: .trailingCharacters, message: "more text after the value", offset: place - text)
    }
    slots.append(takenFrom: &waiting, at: 0)
  }

  /// Reads what is next, and what ends after it; true if another value must follow.
  private mutating func isFollowed() throws(Failure) -> Bool {
    if try begin() { return true }
    return try advance()
  }

  /// Reads a scalar, or the beginning of an array or object; true if a value must follow at once.
  private mutating func begin() throws(Failure) -> Bool {
    switch place.pointee {
    case UInt8(ascii: "\""):
      let (start, count) = try string()
      add(JSONSlot(stringAt: start, count: count))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): add(JSONSlot(try number()))
    case UInt8(ascii: "["): return try open(.array, end: UInt8(ascii: "]"))
    case UInt8(ascii: "{"): return try open(.object, end: UInt8(ascii: "}"))
    case UInt8(ascii: "n"): try literal("null", JSONSlot(.null))
    case UInt8(ascii: "t"): try literal("true", JSONSlot(true))
    case UInt8(ascii: "f"): try literal("false", JSONSlot(false))
    default: throw unexpected()
    }
    return false
  }

  /// Goes on after a value; true if another one must follow, and false after the last.
  private mutating func advance() throws(Failure) -> Bool {
    while let kind = open.last?.slot.kind {
      skipSpace()
      switch (place.pointee, kind) {
      case (UInt8(ascii: ","), .object):
        place += 1
        skipSpace()
        try memberName()
        return true
      case (UInt8(ascii: ","), _):
        place += 1
        return true
      case (UInt8(ascii: "}"), .object), (UInt8(ascii: "]"), .array):
        place += 1
        close()
      default:
        throw failure(
          kind == .object
            ? "a comma or } must follow the value of a member"
            : "a comma or ] must follow an element")
      }
    }
    return false
  }

  private mutating func open(_ kind: JSONKind, end: UInt8) throws(Failure) -> Bool {
    guard open.count < depthLimit else {
      throw failure("more than \(depthLimit) arrays and objects inside each other", .tooDeep)
    }
    place += 1
    skipSpace()
    guard place.pointee != end else {
      place += 1
      add(JSONSlot(kind))
      return false
    }
    open.append(Open(slot: named(JSONSlot(kind)), first: waiting.count))
    if kind == .object { try memberName() }
    return true
  }

  private mutating func close() {
    guard let last = open.popLast() else { return }
    let first = last.first
    var slot = last.slot
    if slot.kind == .object { JSONMemberMerger(text: text).merge(&waiting, from: first) }
    slot.count = UInt32(waiting.count - first)
    slot.start = slots.count
    slots.append(takenFrom: &waiting, at: first)
    waiting.append(slot)
  }

  private mutating func memberName() throws(Failure) {
    guard place.pointee == UInt8(ascii: "\"") else {
      throw failure("the name of a member in double quotes is expected")
    }
    let (start, count) = try string()
    name = (UInt32(start), UInt32(count))
    skipSpace()
    guard place.pointee == UInt8(ascii: ":") else {
      throw failure("a colon must follow the name of a member")
    }
    place += 1
  }

  private mutating func literal(_ word: StaticString, _ slot: JSONSlot) throws(Failure) {
    for index in 0..<word.utf8CodeUnitCount {
      guard place.pointee == word.utf8Start[index] else { throw failure("\(word) is expected") }
      place += 1
    }
    add(slot)
  }

  private mutating func add(_ slot: JSONSlot) { waiting.append(named(slot)) }

  /// A value with the name of the member that it is; elements have a name that is not used.
  private func named(_ slot: JSONSlot) -> JSONSlot {
    var slot = slot
    (slot.nameStart, slot.nameCount) = name
    return slot
  }

  private mutating func skipSpace() {
    while place.pointee <= 0x20, JSONText.isSpace(place.pointee) { place += 1 }
  }
}

extension JSONParser {
  /// A failure at the present place, which is that the text ends if it does.
  func failure(_ message: String, _ kind: JSONParseError.Kind = .syntax) -> Failure {
    let offset = place - text
    if place == end {
      return Failure(
        kind: .unexpectedEnd, message: "the text ends inside a value", offset: offset)
    }
    return Failure(kind: kind, message: message, offset: offset)
  }

  /// What is wrong with a byte that no value begins with.
  func unexpected() -> Failure {
    switch place.pointee {
    case 0: failure("a NUL byte outside of a string")
    case UInt8(ascii: "N") where isNext("NaN"), UInt8(ascii: "I") where isNext("Infinity"):
      failure("NaN and Infinity are not JSON numbers", .nonFiniteNumber)
    case UInt8(ascii: "'"): failure("strings and member names need double quotes")
    default: failure("unexpected character")
    }
  }

  private func isNext(_ word: StaticString) -> Bool {
    // The NUL at the end differs from all of them.
    for index in 0..<word.utf8CodeUnitCount where place[index] != word.utf8Start[index] {
      return false
    }
    return true
  }
}

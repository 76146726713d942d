import JSONTree
import TimelineModel

/// A value of a file with its JSON pointer.
struct ReadPlace {
  let value: JSONValue
  let pointer: JSONPointer

  /// The elements of an array with their pointers; none for other types.
  var elements: [ReadPlace] {
    value.elements.enumerated().map {
      ReadPlace(value: $0.element, pointer: pointer.appending($0.offset))
    }
  }

  /// The members of an object, by name, with their pointers; none for other types.
  var members: [(name: String, place: ReadPlace)] {
    value.members.map {
      ($0.name, ReadPlace(value: $0.value, pointer: pointer.appending($0.name)))
    }
  }

  /// The value in a message: `the string “abc”`.
  var found: String {
    switch value.kind {
    case .null: "null"
    case .bool: value.bool == true ? "true" : "false"
    case .number: "the number \((value.double ?? 0).shortText)"
    case .string: "the string \(ReadPlace.quoted(value.string ?? ""))"
    case .array: value.count == 1 ? "an array of 1 element" : "an array of \(value.count) elements"
    case .object: "an object"
    }
  }

  /// A text in quotes, shortened where it is long.
  static func quoted(_ text: some StringProtocol) -> String {
    let short = text.prefix(longestQuote)
    return "“\(short)\(short.endIndex == text.endIndex ? "" : "…")”"
  }

  /// The longest quoted text, in characters.
  private static let longestQuote = 40
}

/// Takes members from an object and records their names, so that others can be reported.
struct MemberReader {
  let place: ReadPlace
  private(set) var taken: [String] = []

  init(_ place: ReadPlace) {
    self.place = place
  }

  /// A member, if the object has it.
  mutating func take(_ name: String) -> ReadPlace? {
    if !taken.contains(name) { taken.append(name) }
    return place.value.member(name).map {
      ReadPlace(value: $0, pointer: place.pointer.appending(name))
    }
  }

  /// Whether the object has a member.
  func has(_ name: String) -> Bool { place.value.member(name) != nil }

  /// The names of the members that were not taken.
  var unknown: [String] {
    place.value.members.map(\.name).filter { !taken.contains($0) }
  }
}

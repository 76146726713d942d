import JSONTree
import SceneModel
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

  /// A text in quotes, shortened if it is long.
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

/// Hints about values that are written in another form.
extension ReadPlace {
  /// The endings of numbers in texts, with their factors.
  private static let units: [(ending: String, factor: Double)] = [
    ("", 1), ("ms", 0.001), ("s", 1), ("sec", 1), ("px", 1), ("pt", 1), ("deg", 1), ("°", 1),
    ("%", 0.01),
  ]

  /// The longest text that is taken for a number with a unit, in bytes.
  private static let longestNumber = 32

  /// The end of a message about a text such as `300ms` in place of a number, whose unit may be unknown; empty for other
  /// values.
  func numberHint(_ unit: PropertyUnit? = nil) -> String {
    guard let text = value.string, text.utf8.count <= ReadPlace.longestNumber else { return "" }
    let digits = text.prefix { "+-.0123456789".contains($0) }
    let ending = text.dropFirst(digits.count).filter { $0 != " " }.lowercased()
    guard let number = Double(digits), number.isFinite,
      let written = ReadPlace.units.first(where: { $0.ending == ending })
    else { return "" }
    if written.ending == "%" {
      // A share of a length, an angle or a time is no number.
      guard let unit else { return "; a share is not possible here" }
      if let name = unit.name { return "; write the number of \(name), without quotes" }
    }
    // Rounded, as 300 × 0.001 is not 0.3 exactly.
    let result = (number * written.factor * 1e9).rounded() / 1e9
    return "; write \(result.shortText), without quotes"
  }

  /// The end of a message about a number or an object in place of an array; empty for other values.
  var vectorHint: String {
    if let number = value.double {
      return "; write [\(number.shortText), \(number.shortText)] for both axes"
    }
    if let x = value.member("x")?.double, let y = value.member("y")?.double {
      return "; write [\(x.shortText), \(y.shortText)]"
    }
    return ""
  }
}

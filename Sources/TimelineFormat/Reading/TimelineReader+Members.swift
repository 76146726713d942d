import JSONTree
import TimelineModel
import ViewTree

extension TimelineReader {
  /// Reads a member that the object must have.
  mutating func required<Value>(
    _ members: inout MemberReader, _ name: String, advice: String? = nil,
    _ read: (inout TimelineReader, ReadPlace) -> Value?
  ) -> Value? {
    guard let place = members.take(name) else {
      report("“\(name)” is missing", at: members.place.pointer, advice: advice)
      return nil
    }
    return read(&self, place)
  }

  /// Reads a member; returns the default where it is missing or wrong.
  mutating func optional<Value>(
    _ members: inout MemberReader, _ name: String, _ standard: Value,
    _ read: (inout TimelineReader, ReadPlace) -> Value?
  ) -> Value {
    members.take(name).flatMap { read(&self, $0) } ?? standard
  }

  /// Reads the one member whose name is a case of an enumeration; reports none and several.
  mutating func choice<Kind: RawRepresentable<String> & CaseIterable>(
    _ members: inout MemberReader, of type: Kind.Type
  ) -> (kind: Kind, place: ReadPlace)? {
    var found: [(kind: Kind, place: ReadPlace)] = []
    for kind in type.allCases {
      if let place = members.take(kind.rawValue) { found.append((kind, place)) }
    }
    guard found.count == 1 else {
      let names = type.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
      report("expected \(names), one of them", at: members.place.pointer)
      return nil
    }
    return found[0]
  }

  /// Begins to read an object; `nil` for values of other types.
  mutating func object(_ place: ReadPlace, _ what: String) -> MemberReader? {
    guard place.value.kind == .object else {
      expected("\(what), an object", at: place)
      return nil
    }
    return MemberReader(place)
  }

  /// Reports the members of an object that were not taken.
  mutating func finish(_ members: MemberReader, _ what: String, of kind: ViewKind? = nil) {
    for name in members.unknown {
      let known = kind.map { PropertyAdvice(name, of: $0) }
      let hint = known?.otherPlace ?? Suggestion.text(for: name, among: members.taken)
      report(
        "\(what) has no member \(ReadPlace.quoted(name))"
          + PropertyAdvice.sentences(hint, "it can have \(members.taken.joined(separator: ", "))"),
        at: members.place.pointer.appending(name))
    }
  }

  /// Returns the elements of an array; `nil` for values of other types.
  mutating func array(_ place: ReadPlace, _ what: String) -> [ReadPlace]? {
    guard place.value.kind == .array else {
      expected("an array of \(what)", at: place)
      return nil
    }
    return place.elements
  }
}

import Diagnostics
import JSONTree
import SceneModel
import StateMachines
import TimelineModel
import ViewTree

/// Reads a timeline and collects findings.
///
/// Functions return `nil` after they report a finding, so that the rest of the file is read too.
struct TimelineReader {
  /// The findings so far.
  private(set) var findings: [Diagnostic] = []
  /// The views by identifier, for the targets of actions.
  var views: [String: ViewNode] = [:]
  /// Whether a view could not be read, so that unknown targets are not reported.
  var isMissingViews = false
  /// Whether actions change a property as a whole, by property.
  var targets: [String: Bool] = [:]
  /// The texts whose parts change one after another, by identifier.
  var dividedTexts: Set<String> = []
  /// The target of the values that are read; `nil` if it is unknown.
  var target: ReadTarget?
  /// The unit of the property whose value is read; `nil` outside of properties.
  var unit: PropertyUnit?
  /// The places of matched groups in the file, by identifier.
  var matchedPlaces: [String: ReadPlace] = [:]
  /// The values of constants, by name.
  var constantValues: [String: ConstantValue] = [:]
  /// The clock; `nil` until it is read, and if it is wrong.
  var clock: Clock?
  /// Findings about valid values that are probably mistakes, such as changes after the end of the cycle.
  var notes = TimelineNotes()
  /// The values of definitions, by name.
  var definitionValues: [String: PropertyValue] = [:]
  /// The names of markers.
  var markerNames: Set<String> = []
  /// The types of the inputs of the state machine that is read, with their initial values.
  var inputTypes: [String: MachineInput.Value] = [:]
  /// The names of its states.
  var stateNames: [String] = []
  /// The moments of whole frames, for times in frames.
  var grid = FrameTimes(frameRate: TimelineForm.frameRate)

  /// Adds a finding that makes the file invalid.
  ///
  /// The schema excludes what has the code `malformedTimeline`, and allows what has another one.
  mutating func report(
    _ message: String, at pointer: JSONPointer, _ code: DiagnosticCode = .malformedTimeline,
    advice: String? = nil
  ) {
    guard !isFull else { return }
    findings.append(Diagnostic(code, message, advice: advice, at: pointer))
  }

  /// Adds a finding of a limit on the size of a file.
  mutating func reportLimit(_ message: String, at pointer: JSONPointer) {
    report(message, at: pointer, .limitExceeded, advice: "Split the timeline into several.")
  }

  /// Adds a finding of a name that is no Swift identifier.
  mutating func reportName(
    _ name: String, _ expected: String = "", found: String = "", at place: ReadPlace
  ) {
    // The schema allows all characters beyond ASCII.
    report(
      "expected a Swift identifier\(expected), found \(ReadPlace.quoted(name))\(found)"
        + SwiftIdentifier.hint(name), at: place.pointer,
      name.unicodeScalars.allSatisfy(\.isASCII) ? .malformedTimeline : .unfitValue,
      advice: SwiftIdentifier.advice)
  }

  /// Reads a value of a type that depends on other parts of the file, whose findings are no matter of the schema.
  mutating func dependent<Value>(_ read: (inout TimelineReader) -> Value) -> Value {
    let first = findings.count
    let value = read(&self)
    for index in first..<findings.count where findings[index].code == .malformedTimeline {
      let found = findings[index]
      findings[index] = Diagnostic(
        .unfitValue, message: found.message,
        advice: found.advice == found.code.advice ? nil : found.advice, pointer: found.pointer)
    }
    return value
  }

  /// Whether no more findings are added.
  var isFull: Bool { findings.count >= TimelineLimits.findings }

  /// Adds a finding of a value that differs from the expected one.
  mutating func expected(_ what: String, at place: ReadPlace, hint: String = "") {
    report("expected \(what), found \(place.found)\(hint)", at: place.pointer)
  }
}

// Objects and arrays.
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

  /// Reads the one member whose name is a case of an enumeration; reports none and several.
  mutating func choice<Kind: RawRepresentable<String> & CaseIterable>(
    _ members: inout MemberReader, of type: Kind.Type
  ) -> Kind? {
    let found = type.allCases.filter { members.take($0.rawValue) != nil }
    if found.count == 1 { return found[0] }
    let names = type.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
    report("expected \(names), one of them", at: members.place.pointer)
    return nil
  }

  /// Begins to read an object; `nil` for values of other types.
  mutating func object(_ place: ReadPlace, _ what: String) -> MemberReader? {
    if place.value.kind == .object { return MemberReader(place) }
    expected("\(what), an object", at: place)
    return nil
  }

  /// The members of an object whose names are free; `nil` for values of other types, and for too many or too few members.
  ///
  /// - Parameters:
  ///   - what: The object in a message.
  ///   - noun: The members in a message about the limit.
  mutating func members(
    _ place: ReadPlace, _ what: String, needsSome: Bool = false, limit: Int = .max,
    of noun: String = "members"
  ) -> [(name: String, place: ReadPlace)]? {
    guard place.value.kind == .object, !needsSome || place.value.count > 0 else {
      expected(what, at: place)
      return nil
    }
    if place.value.count <= limit { return place.members }
    reportLimit("more than \(limit) \(noun)", at: place.pointer)
    return nil
  }

  /// Reports the members of an object that were not taken.
  mutating func finish(_ members: MemberReader, _ what: String, of kind: ViewKind? = nil) {
    for name in members.unknown {
      let hint =
        kind?.otherPlace(ofProperty: name) ?? Suggestion.text(for: name, among: members.taken)
      report(
        "\(what) has no member \(ReadPlace.quoted(name))"
          + TimelineReader.sentences(hint, "it can have \(members.taken.joined(separator: ", "))"),
        at: members.place.pointer.appending(name))
    }
  }

  /// Returns the elements of an array; `nil` for values of other types.
  mutating func array(_ place: ReadPlace, _ what: String) -> [ReadPlace]? {
    if place.value.kind == .array { return place.elements }
    expected("an array of \(what)", at: place)
    return nil
  }
}

// Values.
extension TimelineReader {
  /// Reads a number within a range.
  mutating func number(_ place: ReadPlace, in range: ClosedRange<Double>) -> Double? {
    if let number = place.value.double, range.contains(number) { return number }
    let (low, high) = (range.lowerBound.shortText, range.upperBound.shortText)
    expected("a number from \(low) to \(high)", at: place, hint: place.numberHint(unit))
    return nil
  }

  /// Reads a number of a property.
  mutating func number(_ place: ReadPlace) -> Double? {
    if place.value.kind == .number { return number(place, in: TimelineLimits.numbers) }
    expected("a number", at: place, hint: place.numberHint(unit))
    return nil
  }

  /// Reads an array of numbers.
  mutating func numbers(_ place: ReadPlace, _ what: String) -> [Double]? {
    guard let elements = array(place, what) else { return nil }
    let numbers = elements.compactMap { number($0) }
    return numbers.count == elements.count ? numbers : nil
  }

  /// Reads a string.
  mutating func string(_ place: ReadPlace) -> String? {
    if let string = place.value.string { return string }
    expected("a string", at: place)
    return nil
  }

  /// Reads one of some words.
  mutating func word(_ place: ReadPlace, among words: [String]) -> String? {
    let text = place.value.string
    if let text, words.contains(text) { return text }
    let list = words.map { "“\($0)”" }.joined(separator: ", ")
    let hint = text.map { Suggestion.text(for: $0, among: words) } ?? ""
    expected("one of \(list)", at: place, hint: hint)
    return nil
  }
}

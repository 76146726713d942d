import CommandLineParsing
import Xsheet

/// A value of a configuration file with its place.
struct ConfigurationValue {
  let value: JSONValue
  let pointer: JSONPointer
}

/// Reads configuration files; unknown members and wrong values are findings.
struct ConfigurationReader {
  /// The settings that were read.
  var configuration = Configuration()
  /// The errors.
  private(set) var findings: [Diagnostic] = []

  /// Reads the root of a file.
  mutating func read(_ root: JSONValue) {
    object(ConfigurationValue(value: root, pointer: .root), "settings", ConfigurationMember.all)
  }

  /// Reads the members of an object.
  mutating func object(
    _ place: ConfigurationValue, _ title: String, _ members: [ConfigurationMember]
  ) {
    object(place, title, members.map(\.name)) { reader, name, value in
      members.first { $0.name == name }?.read(&reader, value)
    }
  }

  /// Calls a function for each member of an object; unknown names are errors.
  mutating func object(
    _ place: ConfigurationValue, _ title: String, _ names: [String],
    _ read: (inout ConfigurationReader, String, ConfigurationValue) -> Void
  ) {
    guard place.value.kind == .object else {
      return report("Expected an object of \(title), found \(place.value.kind).", at: place)
    }
    for member in place.value.members {
      let value = ConfigurationValue(
        value: member.value, pointer: place.pointer.appending(member.name))
      guard names.contains(member.name) else {
        let hint = Suggestion.nearest(to: member.name, among: names)
          .map { " Did you mean \"\($0)\"?" }
        report(
          "There is no member \"\(member.name.prefix(100))\".\(hint ?? "") Known are "
            + names.joined(separator: ", ") + ".", at: value)
        continue
      }
      read(&self, member.name, value)
    }
  }

  /// The elements of an array.
  mutating func array(_ place: ConfigurationValue, _ title: String) -> [ConfigurationValue] {
    guard place.value.kind == .array else {
      report("Expected an array of \(title), found \(place.value.kind).", at: place)
      return []
    }
    return place.value.elements.enumerated().map {
      ConfigurationValue(value: $0.element, pointer: place.pointer.appending($0.offset))
    }
  }

  /// A string.
  mutating func text(_ place: ConfigurationValue) -> String? {
    if let text = place.value.string { return text }
    report("Expected a string, found \(place.value.kind).", at: place)
    return nil
  }

  /// A truth value.
  mutating func flag(_ place: ConfigurationValue) -> Bool? {
    if let flag = place.value.bool { return flag }
    report("Expected true or false, found \(place.value.kind).", at: place)
    return nil
  }

  /// A word of an enumeration.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ place: ConfigurationValue
  ) -> Word? {
    guard let text = text(place) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    report("Expected one of \(words), found \"\(text.prefix(100))\".", at: place)
    return nil
  }

  /// A list of patterns.
  mutating func patterns(_ place: ConfigurationValue) -> [PathPattern] {
    array(place, "patterns").compactMap { place in
      guard let text = text(place) else { return nil }
      if let pattern = PathPattern(text) { return pattern }
      report("Expected a pattern with a name, found \"\(text.prefix(100))\".", at: place)
      return nil
    }
  }

  /// A rule: a code, or an object of codes and patterns.
  mutating func rule(_ place: ConfigurationValue) -> IgnoreRule? {
    guard place.value.kind == .object else { return code(place).map { IgnoreRule(codes: [$0]) } }
    var rule = IgnoreRule()
    object(place, "codes and paths", ["codes", "paths"]) { reader, name, value in
      if name == "codes" {
        rule.codes = Set(reader.array(value, "codes").compactMap { reader.code($0) })
      } else {
        rule.paths = reader.patterns(value)
      }
      if value.value.kind == .array, value.value.count == 0 {
        reader.report("The array is empty, so that nothing is ignored.", at: value)
      }
    }
    if place.value.count == 0 { report("Expected codes or paths.", at: place) }
    return rule
  }

  private mutating func code(_ place: ConfigurationValue) -> DiagnosticCode? {
    guard let text = text(place) else { return nil }
    do {
      return try ParsedCommand.code(text)
    } catch {
      report(error.reason, at: place)
      return nil
    }
  }

  /// Lengths, angles and colors.
  mutating func tolerance(_ place: ConfigurationValue) -> ConversionTolerance? {
    let values = array(place, "one to three numbers")
    if let numbers = place.value.numbers, let tolerance = ConversionTolerance(numbers: numbers) {
      return tolerance
    }
    if place.value.kind == .array {
      let place = values.first { !ConversionTolerance.isValid($0.value.double ?? 0) } ?? place
      report("Expected one to three numbers from 0.000001 to 1000000.", at: place)
    }
    return nil
  }

  /// Reports an error.
  mutating func report(_ message: String, at place: ConfigurationValue) {
    findings.append(
      Diagnostic(.malformedConfiguration, message: message, pointer: place.pointer.description))
  }
}

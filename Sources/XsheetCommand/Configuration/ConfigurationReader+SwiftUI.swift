import CommandLineParsing
import Xsheet

// Settings for SwiftUI source.
extension ConfigurationReader {
  /// Reads the root of a file of the old name `xsheet.json`: options of `convert` as texts, and names of views.
  mutating func readOld(_ root: JSONValue) {
    let place = ConfigurationValue(value: root, pointer: .root)
    let options = ConvertCommand.declaration.options
    object(place, "options", ["names"] + options.map(\.name)) { reader, name, value in
      if name == "names" {
        reader.configuration.swiftUI.names = reader.viewNames(value)
      } else if let option = options.first(where: { $0.name == name }),
        let text = reader.text(value), reader.accepts(text, for: option, at: value)
      {
        reader.configuration.swiftUI.options[name] = [text]
      }
    }
  }

  /// The names of views by patterns of files.
  mutating func viewNames(
    _ place: ConfigurationValue
  ) -> [(pattern: PathPattern, name: String)] {
    guard place.value.kind == .object else {
      report("Expected an object of names, found \(place.value.kind).", at: place)
      return []
    }
    return place.value.members.compactMap { member in
      let value = ConfigurationValue(
        value: member.value, pointer: place.pointer.appending(member.name))
      guard let name = text(value) else { return nil }
      guard let pattern = PathPattern(member.name) else {
        report("Expected a pattern with a name, found \"\(member.name.prefix(100))\".", at: value)
        return nil
      }
      if let problem = SwiftUIOptions.problem(ofViewName: name) {
        report("“\(name.prefix(100))” \(problem).", at: value)
        return nil
      }
      return (pattern, name)
    }
  }

  /// The values of an option as on the command line; `nil` for a flag that is off.
  mutating func values(of option: Option, _ place: ConfigurationValue) -> [String]? {
    guard let kind = option.value?.kind else {
      if let isOn = place.value.bool { return isOn ? [""] : nil }
      report("Expected true or false, found \(place.value.kind).", at: place)
      return nil
    }
    let text: String?
    switch kind {
    case .integer, .number:
      text = place.value.double.map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" }
      if text == nil { report("Expected a number, found \(place.value.kind).", at: place) }
    case .text, .choice, .file, .directory:
      text = self.text(place)
    }
    guard let text, accepts(text, for: option, at: place) else { return nil }
    return [text]
  }

  /// Whether a text is a value of an option; reports why it is none.
  private mutating func accepts(
    _ text: String, for option: Option, at place: ConfigurationValue
  ) -> Bool {
    guard let kind = option.value?.kind else { return true }
    guard kind.accepts(text) else {
      report("Expected \(kind.expectation), found \"\(text.prefix(100))\".", at: place)
      return false
    }
    // Some options have further conditions.
    let words = [
      ConvertCommand.declaration.name, "--format", ExportFormat.swiftUI.name,
      "--\(option.name)=\(text)", "-",
    ]
    guard case .run(let command)? = try? CommandTree.root.parse(words) else { return true }
    do throws(CommandFailure) {
      _ = try SwiftUISettings(command, for: .swiftUI)
      _ = try ConversionOptions(command, Configuration())
      return true
    } catch {
      report(error.sentence, at: place)
      return false
    }
  }
}

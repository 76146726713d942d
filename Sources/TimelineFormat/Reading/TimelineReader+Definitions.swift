import JSONTree
import SceneModel
import TimelineModel

extension TimelineReader {
  /// Reads the named paths and gradients.
  mutating func definitions(_ place: ReadPlace) -> [TimelineDefinition]? {
    guard var members = object(place, "the definitions") else { return nil }
    var result: [TimelineDefinition] = []
    for section in DefinitionSection.allCases {
      result += optional(&members, section.rawValue, []) { $0.definitions($1, section) }
    }
    finish(members, "the definitions")
    return result
  }

  /// Reads one group of definitions.
  private mutating func definitions(
    _ place: ReadPlace, _ section: DefinitionSection
  ) -> [TimelineDefinition]? {
    guard place.value.kind == .object else {
      expected("an object of definitions", at: place)
      return nil
    }
    var result: [TimelineDefinition] = []
    var names = Set(definitionValues.keys)
    for member in place.value.members {
      let place = ReadPlace(value: member.value, pointer: place.pointer.appending(member.name))
      guard names.count < TimelineLimits.definitions else {
        report("more than \(TimelineLimits.definitions) definitions", at: place.pointer)
        break
      }
      guard SwiftIdentifier.isValid(member.name) else {
        report(
          "expected a Swift identifier, found \(ReadPlace.quoted(member.name))"
            + SwiftIdentifier.hint(member.name), at: place.pointer,
          advice: SwiftIdentifier.advice)
        continue
      }
      // A definition is written out, so that definitions have no order and no cycles.
      guard let value = propertyValue(place, like: section.example) else { continue }
      guard names.insert(member.name).inserted else {
        report("another definition has the name “\(member.name)”", at: place.pointer)
        continue
      }
      notes.addDefinition(member.name, at: place.pointer)
      result.append(TimelineDefinition(name: member.name, value: value))
    }
    for definition in result { definitionValues[definition.name] = definition.value }
    return result
  }

  /// The value of the definition that a text names; `nil` for other values.
  mutating func definedValue(_ place: ReadPlace, like standard: PropertyValue) -> PropertyValue? {
    guard !definitionValues.isEmpty, let section = DefinitionSection(standard),
      let name = place.value.string, let value = definitionValues[name],
      DefinitionSection(value) == section
    else { return nil }
    notes.useDefinition(name)
    return value
  }
}

extension TimelineSchema {
  /// Named paths and gradients.
  static var namedValues: [SchemaDefinition] {
    let paths = SchemaPart.reference("pathData").described("Paths, by their names.")
    let gradients = SchemaPart.reference("numbers")
      .described("Stops of gradients, by their names.")
    return [
      SchemaDefinition(
        "definitions",
        SchemaPart.object([
          .optional(DefinitionSection.paths.rawValue, .map(from: identifierName, to: paths)),
          .optional(
            DefinitionSection.gradients.rawValue, .map(from: identifierName, to: gradients)),
        ])
        .described("Paths and gradients with names, which views and actions may use."))
    ]
  }

  private static var identifierName: SchemaPart { .reference("identifier") }
}

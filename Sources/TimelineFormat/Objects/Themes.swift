import Diagnostics
import JSONTree
import SceneModel
import TimelineModel

extension TimelineForm {
  /// The themes; their names are the members of an object.
  static let themes = ValueForm<[TimelineTheme]>(.reference("themes")) { reader, place in
    guard place.value.kind == .object else {
      reader.expected("an object of themes by their names", at: place)
      return nil
    }
    guard place.value.count <= TimelineLimits.themes else {
      reader.reportLimit("more than \(TimelineLimits.themes) themes", at: place.pointer)
      return nil
    }
    let changing = Set(reader.targets.keys)
    return place.members.map { name, place in
      TimelineTheme(name: name, values: reader.themeValues(place, changing))
    }
  } write: { themes, notation in
    .object(themes.map { JSONField($0.name, .object($0.fields(notation))) })
  }

  /// Themes in the schema.
  static var themeDefinitions: [SchemaDefinition] {
    let values = SchemaPart.map(from: .reference("target"), to: .reference("value"))
    return [
      SchemaDefinition(
        "themes",
        SchemaPart.map(from: .string, to: values).described(
          "Other values, by view.property, of properties that no event changes."))
    ]
  }
}

extension TimelineTheme {
  fileprivate func fields(_ notation: TimelineNotation) -> [JSONField] {
    targets.flatMap { target in
      JSONField.list(
        target.text, values[target].flatMap { ValueForm.targetValue.write($0, notation.of(target)) }
      )
    }
  }
}

extension TimelineReader {
  /// Reads the values of a theme, by their targets.
  fileprivate mutating func themeValues(
    _ place: ReadPlace, _ changing: Set<String>
  ) -> [TimelineAction.Target: PropertyValue] {
    guard let members = targetMembers(place, "values") else { return [:] }
    var values: [TimelineAction.Target: PropertyValue] = [:]
    for (name, place) in members {
      target = themeTarget(name, place, changing)
      guard let target, let value = ValueForm.targetValue.read(&self, place) else { continue }
      values[target.target] = value
    }
    target = nil
    return values
  }

  /// The property that a value of a theme is for.
  private mutating func themeTarget(
    _ name: String, _ place: ReadPlace, _ changing: Set<String>
  ) -> ReadTarget? {
    guard let target = target(named: name, at: place) else { return nil }
    if target.target.component != nil {
      report("a theme has whole values, not “\(name)”", at: place.pointer, .unfitValue)
      return nil
    }
    guard changing.contains(name) else { return target }
    report("an event changes “\(name)”, so that a theme cannot", at: place.pointer, .unfitValue)
    return nil
  }
}

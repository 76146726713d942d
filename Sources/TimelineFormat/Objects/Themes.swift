import Diagnostics
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

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
      reader.theme(name, place, changing)
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
          "Other values, by view.property, of properties that no event changes, and by view.source other pictures of images."
        ))
    ]
  }
}

extension TimelineTheme {
  /// The end of the name of a picture, which is no property of its view.
  fileprivate static let pictureEnding = ".source"

  fileprivate func fields(_ notation: TimelineNotation) -> [JSONField] {
    let fields = targets.flatMap { target in
      JSONField.list(
        target.text, values[target].flatMap { ValueForm.targetValue.write($0, notation.of(target)) }
      )
    }
    return fields
      + pictures.sorted { $0.key < $1.key }.map {
        JSONField($0.key + TimelineTheme.pictureEnding, .string($0.value))
      }
  }
}

extension TimelineReader {
  /// Reads a theme: values by their targets, and pictures.
  fileprivate mutating func theme(
    _ name: String, _ place: ReadPlace, _ changing: Set<String>
  ) -> TimelineTheme {
    var theme = TimelineTheme(name: name)
    guard let members = targetMembers(place, "values") else { return theme }
    for (name, place) in members {
      if let image = image(named: name) {
        theme.pictures[image] = string(place)
        continue
      }
      target = themeTarget(name, place, changing)
      guard let target, let value = ValueForm.targetValue.read(&self, place) else { continue }
      theme.values[target.target] = value
    }
    target = nil
    return theme
  }

  /// The identifier of the image whose picture has a name; `nil` for other names.
  private func image(named name: String) -> String? {
    guard name.hasSuffix(TimelineTheme.pictureEnding) else { return nil }
    let id = String(name.dropLast(TimelineTheme.pictureEnding.count))
    guard let view = views[id], case .image = view.kind else { return nil }
    return id
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

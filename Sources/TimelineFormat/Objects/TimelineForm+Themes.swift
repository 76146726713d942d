import Diagnostics
import JSONTree
import TimelineModel
import ViewTree

extension TimelineForm {
  /// The themes; their names are the members of an object.
  static let themes = ValueForm<[TimelineTheme]>(.reference("themes")) { reader, place in
    reader.members(
      place, "an object of themes by their names", limit: TimelineLimits.themes, of: "themes"
    )?.map { name, place in reader.theme(name, place) }
  } write: { themes, notation in
    .object(
      themes.map { theme in
        var fields = theme.targets.flatMap { target in
          JSONField.list(
            target.text,
            theme.values[target].flatMap { ValueForm.targetValue.write($0, notation.of(target)) })
        }
        fields += theme.pictures.sorted { $0.key < $1.key }.map {
          JSONField($0.key + pictureEnding, .string($0.value))
        }
        if !theme.events.isEmpty {
          fields += JSONField.list(events, eventList.write(theme.events, notation))
        }
        return JSONField(theme.name, .object(fields))
      })
  }

  /// The end of the name of a picture, which is no property of its view.
  fileprivate static let pictureEnding = ".source"

  /// Themes in the schema.
  static var themeDefinitions: SchemaDefinitions {
    let names = SchemaPart.any([.reference("target"), ["const": .string(TimelineForm.events)]])
    let theme: SchemaPart = [
      "type": "object", "propertyNames": names.node,
      "properties": .object([
        JSONField(
          TimelineForm.events,
          TimelineForm.eventList.described(
            "Changes in place of those that the events of the timeline make."
          ).schema.node)
      ]), "additionalProperties": SchemaPart.reference("value").node,
    ]
    return [
      "themes": SchemaPart.map(from: .string, to: theme).described(
        "Other initial values by view.property, other pictures of images by view.source, and other changes in events. A property that a theme has changes only as the theme says."
      )
    ]
  }
}

extension TimelineReader {
  /// Reads a theme: values by their targets, pictures, and events.
  fileprivate mutating func theme(_ name: String, _ place: ReadPlace) -> TimelineTheme {
    var theme = TimelineTheme(name: name)
    guard let members = members(place, "an object with values by their targets") else {
      return theme
    }
    // A theme may change by component what the timeline changes as a whole, and its changes are not checked
    // against the timeline's.
    let (targets, changes) = (targets, notes.items.count)
    self.targets = [:]
    defer {
      self.targets = targets
      notes.removeItems(after: changes)
    }
    for (name, place) in members {
      if name == TimelineForm.events {
        theme.events = TimelineForm.eventList.read(&self, place) ?? []
        continue
      }
      if let image = image(named: name) {
        theme.pictures[image] = string(place)
        continue
      }
      target = themeTarget(name, place)
      guard let target, let value = ValueForm.targetValue.read(&self, place) else { continue }
      theme.values[target.target] = value
    }
    target = nil
    return theme
  }

  /// The identifier of the image whose picture has a name; `nil` for other names.
  private func image(named name: String) -> String? {
    guard name.hasSuffix(TimelineForm.pictureEnding) else { return nil }
    let id = String(name.dropLast(TimelineForm.pictureEnding.count))
    guard let view = views[id], case .image = view.kind else { return nil }
    return id
  }

  /// The property that a value of a theme is for.
  private mutating func themeTarget(_ name: String, _ place: ReadPlace) -> ReadTarget? {
    guard let target = target(named: name, at: place) else { return nil }
    guard target.target.component != nil else { return target }
    report("a theme has whole values, not “\(name)”", at: place.pointer, .unfitValue)
    return nil
  }
}

import Diagnostics
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

/// A target with a value of its type.
struct ReadTarget {
  var target: TimelineAction.Target
  var standard: PropertyValue
  /// The declaration of the property, also where the target is one of its components.
  var property: PropertyDeclaration
}

extension TimelineReader {
  /// Reads a target: `view.property`, `view.property.x` or `view.property.3`.
  mutating func target(_ place: ReadPlace) -> ReadTarget? {
    guard let text = string(place) else { return nil }
    return target(named: text, at: place)
  }

  /// Reads the target of a kind of action.
  mutating func target(_ place: ReadPlace, of kind: ActionKind) -> ReadTarget? {
    switch kind {
    case .play, .stop: sequence(place, kind)
    case .insert: presence(place, .insertion)
    case .remove: presence(place, .removal)
    case .set, .animate: target(place)
    }
  }

  /// Reads the name of a view that is inserted or removed.
  private mutating func presence(_ place: ReadPlace, _ key: PropertyKey) -> ReadTarget? {
    guard let text = string(place) else { return nil }
    guard let view = views[text] else {
      reportMissingView(text, at: place)
      return nil
    }
    guard case .group(let style) = view.kind, style.appears else {
      report(
        "“\(view.id)” has no “\(CustomForm.transition.name)” by which it appears and disappears",
        at: place.pointer, .unfitValue)
      return nil
    }
    return target(named: "\(text).\(key.rawValue)", at: place)
  }

  /// Reads the target of `play` or `stop`: a sequence of pictures, or a property to stop.
  mutating func sequence(_ place: ReadPlace, _ kind: ActionKind) -> ReadTarget? {
    guard let text = string(place) else { return nil }
    if kind == .stop, text.contains(".") { return target(named: text, at: place) }
    guard let view = views[text] else {
      reportMissingView(text, at: place)
      return nil
    }
    guard case .frames = view.kind else {
      report(
        "“\(view.id)” is \(view.kind.article); only frames can \(kind.rawValue)",
        at: place.pointer, .unfitValue)
      return nil
    }
    return target(named: "\(text).\(PropertyKey.frameIndex.rawValue)", at: place)
  }

  /// Reports an unknown view, unless views are missing because of earlier findings.
  mutating func reportMissingView(_ name: some StringProtocol, at place: ReadPlace) {
    guard !isMissingViews, !isFull else { return }
    report(
      "there is no view \(ReadPlace.quoted(name))"
        + Suggestion.text(for: String(name), among: views.keys.sorted()),
      at: place.pointer, .unknownName)
  }

  /// Finds the target of a name, `view.property`, `view.property.x` or `view.property.3`.
  mutating func target(named text: String, at place: ReadPlace) -> ReadTarget? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else {
      report(
        "expected a target such as “circle.position” or “circle.scale.x”, "
          + "found \(ReadPlace.quoted(text))", at: place.pointer)
      return nil
    }
    guard let view = views[String(parts[0])] else {
      reportMissingView(parts[0], at: place)
      return nil
    }
    guard let property = view.kind.properties.first(where: { $0.key.rawValue == parts[1] }) else {
      report(missingProperty(String(parts[1]), of: view), at: place.pointer, .unknownName)
      return nil
    }
    var target = TimelineAction.Target(view: view.id, key: property.key)
    var standard = property.initial
    if parts.count == 3 {
      target.component = component(parts[2], of: view, property, at: place)
      guard target.component != nil else { return nil }
      standard = .number(0)
    }
    recordUse(of: target, at: place)
    return ReadTarget(target: target, standard: standard, property: property)
  }

  /// Finds a component by its name or index.
  private mutating func component(
    _ text: Substring, of view: ViewNode, _ property: PropertyDeclaration, at place: ReadPlace
  ) -> Int? {
    switch view.properties[property.key] ?? property.initial {
    case .vector:
      if let index = TimelineAction.Target.dimensions.firstIndex(of: String(text)) { return index }
      report(
        "“\(property.key.rawValue)” has x, y and z, not \(ReadPlace.quoted(text))",
        at: place.pointer, .unfitValue)
    case .numbers(let numbers):
      if let index = Int(text), numbers.indices.contains(index), "\(index)" == text {
        return index
      }
      report(
        "“\(property.key.rawValue)” of “\(view.id)” has \(numbers.count) numbers, from 0; "
          + "there is none at \(ReadPlace.quoted(text))", at: place.pointer, .unfitValue)
    case .flag, .number, .color, .path:
      report("“\(property.key.rawValue)” has no components", at: place.pointer, .unfitValue)
    }
    return nil
  }

  /// Records a change of a property, and reports properties that change both as a whole and by
  /// component.
  private mutating func recordUse(of target: TimelineAction.Target, at place: ReadPlace) {
    let property = "\(target.view).\(target.key.rawValue)"
    let isWhole = target.component == nil
    let recorded = targets[property] ?? isWhole
    targets[property] = recorded
    if recorded != isWhole {
      report(
        "“\(property)” is changed as a whole and by component; use one of them",
        at: place.pointer, .unfitValue)
    }
  }
}

extension ViewKind {
  /// The name in a sentence.
  fileprivate var article: String { ViewCatalog.entry(of: self).signature.article }
}

extension TimelineSchema {
  /// The targets and values of actions.
  static var targetsAndValues: [SchemaDefinition] {
    let property = "[A-Za-z]+(\\.([xyz]|0|[1-9][0-9]*))?$"
    let target = SchemaPart.reference("target")
    let (number, numbers) = (SchemaPart.reference("number"), SchemaPart.reference("numbers"))
    return [
      SchemaDefinition(
        "target",
        SchemaPart.string(pattern: "^[^.]+\\." + property)
          .described("view.property, view.property.x or view.property.3.")),
      SchemaDefinition(
        "property",
        SchemaPart.string(pattern: "^" + property)
          .described("property, property.x or property.3.")),
      SchemaDefinition(
        "targets",
        .any([
          target,
          SchemaPart.array(of: target, counts: 1...).described("Several that change alike."),
        ])),
      SchemaDefinition("value", .any([.boolean, number, numbers, .string])),
      SchemaDefinition(
        "velocity",
        SchemaPart.any([number, numbers, .string])
          .described("In units of the property a second.")),
      SchemaDefinition("within", accuracy),
    ]
  }
}

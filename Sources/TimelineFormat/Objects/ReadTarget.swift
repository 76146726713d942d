import Diagnostics
import Geometry
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

/// A target with a value of its type.
struct ReadTarget {
  var target: TimelineAction.Target
  /// The declaration of the property, also if the target is one of its components.
  var property: PropertyDeclaration

  var standard: PropertyValue { target.component == nil ? property.initial : .number(0) }
}

extension TimelineReader {
  /// Reads the target of a kind of action: a property, or the view that is inserted, removed, played or stopped.
  private mutating func target(_ place: ReadPlace, of kind: ActionKind) -> ReadTarget? {
    guard let text = string(place) else { return nil }
    let key: PropertyKey
    switch kind {
    case .set, .animate: return target(named: text, at: place)
    case .stop where text.contains("."): return target(named: text, at: place)
    case .insert: key = .insertion
    case .remove: key = .removal
    case .play, .stop: key = .frameIndex
    }
    guard let view = view(text, at: place) else { return nil }
    switch view.kind {
    case .frames where key == .frameIndex: break
    case .group(let style) where key != .frameIndex && style.appears: break
    default:
      report(
        key == .frameIndex
          ? "“\(view.id)” is \(ViewCatalog.entry(of: view.kind).signature.article); only frames can \(kind.rawValue)"
          : "“\(view.id)” has no “\(CustomForm.transition.name)” by which it appears and disappears",
        at: place.pointer, .unfitValue)
      return nil
    }
    return target(named: "\(text).\(key.rawValue)", at: place)
  }

  /// Reads the target of a kind of action, or several for a group.
  mutating func targets(_ place: ReadPlace, of kind: ActionKind) -> [ReadTarget?] {
    guard kind.sharesTargets, place.value.kind == .array else { return [target(place, of: kind)] }
    let elements = place.elements
    guard !elements.isEmpty else {
      expected("a target or several", at: place)
      return [nil]
    }
    let targets = elements.map { target($0, of: kind) }
    if let first = targets[0] {
      for (target, element) in zip(targets, elements) {
        guard let target, !target.standard.isSameKind(as: first.standard) else { continue }
        report(
          "“\(target.target.text)” takes other values than “\(first.target.text)”",
          at: element.pointer, .unfitValue)
      }
    }
    return targets
  }

  /// The view of an identifier; reports an unknown one, unless views are missing because of earlier findings.
  mutating func view(_ name: String, at place: ReadPlace) -> ViewNode? {
    if let view = views[name] { return view }
    guard !isMissingViews, !isFull else { return nil }
    report(
      "there is no view \(ReadPlace.quoted(name))"
        + Suggestion.text(for: name, among: views.keys.sorted()), at: place.pointer, .unknownName)
    return nil
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
    guard let view = view(String(parts[0]), at: place) else { return nil }
    guard let property = view.kind.properties.first(where: { $0.key.rawValue == parts[1] }) else {
      report(missingProperty(String(parts[1]), of: view), at: place.pointer, .unknownName)
      return nil
    }
    var target = TimelineAction.Target(view: view.id, key: property.key)
    if parts.count == 3 {
      target.component = component(parts[2], of: view, property, at: place)
      guard target.component != nil else { return nil }
    }
    recordUse(of: target, at: place)
    return ReadTarget(target: target, property: property)
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
    case .flag, .number, .color, .path, .text:
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
    if target.key.isContent, dividedTexts.contains(target.view) {
      reportDivided(target.view, at: place.pointer)
    }
  }

  /// Reports targets of an action by parts that are no text, or whose letters change.
  mutating func checkParts(_ targets: [ReadTarget?], at place: JSONPointer) {
    guard !targets.contains(where: { $0 == nil }) else { return }
    guard targets.count == 1, let target = targets[0]?.target, let view = views[target.view],
      case .text = view.kind
    else {
      report("“by” needs one text in place of the target", at: place, .unfitValue)
      return
    }
    guard !target.key.isContent else {
      report(
        "“\(target.key.rawValue)” belongs to the whole text; set or animate “isVisible” or “opacity” by parts",
        at: place, .unfitValue)
      return
    }
    if (view.initialValue(.string)?.textValue.count ?? 0) > TextPart.mostLetters {
      reportLimit("a text of more than \(TextPart.mostLetters) letters changes by parts", at: place)
    }
    dividedTexts.insert(view.id)
    if PropertyKey.contents.contains(where: { self.targets["\(view.id).\($0.rawValue)"] != nil }) {
      reportDivided(view.id, at: place)
    }
  }

  private mutating func reportDivided(_ view: String, at place: JSONPointer) {
    report(
      "the words of “\(view)” cannot change, as another action moves its parts; use two texts",
      at: place, .unfitValue)
  }
}

extension PropertyKey {
  /// The properties that decide which letters a text has.
  fileprivate static let contents: [PropertyKey] = [.string, .count]
  fileprivate var isContent: Bool { PropertyKey.contents.contains(self) }
}

extension PropertyValue {
  /// Whether another value has the same type.
  func isSameKind(as other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.flag, .flag), (.number, .number), (.vector, .vector), (.color, .color),
      (.numbers, .numbers), (.path, .path), (.text, .text):
      true
    default: false
    }
  }
}

extension ValueForm<PropertyValue> {
  /// A value of the present target.
  static var targetValue: Self {
    ValueForm(.reference("value")) { reader, place in
      // Values of unknown targets are not checked.
      guard let target = reader.target,
        let value = reader.dependent({
          $0.propertyValue(of: target.target.key, place, like: target.standard)
        })
      else { return nil }
      reader.notes.add(value, of: target.property, at: place.pointer)
      return value
    } write: { value, notation in
      notation.value(value, like: notation.target?.standard ?? value)
    }
  }

  /// A velocity of the present target: a value of its type, per second, which can exceed the range of the property.
  static var velocity: Self {
    ValueForm(.reference("velocity")) { reader, place in
      guard let target = reader.target else { return nil }
      switch target.standard {
      case .flag, .path, .text:
        reader.report(
          "“\(target.target.key.rawValue)” has no velocity", at: place.pointer, .unfitValue)
        return nil
      case .vector:
        return reader.dependent { PropertyForm.like(.vector(.zero)).read(&$0, place) }
      case .number, .color, .numbers:
        return reader.dependent {
          $0.propertyValue(of: target.target.key, place, like: target.standard)
        }
      }
    } write: { value, notation in
      let example = if case .vector = value { PropertyValue.vector(.zero) } else { value }
      return PropertyForm.like(example).write(value, notation)
    }
  }
}

extension ValueForm<SpatialTangents> {
  /// The tangents of the present target's path.
  static var tangents: Self {
    let vector = ValueForm<Vector3>.vector()
    return ValueForm(.tuple([vector.schema, vector.schema])) { reader, place in
      guard let target = reader.target else { return nil }
      guard case .vector = target.standard else {
        reader.report("only a point can move along a path", at: place.pointer, .unfitValue)
        return nil
      }
      guard place.value.kind == .array, place.value.count == 2 else {
        reader.expected("an array of two tangents", at: place)
        return nil
      }
      let elements = place.elements
      guard let outgoing = vector.read(&reader, elements[0]),
        let incoming = vector.read(&reader, elements[1])
      else { return nil }
      return SpatialTangents(outgoing: outgoing, incoming: incoming)
    } write: { tangents, notation in
      .array([tangents.outgoing, tangents.incoming].compactMap { vector.write($0, notation) })
    }
  }
}

extension ValueForm<TimelineAction.Accuracy> {
  /// The accuracy of a change of the present target: a number in the property's own unit, or with the unit.
  static var accuracy: Self {
    ValueForm(.reference("within")) { reader, place in
      guard let text = place.value.string else {
        return reader.number(place, in: TimelineLimits.accuracy).map { .within($0) }
      }
      // The unit of an unknown target is unknown.
      guard let unit = reader.target?.target.key.unit else { return nil }
      guard let distance = unit.distance(text), TimelineLimits.accuracy.contains(distance) else {
        reader.dependent { $0.expected("a distance such as “\(unit.text(0.1))”", at: place) }
        return nil
      }
      return .within(distance)
    } write: { accuracy, notation in
      guard case .within(let distance) = accuracy else { return nil }
      guard let unit = notation.target?.key.unit, !unit.suffix.isEmpty else {
        return .number(distance)
      }
      return .string(unit.text(distance))
    }
  }
}

extension TimelineForm {
  /// The targets and values of actions in the schema.
  static var targetDefinitions: SchemaDefinitions {
    let property = "[A-Za-z]+(\\.([xyz]|0|[1-9][0-9]*))?$"
    let target = SchemaPart.reference("target")
    let (number, numbers) = (SchemaPart.reference("number"), SchemaPart.reference("numbers"))
    return [
      "target": SchemaPart.string(pattern: "^[^.]+\\." + property)
        .described("view.property, view.property.x or view.property.3."),
      "property": SchemaPart.string(pattern: "^" + property)
        .described("property, property.x or property.3."),
      "targets": .any([
        target, SchemaPart.array(of: target, counts: 1...).described("Several that change alike."),
      ]),
      "value": .any([.boolean, number, numbers, .string]),
      "velocity": SchemaPart.any([number, numbers, .string])
        .described("In units of the property a second."),
      "within": accuracy,
    ]
  }

  /// The accuracy of a change.
  private static var accuracy: SchemaPart {
    let suffixes = PropertyUnit.allCases.map(\.suffix).filter { !$0.isEmpty }
    return SchemaPart.any([
      .number(in: TimelineLimits.accuracy),
      .string(
        pattern:
          "^[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]{1,2})?(\(suffixes.joined(separator: "|")))$"),
    ])
    .described(
      "The largest distance from the design at a frame: with the unit, or in the property's own.")
  }
}

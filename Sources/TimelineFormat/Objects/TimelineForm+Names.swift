import Diagnostics
import JSONTree
import SceneModel
import TimelineModel

extension TimelineForm {
  /// The named durations, delays and curves.
  static let constants = ObjectForm<[TimelineConstant]>(
    "the constants",
    [
      constants(
        "durations",
        ValueForm<Double>.seconds.converted(ConstantValue.duration) {
          if case .duration(let value) = $0 { value } else { nil }
        },
        "Durations of animations, in seconds."),
      constants(
        "delays",
        ValueForm<Double>.seconds.converted(ConstantValue.delay) {
          if case .delay(let value) = $0 { value } else { nil }
        },
        "Delays of changes, and steps, in seconds."),
      constants(
        "curves",
        ValueForm<AnimationCurve>.curve.converted(ConstantValue.curve) {
          if case .curve(let value) = $0 { value } else { nil }
        },
        "Curves."),
    ])

  /// A group of constants.
  private static func constants(
    _ name: String, _ form: ValueForm<ConstantValue>, _ summary: String
  ) -> Field<[TimelineConstant]> {
    let names = SchemaPart.reference("identifier")
      .excluding(.words(AnimationCurve.named.map(\.name)))
    let schema = SchemaPart.map(from: names, to: form.schema, needsSome: false)
    return group(name, schema.described(summary), form) { reader, place in
      reader.named(
        place, form, "constant", limit: TimelineLimits.constants, \.constantValues,
        .unusedConstant, hidesCurves: true)
    }
  }

  /// The named paths and gradients.
  static let definitions = ObjectForm<[TimelineDefinition]>(
    "the definitions",
    [
      definitions("paths", PropertyForm.path, "Paths, by their names."),
      definitions("gradients", PropertyForm.numbers, "Stops of gradients, by their names."),
    ])

  /// A group of definitions.
  private static func definitions(
    _ name: String, _ form: ValueForm<PropertyValue>, _ summary: String
  ) -> Field<[TimelineDefinition]> {
    let schema = SchemaPart.map(
      from: .reference("identifier"), to: form.schema.described(summary))
    // A definition is written out, so that definitions have no order and no cycles.
    return group(name, schema, form) { reader, place in
      reader.named(
        place, form, "definition", limit: TimelineLimits.definitions, \.definitionValues,
        .unusedDefinition)
    }
  }

  /// A member for the values of one kind, by their names; it is left out if there are none.
  private static func group<Value>(
    _ name: String, _ schema: SchemaPart, _ form: ValueForm<Value>,
    read: @escaping @Sendable (inout TimelineReader, ReadPlace) -> [NamedValue<Value>]
  ) -> Field<[NamedValue<Value>]> {
    Field([.optional(name, schema)]) { reader, members, values in
      if let place = members.take(name) { values += read(&reader, place) }
      return true
    } write: { values, notation in
      let fields = values.flatMap { JSONField.list($0.name, form.write($0.value, notation)) }
      return fields.isEmpty ? [] : [JSONField(name, .object(fields))]
    }
  }
}

extension TimelineReader {
  /// Reads one group of constants or definitions.
  ///
  /// - Parameters:
  ///   - noun: A value in messages.
  ///   - limit: The largest number of values in all groups.
  ///   - values: The values of all groups, by name.
  ///   - unused: The code of the note about a value that nothing uses.
  ///   - hidesCurves: Whether names of curves are refused, which the values would hide.
  fileprivate mutating func named<Value>(
    _ place: ReadPlace, _ form: ValueForm<Value>, _ noun: String, limit: Int,
    _ values: WritableKeyPath<TimelineReader, [String: Value]>, _ unused: DiagnosticCode,
    hidesCurves: Bool = false
  ) -> [NamedValue<Value>] {
    var result: [NamedValue<Value>] = []
    for (name, place) in members(place, "an object of \(noun)s") ?? [] {
      guard self[keyPath: values].count < limit else {
        reportLimit("more than \(limit) \(noun)s", at: place.pointer)
        break
      }
      guard SwiftIdentifier.isValid(name), !hidesCurves || AnimationCurve(named: name) == nil else {
        reportName(name, hidesCurves ? " that is no curve's name" : "", at: place)
        continue
      }
      guard let value = form.read(&self, place) else { continue }
      if self[keyPath: values][name] == nil {
        self[keyPath: values][name] = value
      } else {
        report("another \(noun) has the name “\(name)”", at: place.pointer, .repeatedName)
      }
      notes.add(name, unused, at: place.pointer)
      result.append(NamedValue(name: name, value: value))
    }
    return result
  }

  /// The value of the definition that a text names; `nil` for other values.
  mutating func definedValue(_ place: ReadPlace, like standard: PropertyValue) -> PropertyValue? {
    guard !definitionValues.isEmpty, let name = place.value.string,
      let value = definitionValues[name], value.isSameKind(as: standard)
    else { return nil }
    notes.use(name, .unusedDefinition)
    return value
  }
}

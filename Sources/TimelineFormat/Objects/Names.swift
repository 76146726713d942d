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
        "durations", ValueForm<Double>.seconds.payload(of: ConstantValue.duration),
        "Durations of animations, in seconds."),
      constants(
        "delays", ValueForm<Double>.seconds.payload(of: ConstantValue.delay),
        "Delays of changes, and steps, in seconds."),
      constants(
        "curves", ValueForm<AnimationCurve>.curve.payload(of: ConstantValue.curve),
        "Curves."),
    ])

  /// A group of constants.
  private static func constants(
    _ name: String, _ form: ValueForm<ConstantValue>, _ summary: String
  ) -> Field<[TimelineConstant]> {
    let names = SchemaPart.reference("identifier")
      .excluding(.words(AnimationCurve.named.map(\.name)))
    let schema = SchemaPart.map(from: names, to: form.schema, needsSome: false)
    return group(name, schema.described(summary), form) { $0.constants($1, form) }
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
    return group(name, schema, form) { $0.definitions($1, form) }
  }

  /// A member for the values of one kind, by their names; files leave it out where there are none.
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
  /// Reads one group of constants.
  fileprivate mutating func constants(
    _ place: ReadPlace, _ form: ValueForm<ConstantValue>
  ) -> [TimelineConstant] {
    var result: [TimelineConstant] = []
    for (name, place) in members(place, "an object of constants") ?? [] {
      guard constantValues.count < TimelineLimits.constants else {
        reportLimit("more than \(TimelineLimits.constants) constants", at: place.pointer)
        break
      }
      guard SwiftIdentifier.isValid(name), AnimationCurve(named: name) == nil else {
        reportName(
          name, " that is no curve's name", at: place, SwiftIdentifier.codeOfRefusal(name))
        continue
      }
      guard let value = form.read(&self, place) else { continue }
      if constantValues.updateValue(value, forKey: name) != nil {
        report("another constant has the name “\(name)”", at: place.pointer, .repeatedName)
      }
      notes.add(name, .unusedConstant, at: place.pointer)
      result.append(TimelineConstant(name: name, value: value))
    }
    return result
  }

  /// Reads one group of definitions.
  fileprivate mutating func definitions(
    _ place: ReadPlace, _ form: ValueForm<PropertyValue>
  ) -> [TimelineDefinition] {
    var result: [TimelineDefinition] = []
    for (name, place) in members(place, "an object of definitions") ?? [] {
      guard definitionValues.count < TimelineLimits.definitions else {
        report("more than \(TimelineLimits.definitions) definitions", at: place.pointer)
        break
      }
      guard SwiftIdentifier.isValid(name) else {
        reportName(name, at: place, .malformedTimeline)
        continue
      }
      // A definition is written out, so that definitions have no order and no cycles.
      guard let value = form.read(&self, place) else { continue }
      guard definitionValues[name] == nil else {
        report("another definition has the name “\(name)”", at: place.pointer)
        continue
      }
      definitionValues[name] = value
      notes.add(name, .unusedDefinition, at: place.pointer)
      result.append(TimelineDefinition(name: name, value: value))
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

import Animation
import CompositionModel
import Diagnostics
import JSONTree
import SceneModel

/// Reads properties: constants, keyframes, and values without an object around them.
struct PropertyReader<Format: PropertyFormat> {
  /// The format of the values.
  let format: Format
  /// The state that all readers share.
  let context: ImportContext

  /// Reads a property at the present place.
  func read(_ value: JSONValue, mayUseSlot: Bool = true) -> AnimatedValue<Format.Value> {
    guard value.kind == .object else { return content(value) }
    guard var reader = ObjectReader(value, as: .property, in: context) else { return fallback }
    let isStatic = reader.plainNumber("a") == .some(.some(0))
    let inline = reader.value("k")
    let slot = reader.string("sid")
    guard inline != nil || slot != nil || reader.has("k") else { return content(value) }
    defer { reader.finish() }
    let expression = reader.expression()
    let used = mayUseSlot ? slot.map { context.useSlot($0) } : nil
    var result = self.value(inline, slot: used)
    if isStatic, result.isAnimated {
      context.reportOnce(
        .unusualForm, kind: "a", member: "a",
        message: "The property is marked as static but has keyframes; it is animated.")
    }
    if expression != nil { result.expression = expression }
    result.slot = used
    return result
  }

  private func value(_ inline: JSONValue?, slot: SlotNumber?) -> AnimatedValue<Format.Value> {
    if let slot, let result = slotValue(slot) { return result }
    guard let inline else {
      context.report(.missingMember, "The property has no value \"k\".")
      return fallback
    }
    return context.at("k") { content(inline) }
  }

  private var fallback: AnimatedValue<Format.Value> { AnimatedValue(format.fallback) }

  /// As in lottie-web, the type of the value determines whether it is a list of keyframes, as `a`
  /// is often missing.
  private func content(_ value: JSONValue) -> AnimatedValue<Format.Value> {
    guard value.kind == .array else { return constant(value) }
    guard let first = value.kind(at: 0) else {
      context.report(.emptyKeyframes, "The property has no keyframes; its default is used.")
      return fallback
    }
    guard first == .object, !format.isWrittenAsObject || value[0]?["t"] != nil else {
      return constant(value)
    }
    return keyframes(value)
  }

  private func constant(_ value: JSONValue) -> AnimatedValue<Format.Value> {
    AnimatedValue(format.decode(value, context) ?? format.fallback)
  }

  /// The value of a slot, which overrides the value next to the reference.
  private func slotValue(_ slot: SlotNumber) -> AnimatedValue<Format.Value>? {
    guard let result = context.slotValue(slot, ["p"], { read($0, mayUseSlot: false) }) else {
      return nil
    }
    let place = Int(slot.index)
    if context.usedSlots[place].value == nil {
      context.usedSlots[place].value = result.map { $0.erased }
    }
    return result
  }
}

extension ObjectReader {
  /// A property; the format's default without it.
  mutating func property<Format: PropertyFormat>(
    _ name: StaticString, _ format: Format
  ) -> AnimatedValue<Format.Value> {
    optionalProperty(name, format) ?? AnimatedValue(format.fallback)
  }

  /// A property; `nil` without it.
  mutating func optionalProperty<Format: PropertyFormat>(
    _ name: StaticString, _ format: Format
  ) -> AnimatedValue<Format.Value>? {
    guard let value = value(name) else { return nil }
    return context.at(name) { PropertyReader(format: format, context: context).read(value) }
  }

  /// Keeps the expression of the property, and returns its index; `nil` without one.
  mutating func expression() -> ExpressionNumber? {
    guard let text = value("x")?.string, !text.isEmpty else { return nil }
    context.count(.textBytes, text.utf8.count)
    context.expressions.append(
      PropertyExpression(pointer: context.path.pointer, source: text))
    context.hasExpressions = true
    return ExpressionNumber(context.expressions.count - 1)
  }
}

extension ObjectReader: PropertyVisitor {
  /// Reads a property that the model declares; it keeps its value if the member is missing or invalid.
  mutating func visit<Value: ModelValue>(
    _ value: inout AnimatedValue<Value>, _ property: ModelProperty
  ) {
    guard property.member.utf8CodeUnitCount > 0 else { return }
    let unit = property.unit
    switch value.initial.erased {
    case .number(let fallback):
      read(NumberFormat(fallback: fallback, divisor: unit.factor), property, into: &value)
    case .vector(let fallback):
      let format = VectorFormat(
        fallback: fallback, divisor: unit.factor, isSpatial: unit.isSpatial,
        isNumberUsual: unit.isLoose)
      read(format, property, into: &value)
    case .color: read(ColorFormat(isPaint: false), property, into: &value)
    case .flag, .numbers, .path, .text: break
    }
  }

  /// Whether the member is there.
  mutating func visits(_ property: ModelProperty, isPresent: Bool) -> Bool {
    property.member.utf8CodeUnitCount > 0 && value(property.member) != nil
  }

  private mutating func read<Value: ModelValue>(
    _ format: some PropertyFormat, _ property: ModelProperty,
    into value: inout AnimatedValue<Value>
  ) {
    guard let read = optionalProperty(property.member, format) as? AnimatedValue<Value> else {
      return
    }
    value = read
  }
}

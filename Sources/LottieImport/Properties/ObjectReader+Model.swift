import CompositionModel
import JSONTree
import SceneModel
import ViewTree

extension ObjectReader: PropertyVisitor {
  /// Reads a property that the model declares; without its member it keeps its value, and an invalid member has it too.
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
    case .flag, .numbers, .path: break
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

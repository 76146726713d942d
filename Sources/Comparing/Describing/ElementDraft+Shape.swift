import CompositionLowering
import CompositionModel
import SceneModel
import ViewTree

/// Shapes, and the properties that parts of a composition declare.
extension ElementDraft {
  mutating func describe(_ item: ShapeItem) {
    element = DescribedElement(kind: item.kind.title, name: item.name, pointer: item.pointer)
    if case .group(let items, let transform, let blendMode) = item.kind {
      list(items) { $0.describe($1) }
      add(transform)
      add("blend mode", case: blendMode)
    } else {
      var kind = item.kind
      kind.visitProperties(&self)
    }
  }

  /// Adds the properties of a transform.
  mutating func add(_ transform: LayerTransform) {
    var transform = transform
    transform.visitProperties(isPlanar: false, &self)
  }
}

extension ElementDraft: PropertyVisitor {
  mutating func visit<Value: ModelValue>(
    _ value: inout AnimatedValue<Value>, _ property: ModelProperty
  ) {
    add(property.label ?? ElementDraft.words(property.name), value, ValueUnit(property))
  }

  mutating func visit(setting name: String, _ value: some Hashable) {
    switch value {
    case let flag as Bool: add(name, flag)
    case let number as Double: add(name, number)
    default: add(name, case: value)
    }
  }
}

extension ValueUnit {
  /// The unit of a declared property; lengths have none.
  fileprivate init(_ property: ModelProperty) {
    let unit = property.unit
    if let count = unit.colorStopCount {
      self.init(colorStopCount: count)
    } else if unit.isAngle || property.key?.unit == .degrees {
      self = .degrees
    } else {
      self = unit.factor == 100 ? .percent : unit.factor == 360 ? .turns : .plain
    }
  }
}

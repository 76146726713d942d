import CompositionModel
import ViewTree

extension Layer {
  /// The names of the layer's own animated properties.
  var animatedPropertyNames: [String] {
    var names = transform.animatedPropertyNames
    if case .precomposition(_, _, let remap) = content, remap?.isAnimated == true {
      names.append("time")
    }
    if masks.contains(where: { $0.path.isAnimated || $0.opacity.isAnimated }) {
      names.append("masks")
    }
    return names
  }
}

extension LayerTransform {
  /// The names of the animated properties.
  fileprivate var animatedPropertyNames: [String] {
    var (transform, animated) = (self, AnimatedProperties())
    transform.visitProperties(isPlanar: false, &animated)
    return animated.names
  }
}

extension ShapeItem {
  /// The names of the animated properties.
  var animatedPropertyNames: [String] {
    if case .group(_, let transform, _) = kind { return transform.animatedPropertyNames }
    var (kind, animated) = (kind, AnimatedProperties())
    kind.visitProperties(&animated)
    return animated.names
  }
}

/// Collects the names of animated properties, without transforms inside.
private struct AnimatedProperties: PropertyVisitor {
  private(set) var names: [String] = []

  mutating func visit<Value: ModelValue>(
    _ value: inout AnimatedValue<Value>, _ property: ModelProperty
  ) {
    guard value.isAnimated, !property.title.isEmpty, !names.contains(property.title) else { return }
    names.append(property.title)
  }

  mutating func visit(_ group: PropertyGroup, _ body: (inout Self) -> Void) {
    if group.role != .transform { body(&self) }
  }
}

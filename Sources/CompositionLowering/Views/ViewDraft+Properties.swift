import CompositionModel
import SceneModel
import ViewTree

extension ViewDraft {
  /// Sets the properties that a part of the model lists.
  func setProperties(scope: Int, _ visit: (inout DraftProperties) -> Void) {
    var properties = DraftProperties(draft: self, scope: scope)
    visit(&properties)
  }

  /// Sets the properties of a shape.
  func setProperties(of item: ShapeItem, scope: Int) {
    var kind = item.kind
    setProperties(scope: scope) { kind.visitProperties(&$0) }
  }
}

/// Sets properties of a view to those of the model that it visits.
struct DraftProperties: PropertyVisitor {
  let draft: ViewDraft
  /// The time scope of the keyframes.
  let scope: Int

  mutating func visit<Value: ModelValue>(
    _ value: inout AnimatedValue<Value>, _ property: ModelProperty
  ) {
    guard let key = property.key else { return }
    draft.set(key, value, scope: scope)
  }
}

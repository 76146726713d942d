import SceneModel
import ViewTree

/// Values for the properties of a view, in the order in which they were set.
struct PropertySettings {
  private var list: [(ViewDraft, _ scope: Int) -> Void] = []

  /// Sets a property; does nothing without a value.
  mutating func set<Value: Interpolatable>(
    _ key: PropertyKey, _ value: AnimatedValue<Value>?,
    as wrap: @escaping (Value) -> PropertyValue
  ) {
    guard let value else { return }
    list.append { view, scope in view.set(key, value, scope: scope, as: wrap) }
  }

  /// Sets one component of a property; does nothing without a value.
  mutating func set(_ key: PropertyKey, component: Int, _ value: AnimatedValue<Double>?) {
    guard let value else { return }
    list.append { view, scope in view.set(key, component: component, value, scope: scope) }
  }

  /// Sets the values on a view.
  ///
  /// - Parameter scope: The time scope of the keyframes.
  func apply(to view: ViewDraft, scope: Int) {
    for setting in list { setting(view, scope) }
  }
}

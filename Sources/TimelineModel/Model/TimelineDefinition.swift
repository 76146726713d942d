package import SceneModel

/// A path or a gradient with a name, which several views or changes have.
///
/// Views and actions hold the value itself; files have the name in its place, and generated code has one declaration.
package struct TimelineDefinition: Hashable, Sendable {
  /// The name, a Swift identifier.
  package var name: String
  /// A path, or the numbers of gradient stops.
  package var value: PropertyValue

  /// Makes a definition.
  package init(name: String, value: PropertyValue) {
    self.name = name
    self.value = value
  }
}

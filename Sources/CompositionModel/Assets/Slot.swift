package import Animation
package import SceneModel

/// A slot: a named value that properties use in place of their own, which an application may replace.
package struct Slot: Hashable, Sendable {
  /// The identifier in references of properties.
  package var id: String
  /// The value, in the units of the first property that uses it; `nil` for an unused slot, one without a value in the
  /// file, and for text.
  package var value: AnimatedValue<PropertyValue>?
  /// The JSON pointers to the properties that use it.
  package var uses: [String]

  /// Makes a slot of its parts.
  package init(id: String, value: AnimatedValue<PropertyValue>? = nil, uses: [String] = []) {
    self.id = id
    self.value = value
    self.uses = uses
  }
}

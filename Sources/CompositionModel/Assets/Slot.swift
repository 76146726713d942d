public import SceneModel
public import ViewTree

/// A slot: a named value that properties use in place of their own, which an application may replace.
public struct Slot: Hashable, Sendable {
  /// The identifier by which properties refer to it.
  public var id: String
  /// The value, in the units of the first property that uses it; `nil` for an unused slot and for text.
  public var value: AnimatedValue<PropertyValue>?
  /// The JSON pointers to the properties that use it.
  public var uses: [String]

  /// Makes a slot of its parts.
  public init(id: String, value: AnimatedValue<PropertyValue>? = nil, uses: [String] = []) {
    self.id = id
    self.value = value
    self.uses = uses
  }
}

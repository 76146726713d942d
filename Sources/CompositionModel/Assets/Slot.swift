public import ViewTree

/// A named value in the file that properties take in place of their own, so that it can be changed from outside.
public struct Slot: Hashable, Sendable {
  /// The identifier by which properties refer to it.
  public var id: String
  /// The value, in the units of the property that uses it first; `nil` when none does, and for text.
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

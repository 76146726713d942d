/// A named property of an element.
struct DescribedProperty: Hashable {
  /// The name in words.
  var name: String
  /// The value.
  var value: DescribedValue
}

/// A type of the model whose values are elements of comparisons, with a name and a kind.
///
/// Members are found by reflection, so that none can be forgotten; `describe` replaces those that say more in other
/// words.
protocol DescribableElement {
  /// The element with its kind, name and place, without properties.
  var elementHead: DescribedElement { get }
  /// Describes a member in a way of its own.
  ///
  /// - Returns: Whether it did; otherwise the member is described by reflection.
  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool
  /// The role of lists of such elements.
  static var listRole: DescribedList.Role { get }
  /// The kind of references to such elements; `nil` if there are none.
  static var scope: ReferenceScope? { get }
}

extension DescribableElement {
  /// The default: all members by reflection.
  func describe(
    _ member: String, in element: inout DescribedElement, by reflection: inout ElementReflection
  ) -> Bool { false }
  /// The default: the order matters.
  static var listRole: DescribedList.Role { .ordered }
  /// The default: no references.
  static var scope: ReferenceScope? { nil }
}

/// The children of an element in one role, such as the masks of a layer.
struct DescribedList {
  /// The role.
  enum Role {
    /// The order matters, and children are compared one by one.
    case ordered
    /// The order does not matter.
    case unordered
    /// Only the numbers of children that differ are told, by a plural noun: there can be thousands.
    case summarized(String)
  }

  /// The type of the children, by which lists of two versions are paired.
  var type: String
  /// The role.
  var role: Role
  /// The kind of references to the children; `nil` if there are none.
  var scope: ReferenceScope?
  /// The children.
  var elements: [DescribedElement]
}

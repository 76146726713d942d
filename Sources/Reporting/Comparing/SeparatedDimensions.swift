/// The change between a position of one property and separated dimensions, which is one change of several properties.
struct SeparatedDimensions {
  /// The name of the change.
  static let name = "dimensions of the position"
  /// The names of the properties.
  private static let whole = "position"
  private static let parts: Set<String> = ["x position", "y position", "z position"]

  /// The forms of the position in words.
  let old: String
  let new: String
  /// Both elements without the properties of the position.
  let rest: (old: DescribedElement, new: DescribedElement)

  /// Finds the change; `nil` if both have the same form.
  init?(_ old: DescribedElement, _ new: DescribedElement) {
    let (before, after) = (SeparatedDimensions.isSplit(old), SeparatedDimensions.isSplit(new))
    guard let before, let after, before != after else { return nil }
    self.old = before ? "separated" : "together"
    self.new = after ? "separated" : "together"
    rest = (SeparatedDimensions.rest(of: old), SeparatedDimensions.rest(of: new))
  }

  /// Whether an element has separated dimensions; `nil` for one without position.
  private static func isSplit(_ element: DescribedElement) -> Bool? {
    if element.properties.contains(where: { $0.name == "x position" }) { return true }
    return element.properties.contains { $0.name == whole } ? false : nil
  }

  private static func rest(of element: DescribedElement) -> DescribedElement {
    var element = element
    element.properties.removeAll { $0.name == whole || parts.contains($0.name) }
    return element
  }
}

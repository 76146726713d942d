import Reporting

/// Leaves out the changes of actions that come from another value of a named constant.
enum ConstantUses {
  /// The kinds of elements whose values others have.
  private static let kinds: Set<String> = ["Constant", "Definition"]

  /// Returns the changes; that of a constant tells the number of places that use it.
  static func folded(_ changes: [AnimationChange]) -> [AnimationChange] {
    var result = changes
    for index in result.indices
    where kinds.contains(result[index].element) && result[index].kind == .changed {
      guard let from = result[index].old, let to = result[index].new else { continue }
      func isUse(_ change: AnimationChange) -> Bool {
        !kinds.contains(change.element) && change.kind == .changed && change.old == from
          && change.new == to
      }
      let count = changes.count(where: isUse)
      guard count > 0 else { continue }
      result[index].text += ", at \(ReportTotals.count(count, "place"))"
      for place in result.indices where isUse(result[place]) { result[place].text = "" }
    }
    return result.filter { !$0.text.isEmpty }
  }
}

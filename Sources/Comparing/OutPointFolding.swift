import Reporting

/// Folds out-point changes that follow a changed end of the composition.
enum OutPointFolding {
  /// Returns the changes; that of the end tells the number of layers that follow it.
  static func folded(_ changes: [AnimationChange]) -> [AnimationChange] {
    guard let limit = changes.firstIndex(where: { $0.place.count == 1 && $0.property == "end" })
    else { return changes }
    func follows(_ change: AnimationChange) -> Bool {
      change.property == "out point" && change.old == changes[limit].old
        && change.new == changes[limit].new
    }
    let count = changes.count(where: follows)
    guard count > 0 else { return changes }
    var result = changes
    result[limit].text += ", and that of \(ReportTotals.count(count, "layer"))"
    return result.filter { !follows($0) }
  }
}

import CompositionModel

/// Leaves out the out points of layers that end with their composition, where its end changed.
enum CompositionEnd {
  /// Returns the changes; that of the end tells the number of layers that follow it.
  static func folded(
    _ changes: [AnimationChange], _ old: Composition, _ new: Composition
  ) -> [AnimationChange] {
    let limit = changes.firstIndex { $0.place.count == 1 && $0.property == "end" }
    guard let limit, let from = changes[limit].old, let to = changes[limit].new else {
      return changes
    }
    func follows(_ change: AnimationChange) -> Bool {
      change.property == "out point" && change.old == from && change.new == to
    }
    let count = changes.count(where: follows)
    guard count > 0 else { return changes }
    var result = changes
    result[limit].text += ", and that of \(count) layer\(count == 1 ? "" : "s")"
    return result.filter { !follows($0) }
  }
}

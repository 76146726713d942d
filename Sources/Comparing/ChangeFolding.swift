import Reporting

/// Joins equal delays of a layer's parts into one change.
enum LayerShift {
  /// The largest difference of shifts that are one, in frames: times are rounded.
  private static let tolerance = 1e-6

  /// Returns the changes of a layer, with a single one for equal shifts.
  static func folded(
    _ changes: [AnimationChange], _ old: DescribedElement, _ new: DescribedElement,
    _ place: ComparedPlace
  ) -> [AnimationChange] {
    let shifts = changes.compactMap(\.shift)
    guard
      let shift = (shifts.first { $0.role == .keyframes } ?? shifts.first { $0.role == .limit }),
      abs(shift.time) > tolerance
    else { return changes }
    func isShifted(_ change: AnimationChange, _ roles: AnimationChange.Shift.Role...) -> Bool {
      guard let other = change.shift, roles.contains(other.role) else { return false }
      return abs(other.time - shift.time) <= tolerance
    }
    let movesLimits = changes.count { isShifted($0, .limit) } == 2
    // Without keyframes, or with all of them.
    let animated = new.animatedCount
    guard changes.count(where: { isShifted($0, .keyframes) }) == animated,
      movesLimits || animated > 1, old.animatedCount == animated
    else { return changes }
    let words = place.clock.text(shift: shift.time)
    let change = place.change(
      .moved, movesLimits ? "the layer is \(words)" : "all keyframes \(words)",
      property: movesLimits ? "time" : "keyframes")
    return [change]
      + changes.filter {
        !(isShifted($0, .keyframes) || movesLimits && isShifted($0, .limit, .start))
      }
  }
}

extension DescribedElement {
  /// The number of animated properties, children included.
  fileprivate var animatedCount: Int {
    properties.count { $0.value.isAnimated }
      + lists.reduce(0) { $0 + $1.elements.reduce(0) { $0 + $1.animatedCount } }
  }
}

/// Folds out-point changes that follow a changed end of the composition.
enum OutPointFolding {
  /// Returns the changes; the change of the end has the number of layers that follow it.
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

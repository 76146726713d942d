import Diagnostics

extension [AnimationChange] {
  /// The largest difference of shifts that are one, in frames: times are rounded.
  private static let tolerance = 1e-6

  /// Returns the changes of a layer, with a single one for equal delays of its parts.
  func foldingShifts(
    _ old: DescribedElement, _ new: DescribedElement, _ place: ComparedPlace
  ) -> [AnimationChange] {
    let shifts = compactMap(\.shift)
    guard
      let shift = (shifts.first { $0.role == .keyframes } ?? shifts.first { $0.role == .limit }),
      abs(shift.time) > Self.tolerance
    else { return self }
    func isShifted(_ change: AnimationChange, _ roles: AnimationChange.Shift.Role...) -> Bool {
      guard let other = change.shift, roles.contains(other.role) else { return false }
      return abs(other.time - shift.time) <= Self.tolerance
    }
    let movesLimits = count { isShifted($0, .limit) } == 2
    // Without keyframes, or with all of them.
    let animated = new.animatedCount
    guard count(where: { isShifted($0, .keyframes) }) == animated, movesLimits || animated > 1,
      old.animatedCount == animated
    else { return self }
    let words = place.clock.text(shift: shift.time)
    let change = place.change(
      .moved, movesLimits ? "the layer is \(words)" : "all keyframes \(words)",
      property: movesLimits ? "time" : "keyframes")
    return [change]
      + filter { !(isShifted($0, .keyframes) || movesLimits && isShifted($0, .limit, .start)) }
  }

  /// Returns the changes without out points that follow a changed end of the composition; the change of the end has their
  /// number.
  func foldingOutPoints() -> [AnimationChange] {
    guard let limit = firstIndex(where: { $0.place.count == 1 && $0.property == "end" })
    else { return self }
    func follows(_ change: AnimationChange) -> Bool {
      change.property == "out point" && change.old == self[limit].old
        && change.new == self[limit].new
    }
    let count = count(where: follows)
    guard count > 0 else { return self }
    var result = self
    result[limit].text += ", and that of \(NumberText.count(count, "layer"))"
    return result.filter { !follows($0) }
  }
}

extension DescribedElement {
  /// The number of animated properties, children included.
  fileprivate var animatedCount: Int {
    properties.count { $0.value.isAnimated }
      + lists.reduce(0) { $0 + $1.elements.reduce(0) { $0 + $1.animatedCount } }
  }
}

import SceneModel

/// Tells once that a layer, or all its keyframes, are later or earlier.
struct LayerShift {
  private let old: DescribedElement
  private let new: DescribedElement
  private let found: [FoundChange]
  private let place: ComparedPlace
  private let clock: ComparisonClock

  /// The largest difference of shifts that are one, in frames: times are rounded.
  private static let tolerance = 1e-6

  /// Looks at the changes of a layer.
  init(
    _ old: DescribedElement, _ new: DescribedElement, _ found: [FoundChange],
    _ place: ComparedPlace, _ clock: ComparisonClock
  ) {
    (self.old, self.new, self.found, self.place, self.clock) = (old, new, found, place, clock)
  }

  /// The changes, with a single one for equal shifts.
  var folded: [FoundChange] {
    guard let shift = keyframeShift ?? limitShift, abs(shift) > LayerShift.tolerance else {
      return found
    }
    let movesLimits = found.count { isShifted($0, .limit, by: shift) } == 2
    // Without keyframes, or with all of them.
    let animated = new.animatedCount
    let movesKeyframes = found.count { isShifted($0, .keyframes, by: shift) } == animated
    guard movesKeyframes, movesLimits || animated > 1, old.animatedCount == animated else {
      return found
    }
    let words = clock.text(shift: shift)
    let text = movesLimits ? "the layer is \(words)" : "all keyframes \(words)"
    var change = place.change(.moved, text)
    change.property = movesLimits ? "time" : "keyframes"
    change.frame = clock.frame(at: place.start, in: place.scale)
    let rest = found.filter { change in
      !isShifted(change, .keyframes, by: shift)
        && !(movesLimits
          && (isShifted(change, .limit, by: shift) || isShifted(change, .start, by: shift)))
    }
    return [FoundChange(change: change)] + rest
  }

  private var keyframeShift: Double? {
    found.lazy.compactMap { $0.shift?.role == .keyframes ? $0.shift?.time : nil }.first
  }

  private var limitShift: Double? {
    found.lazy.compactMap { $0.shift?.role == .limit ? $0.shift?.time : nil }.first
  }

  private func isShifted(
    _ change: FoundChange, _ role: FoundChange.TimeRole, by time: Double
  ) -> Bool {
    guard let shift = change.shift, shift.role == role else { return false }
    return abs(shift.time - time) <= LayerShift.tolerance
  }
}

extension DescribedElement {
  /// The number of animated properties, those of children included.
  fileprivate var animatedCount: Int {
    properties.count { $0.value.isAnimated }
      + lists.reduce(0) { $0 + $1.elements.reduce(0) { $0 + $1.animatedCount } }
  }
}

import CompositionModel
import ViewTree

// The times inside of layers.
extension LayerLowering {
  /// The time inside of a precomposition layer.
  mutating func scope(
    for layer: Layer, timeRemap: AnimatedValue<Double>?, in parent: Int
  ) -> Int {
    if let timeRemap {
      return logged(.remapped(parent: parent, timeRemap, end: layer.outPoint))
    }
    let stretch = layer.stretch.isFinite && layer.stretch != 0 ? layer.stretch : 1
    return shiftedScope(start: layer.startTime, stretch: stretch, in: parent)
  }

  /// The time that begins at a frame of another and passes slower by a factor.
  mutating func shiftedScope(start: Double, stretch: Double, in parent: Int) -> Int {
    guard start != 0 || stretch != 1 else { return parent }
    return logged(.shifted(parent: parent, start: start, stretch: stretch))
  }

  /// Adds a scope that the views of a precomposition depend on.
  private mutating func logged(_ inner: TimeScope) -> Int {
    let scope = add(inner)
    log.scopes.append(scope)
    return scope
  }

  /// Adds a scope, unless there is one like it.
  mutating func add(_ scope: TimeScope) -> Int {
    if let known = scopes[scope] { return known }
    timeScopes.append(scope)
    ranges.append(range(of: scope))
    scopes[scope] = timeScopes.count - 1
    return timeScopes.count - 1
  }

  /// The frames that a scope can show; `nil` if that is not known.
  private func range(of scope: TimeScope) -> ClosedRange<Double>? {
    guard case .shifted(let parent, let start, let stretch) = scope else { return nil }
    return ranges[parent].map { range in
      let ends = [range.lowerBound, range.upperBound].map { ($0 - start) / stretch }
      return min(ends[0], ends[1])...max(ends[0], ends[1])
    }
  }

  /// Whether time does not run backwards, so that the end of what is shown is no frame of it.
  func runsForward(_ scope: Int) -> Bool {
    switch timeScopes[scope] {
    case .root: true
    case .shifted(let parent, _, let stretch): stretch > 0 && runsForward(parent)
    case .remapped: false
    }
  }
}

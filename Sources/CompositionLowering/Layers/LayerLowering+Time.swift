import CompositionModel

// Time scopes, and the frames that they show.
extension LayerLowering {
  /// The index of a time scope, on which the views of a precomposition depend; its parent's if it changes nothing.
  mutating func scope(_ inner: TimeScope) -> Int {
    if case .shifted(let parent, 0, 1) = inner { return parent }
    let scope = add(inner)
    dependencies.scopes.append(scope)
    return scope
  }

  /// Adds a time scope, unless there is an equal one; returns its index.
  mutating func add(_ scope: TimeScope) -> Int {
    if let cached = scopeIndices[scope] { return cached }
    timeScopes.append(scope)
    ranges.append(range(of: scope))
    scopeIndices[scope] = timeScopes.count - 1
    return timeScopes.count - 1
  }

  /// The frames that a time scope can show; `nil` if unknown.
  private func range(of scope: TimeScope) -> ClosedRange<Double>? {
    guard case .shifted(let parent, let start, let stretch) = scope else { return nil }
    return ranges[parent].map { range in
      let ends = [range.lowerBound, range.upperBound].map { ($0 - start) / stretch }
      return min(ends[0], ends[1])...max(ends[0], ends[1])
    }
  }

  /// Whether time never runs backward, so that the upper bound of the shown frames is not shown itself.
  func runsForward(_ scope: Int) -> Bool {
    switch timeScopes[scope] {
    case .root: true
    case .shifted(let parent, _, let stretch): stretch > 0 && runsForward(parent)
    case .remapped: false
    }
  }

  /// Whether a time scope shows any frame of a layer, which becomes a dependency.
  mutating func canShow(_ layer: Layer, scope: Int) -> Bool {
    guard layer.inPoint < layer.outPoint else { return false }
    let isShown = canShow(from: layer.inPoint, to: layer.outPoint, scope: scope)
    dependencies.visibilities.append(
      LoweringDependencies.Visibility(
        scope: scope, begin: layer.inPoint, end: layer.outPoint, isShown: isShown))
    return isShown
  }

  /// Whether a time scope shows any frame of a range; `true` if unknown.
  func canShow(from begin: Double, to end: Double, scope: Int) -> Bool {
    guard let range = ranges[scope] else { return true }
    return begin <= range.upperBound && end > range.lowerBound
  }
}

package import CompositionModel
import SceneModel
package import ViewTree

/// A time scope: the relation of the time inside of a precomposition to the time around it.
package enum TimeScope: Hashable, Sendable {
  /// The time of the main composition.
  case root
  /// (time − start) / stretch, in frames, of the scope with the index `parent`.
  case shifted(parent: Int, start: Double, stretch: Double)
  /// The value of a time remapping, in frames, at the time of the scope with the index `parent`.
  ///
  /// If the remapped time equals `end`, the layer's out point, the frame before it is shown, as in lottie-web.
  case remapped(parent: Int, AnimatedValue<Double>, end: Double)

  /// The time inside of a layer.
  package init(inside layer: Layer, parent: Int) {
    if case .precomposition(_, _, let timeRemap?) = layer.content {
      self = .remapped(parent: parent, timeRemap, end: layer.outPoint)
    } else {
      let stretch = layer.stretch.isFinite && layer.stretch != 0 ? layer.stretch : 1
      self = .shifted(parent: parent, start: layer.startTime, stretch: stretch)
    }
  }

  /// The index of the scope around it; `nil` for the root.
  package var parent: Int? {
    switch self {
    case .root: nil
    case .shifted(let parent, _, _), .remapped(let parent, _, _): parent
    }
  }

  /// The time scope with another parent, if that is replaced.
  func replacingParent(_ scopes: [Int: Int]) -> TimeScope {
    switch self {
    case .root: .root
    case .shifted(let parent, let start, let stretch):
      .shifted(parent: scopes[parent] ?? parent, start: start, stretch: stretch)
    case .remapped(let parent, let value, let end):
      .remapped(parent: scopes[parent] ?? parent, value, end: end)
    }
  }
}

/// Converts the time of the parent scope to the time of this scope.
///
/// All code that needs the inner time at one outer time uses it. `range(of:)` converts ranges of frames, `TimeMapping`
/// keyframes; `CompositionTimes` and `ComparisonClock` convert inner times to outer ones.
package struct TimeStep: Sendable {
  private var start = 0.0
  private var stretch = 1.0
  /// The time remap that replaces start and stretch, and the layer's out point.
  private var remap: (track: KeyframeTrack, end: Double)?

  /// Prepares a time scope; the step of the root changes nothing.
  package init(_ scope: TimeScope) {
    switch scope {
    case .root: break
    case .shifted(_, let start, let stretch): (self.start, self.stretch) = (start, stretch)
    case .remapped(_, let value, let end):
      remap = (KeyframeTrack(value.map { .number($0) }), end)
    }
  }

  /// The inner time, in frames.
  package mutating func time(at outer: Double) -> Double {
    guard let remapped = remap?.track.value(at: outer).numberValue else {
      return (outer - start) / stretch
    }
    return remapped == remap?.end ? TimeStep.shown(atEnd: remapped) : remapped
  }

  /// The inner time that time remapping shows at the end of its layer: the frame before.
  package static func shown(atEnd end: Double) -> Double { end - 1 }
}

// Time scopes, and the frames that they show.
extension LayerLowering {
  /// Adds a time scope, records it as a dependency of the precomposition, and returns its index.
  ///
  /// A scope that changes nothing is not added: its parent's index is returned.
  mutating func addDependency(on inner: TimeScope) -> Int {
    if case .shifted(let parent, 0, 1) = inner { return parent }
    let scope = index(of: inner)
    dependencies.scopes.append(scope)
    return scope
  }

  /// The index of a time scope, which is added unless there is an equal one.
  mutating func index(of scope: TimeScope) -> Int {
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

  /// Whether the time scope of a list shows any frame of a layer, which becomes a dependency.
  mutating func isShown(_ layer: Layer, in list: LayerList) -> Bool {
    guard layer.inPoint < layer.outPoint else { return false }
    let scope = list.visibilityScope
    let isShown = overlapsRange(of: scope, from: layer.inPoint, to: layer.outPoint)
    dependencies.visibilities.append(
      LoweringDependencies.Visibility(
        scope: scope, begin: layer.inPoint, end: layer.outPoint, isShown: isShown))
    return isShown
  }

  /// Whether a time scope shows any frame from one to another; `true` if unknown.
  func overlapsRange(of scope: Int, from begin: Double, to end: Double) -> Bool {
    guard let range = ranges[scope] else { return true }
    return begin <= range.upperBound && end > range.lowerBound
  }
}

import SceneModel
import ViewTree

/// The animations of views, in the order in which sessions expect them.
struct AnimationList {
  private(set) var list: [ViewAnimation] = []
  /// The time scopes of the animations.
  let timeScopes: [TimeScope]
  /// The time scopes that replace the scopes of the present drafts.
  private(set) var scopes: [Int: Int] = [:]
  /// The last time scope that was looked up, with its replacement.
  private(set) var lastScope = (key: -1, replacement: -1)
  /// The first frame and the frame after the last one.
  let frames: ClosedRange<Double>

  /// Pushes the time scopes of a draft.
  ///
  /// Pass the returned token to `leave(_:to:)`.
  mutating func enter(_ draft: ViewDraft) -> [Int: Int] {
    let outer = scopes
    guard !draft.scopes.isEmpty else { return outer }
    scopes = outer.isEmpty ? draft.scopes : draft.scopes.mapValues { outer[$0] ?? $0 }
    lastScope = (-1, -1)
    return outer
  }

  /// Pops the time scopes of a draft.
  ///
  /// - Parameters:
  ///   - draft: The draft.
  ///   - outer: The token of `enter(_:)`.
  mutating func leave(_ draft: ViewDraft, to outer: [Int: Int]) {
    guard !draft.scopes.isEmpty else { return }
    scopes = outer
    lastScope = (-1, -1)
  }

  /// Adds the animations of the draft that was entered, its visibility first.
  ///
  /// - Returns: Whether the view is hidden at first.
  mutating func add(_ draft: ViewDraft, view: Int) -> Bool {
    guard !draft.animations.isEmpty else { return false }
    let animations = draft.animations
    var isHidden = false
    // By index, as copies of animations are expensive.
    for index in animations.indices where animations[index].key == .isVisible {
      let scope = scope(animations[index].scope)
      let value = visibleWithinFrames(animations[index].value, scope: scope)
      isHidden = isHidden || !value.initial.flagValue
      guard value.isAnimated else { continue }
      list.append(ViewAnimation(animations[index], value, scope: scope, view: view))
    }
    for index in animations.indices where animations[index].key != .isVisible {
      guard animations[index].value.isAnimated else { continue }
      list.append(
        ViewAnimation(
          animations[index], animations[index].value, scope: scope(animations[index].scope),
          view: view))
    }
    return isHidden
  }

  /// The replacement of a time scope.
  private mutating func scope(_ scope: Int) -> Int {
    guard !scopes.isEmpty else { return scope }
    if lastScope.key != scope { lastScope = (scope, scopes[scope] ?? scope) }
    return lastScope.replacement
  }

  /// Omits changes of visibility outside the composition's frames.
  private func visibleWithinFrames(
    _ value: AnimatedValue<PropertyValue>, scope: Int
  ) -> AnimatedValue<PropertyValue> {
    guard case .root = timeScopes[scope] else { return value }
    var kept = value.keyframes[...]
    while kept.count > 1, kept[kept.startIndex + 1].time <= frames.lowerBound { kept.removeFirst() }
    while kept.count > 1, kept[kept.endIndex - 1].time >= frames.upperBound { kept.removeLast() }
    guard kept.count < value.keyframes.count else { return value }
    return AnimatedValue(keyframes: Array(kept), fallback: .flag(true))
  }
}

extension ViewAnimation {
  /// Makes the animation of a draft with other values and another time scope.
  fileprivate init(
    _ animation: borrowing ViewDraft.Animation, _ value: AnimatedValue<PropertyValue>, scope: Int,
    view: Int
  ) {
    self.init(
      target: PropertyTarget(view: view, key: animation.key, component: animation.component),
      value: value, scope: scope, source: animation.source)
  }
}

import SceneModel
import ViewTree

/// The animations of views, in the order in which sessions expect them.
struct AnimationList {
  private(set) var list: [ViewAnimation] = []
  /// The time scopes of the animations.
  let timeScopes: [TimeScope]
  /// The first frame and the frame after the last one.
  let frames: ClosedRange<Double>

  /// Adds the animations of a draft, its visibility first.
  ///
  /// - Parameters:
  ///   - draft: The draft.
  ///   - view: The preorder index of its view.
  ///   - scopes: The replacements of its time scopes.
  /// - Returns: Whether the view is hidden at first.
  mutating func add(_ draft: ViewDraft, view: Int, _ scopes: [Int: Int]) -> Bool {
    let animations = draft.animations
    func moved(_ index: Int) -> ViewAnimation {
      var animation = animations[index]
      animation.target.view = view
      if !scopes.isEmpty { animation.scope = scopes[animation.scope] ?? animation.scope }
      return animation
    }
    var isHidden = false
    // By index, as copies of animations are expensive.
    for index in animations.indices where animations[index].target.key == .isVisible {
      var animation = moved(index)
      animation.value = visibleWithinFrames(animation)
      isHidden = isHidden || !animation.value.initial.flagValue
      if animation.value.isAnimated { list.append(animation) }
    }
    for index in animations.indices
    where animations[index].target.key != .isVisible && animations[index].value.isAnimated {
      list.append(moved(index))
    }
    return isHidden
  }

  /// Omits changes of visibility outside the composition's frames.
  private func visibleWithinFrames(_ animation: ViewAnimation) -> AnimatedValue<PropertyValue> {
    guard case .root = timeScopes[animation.scope] else { return animation.value }
    var kept = animation.value.keyframes[...]
    while kept.count > 1, kept[kept.startIndex + 1].time <= frames.lowerBound { kept.removeFirst() }
    while kept.count > 1, kept[kept.endIndex - 1].time >= frames.upperBound { kept.removeLast() }
    guard kept.count < animation.value.keyframes.count else { return animation.value }
    return AnimatedValue(keyframes: Array(kept), fallback: .flag(true))
  }
}

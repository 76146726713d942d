import Geometry

/// The effect of transitions on a view at one instant.
struct TransitionState {
  /// The displacement by the transitions, in the parent's coordinates.
  var transform = Affine.identity
  /// The factor of the view's own opacity.
  var opacity = 1.0
  /// The standard deviation of the blur, in points.
  var blur = 0.0
  /// The point about which the view is scaled, in the parent's coordinates.
  let pivot: Vector2
  /// The distance to an edge, in points.
  let extent: Vector2

  /// Adds a transition at a share of its progress: 0 for present, 1 for absent; springs overshoot both.
  mutating func add(_ transition: ViewTransition, share: Double, isRemoval: Bool) {
    guard share != 0 else { return }
    switch transition {
    case .opacity:
      opacity *= (1 - share).clamped(to: 0...1)
    case .scale(let factor):
      let factor = 1 + (factor - 1) * share
      transform =
        .translation(pivot) * .scale(factor) * .translation(-pivot) * transform
    case .offset(let offset):
      transform = .translation(offset * share) * transform
    case .move(let edge):
      transform = .translation(edge.direction * extent * share) * transform
    case .slide:
      add(.move(isRemoval ? .trailing : .leading), share: share, isRemoval: isRemoval)
    case .push(let edge):
      add(.move(isRemoval ? edge.opposite : edge), share: share, isRemoval: isRemoval)
      add(.opacity, share: share, isRemoval: isRemoval)
    case .blur(let radius):
      blur += Swift.max(0, radius * share)
    case .combined(let parts):
      for part in parts { add(part, share: share, isRemoval: isRemoval) }
    case .asymmetric(let insertion, let removal):
      add(isRemoval ? removal : insertion, share: share, isRemoval: isRemoval)
    }
  }
}

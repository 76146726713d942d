import Geometry

/// The transforms of a repeater's copies, as lottie-web makes them.
///
/// Turns, scales and moves add up on their own over the steps: a copy is turned, then scaled, about the anchor, then
/// moved.
struct RepeaterSteps {
  private let transform: ViewTransform
  private let offset: Double

  /// - Parameters:
  ///   - transform: The step from one copy to the next.
  ///   - offset: How many steps the first copy is moved; limited to what can be drawn.
  init(_ transform: ViewTransform, offset: Double) {
    self.transform = transform
    let limit = Double(ViewRuntime.maximumCopies)
    self.offset = offset.isFinite ? offset.clamped(to: -limit...limit) : 0
  }

  /// The transforms of the first copies.
  func affines(count: Int) -> [Affine] {
    let whole = offset.rounded(.towardZero)
    let first = wholeScale(whole) * partialScale(offset - whole)
    return (0..<count).map { copy in
      affine(steps: offset + Double(copy), scale: first * wholeScale(Double(copy)))
    }
  }

  /// The transform after a number of steps with a scale.
  private func affine(steps: Double, scale: Vector2) -> Affine {
    let anchor = transform.anchor.xy
    let turned = Affine.rotation(degrees: transform.rotation * steps) * .translation(-anchor)
    return .translation(anchor + transform.position.xy * steps) * .scale(scale) * turned
  }

  /// The scale after whole steps.
  private func wholeScale(_ steps: Double) -> Vector2 {
    Vector2(power(transform.scale.x, steps), power(transform.scale.y, steps))
  }

  /// The scale of a part of a step; negative steps go back.
  private func partialScale(_ share: Double) -> Vector2 {
    let factors = Vector2(1, 1) + (transform.scale.xy - Vector2(1, 1)) * abs(share)
    return share < 0 ? Vector2(1, 1) / factors : factors
  }
}

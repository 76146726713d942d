import Geometry

/// The transforms of a repeater's copies, by lottie-web's rules.
///
/// Rotation, scale and position accumulate separately over the steps: each copy is rotated and
/// scaled about the anchor, then moved.
struct RepeaterSteps {
  private let transform: ViewTransform
  private let offset: Double

  /// Makes the steps from one copy to the next; the offset of the first copy is clamped to the limit of copies.
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

  /// Returns the transform after a number of steps, with a scale.
  private func affine(steps: Double, scale: Vector2) -> Affine {
    let anchor = transform.anchor.xy
    let turned = Affine.rotation(degrees: transform.rotation * steps) * .translation(-anchor)
    return .translation(anchor + transform.position.xy * steps) * .scale(scale) * turned
  }

  /// The scale after whole steps.
  private func wholeScale(_ steps: Double) -> Vector2 {
    Vector2(power(transform.scale.x, steps), power(transform.scale.y, steps))
  }

  /// Returns the scale of a fraction of a step; negative steps invert it.
  private func partialScale(_ share: Double) -> Vector2 {
    let factors = Vector2(1, 1) + (transform.scale.xy - Vector2(1, 1)) * abs(share)
    return share < 0 ? Vector2(1, 1) / factors : factors
  }
}

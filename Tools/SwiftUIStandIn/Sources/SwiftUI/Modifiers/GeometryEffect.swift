/// A transform of a view that depends on its size; layout stays.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for a size in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the effect without an influence on layout, which the stand-in's effects never have.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(self)
  }
}

/// A geometry effect that layout ignores.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// Primitive.
  public typealias Body = Never
  var base: Base
  init(_ base: Base) { self.base = base }
  /// The transform of the effect.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
  /// The data of the effect.
  nonisolated public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// Evaluates effects of any type.
@MainActor enum GeometryEffects {
  static func evaluate<E: GeometryEffect>(
    _ effect: E, _ inputs: ViewInputs, content: @escaping ContentEvaluator
  ) -> [LayoutItem] {
    let present = Evaluator.animate(effect, inputs)
    return content(inputs.child(.index(0))).map { item in
      TransformItem(item) { usable(present.effectValue(size: $0)) }
    }
  }

  /// The transform, or the identity in place of a singular one - M (section 1.2).
  static func usable(_ transform: ProjectionTransform) -> ProjectionTransform {
    transform.isUsable ? transform : ProjectionTransform()
  }
}

extension View {
  /// Applies a projective transform; it does not animate.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(
      WrappingModifier { item, _ in TransformItem(item) { _ in GeometryEffects.usable(transform) } }
    )
  }

  /// Applies an affine transform about the top left corner; it does not animate.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Turns the drawing clockwise about an anchor.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    animated(AnimatablePair(angle.animatableData, anchor.animatableData)) { item, data, _ in
      let present = Transforms.present(angle: data.first, anchor: data.second)
      return TransformItem(item) { size in
        let point = present.anchor.point(in: size)
        return ProjectionTransform(
          CGAffineTransform(translationX: point.x, y: point.y).rotated(by: present.angle.radians)
            .translatedBy(x: -point.x, y: -point.y))
      }
    }
  }

  /// Scales the drawing about an anchor.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    animated(AnimatablePair(scale.animatableData, anchor.animatableData)) { item, data, _ in
      var anchor = UnitPoint()
      anchor.animatableData = data.second
      return TransformItem(item) { size in
        let point = anchor.point(in: size)
        return ProjectionTransform(
          CGAffineTransform(translationX: point.x, y: point.y)
            .scaledBy(
              x: Transforms.factor(data.first.first), y: Transforms.factor(data.first.second)
            )
            .translatedBy(x: -point.x, y: -point.y))
      }
    }
  }

  /// Scales the drawing about an anchor.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing about an anchor.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns the drawing in space about an axis, and projects it.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let data = AnimatablePair(
      AnimatablePair(angle.animatableData, anchor.animatableData),
      AnimatablePair(
        AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
        AnimatablePair(anchorZ, perspective)))
    return animated(data) { item, data, _ in
      let present = Transforms.present(angle: data.first.first, anchor: data.first.second)
      let (axis, depth) = (data.second.first, data.second.second)
      return TransformItem(item) { size in
        Transforms.rotation(
          present.angle, axis: (axis.first, axis.second.first, axis.second.second),
          anchor: present.anchor, anchorZ: depth.first, perspective: depth.second, size: size)
      }
    }
  }
}

/// The matrices of transforms.
package enum Transforms {
  static func present(
    angle: Angle.AnimatableData, anchor: UnitPoint.AnimatableData
  ) -> (angle: Angle, anchor: UnitPoint) {
    var result = (angle: Angle(), anchor: UnitPoint())
    result.angle.animatableData = angle
    result.anchor.animatableData = anchor
    return result
  }

  /// A factor of 0 becomes so small that nothing is visible - M-H.
  static func factor(_ value: CGFloat) -> CGFloat { value == 0 ? 1e-154 : value }

  /// p' = p T(-a) R P T(a), without z - M (section 6).
  package static func rotation(
    _ angle: Angle, axis: (CGFloat, CGFloat, CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
    perspective: CGFloat, size: CGSize
  ) -> ProjectionTransform {
    let point = anchor.point(in: size)
    var projection = CATransform3DIdentity
    let side = max(size.width, size.height)
    projection.m34 = side > 0 ? -perspective / side : 0
    var result = CATransform3DMakeTranslation(-point.x, -point.y, -anchorZ)
    result = CATransform3DConcat(
      result, CATransform3DMakeRotation(angle.radians, axis.0, axis.1, axis.2))
    result = CATransform3DConcat(result, projection)
    result = CATransform3DConcat(result, CATransform3DMakeTranslation(point.x, point.y, anchorZ))
    return ProjectionTransform(result)
  }
}

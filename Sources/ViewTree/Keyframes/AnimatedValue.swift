public import SceneModel

/// A property's value over time: constant, or keyframes by rising time.
///
/// Before its first keyframe it has the first value, after its last one the last.
///
/// Inlinable, as are keyframes: every property of every layer goes through it, in several modules, and would do so by
/// way of metadata otherwise.
public struct AnimatedValue<Value: Interpolatable>: Hashable, Sendable {
  /// The value of a constant property, and the first keyframe's otherwise.
  public let initial: Value
  /// The keyframes by rising time; empty for a constant.
  public let keyframes: [Keyframe<Value>]
  /// The expression that the value follows or was computed by; `nil` without one.
  public var expression: ExpressionNumber?

  /// Makes a constant.
  @inlinable
  public init(_ value: Value) {
    initial = value
    keyframes = []
  }

  /// Makes an animation of keyframes by rising time; one alone is a constant, none is `fallback`.
  @inlinable
  public init(keyframes: [Keyframe<Value>], fallback: Value) {
    initial = keyframes.first?.value ?? fallback
    self.keyframes = keyframes.count > 1 ? keyframes : []
  }

  /// Whether the value has keyframes.
  @inlinable
  public var isAnimated: Bool { !keyframes.isEmpty }

  /// The same animation of another kind of value.
  @inlinable
  public func map<Other: Interpolatable>(_ transform: (Value) -> Other) -> AnimatedValue<Other> {
    var result =
      isAnimated
      ? AnimatedValue<Other>(
        keyframes: keyframes.map { $0.with(time: $0.time, value: transform($0.value)) },
        fallback: transform(initial)) : AnimatedValue<Other>(transform(initial))
    result.expression = expression
    return result
  }

  /// The same animation at other times.
  @inlinable
  public func mapTimes(_ transform: (Double) -> Double) -> AnimatedValue {
    guard isAnimated else { return self }
    var result = AnimatedValue(
      keyframes: keyframes.map { $0.with(time: transform($0.time), value: $0.value) },
      fallback: initial)
    result.expression = expression
    return result
  }
}

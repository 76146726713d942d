public import SceneModel

/// A property's value over time: a constant, or keyframes in order of time.
///
/// The first value applies before the first keyframe, the last value after the last one.
///
/// Inlinable, as are keyframes: every property of every layer uses it, in several modules, and
/// would otherwise run unspecialized.
public struct AnimatedValue<Value: Interpolatable>: Hashable, Sendable {
  /// The constant, or the first keyframe's value.
  public let initial: Value
  /// The keyframes in order of time; empty for a constant.
  public let keyframes: [Keyframe<Value>]
  /// The expression that computes the value; `nil` without one.
  public var expression: ExpressionNumber?
  /// The slot that the value belongs to; `nil` for none.
  public var slot: SlotNumber?

  /// Makes a constant.
  @inlinable
  public init(_ value: Value) {
    initial = value
    keyframes = []
  }

  /// Makes an animation from keyframes in order of time; a single one makes a constant, none makes `fallback`.
  @inlinable
  public init(keyframes: [Keyframe<Value>], fallback: Value) {
    initial = keyframes.first?.value ?? fallback
    self.keyframes = keyframes.count > 1 ? keyframes : []
  }

  /// Whether the value has keyframes.
  @inlinable
  public var isAnimated: Bool { !keyframes.isEmpty }

  /// The values at all keyframes, or the constant.
  @inlinable
  public var values: [Value] { isAnimated ? keyframes.map(\.value) : [initial] }

  /// Whether it always has a value.
  @inlinable
  public func isAlways(_ constant: Value) -> Bool { !isAnimated && initial == constant }

  /// Returns the animation with transformed values.
  @inlinable
  public func map<Other: Interpolatable>(_ transform: (Value) -> Other) -> AnimatedValue<Other> {
    var result =
      isAnimated
      ? AnimatedValue<Other>(
        keyframes: keyframes.map { $0.with(time: $0.time, value: transform($0.value)) },
        fallback: transform(initial)) : AnimatedValue<Other>(transform(initial))
    (result.expression, result.slot) = (expression, slot)
    return result
  }

  /// Returns the animation with transformed times.
  @inlinable
  public func mapTimes(_ transform: (Double) -> Double) -> AnimatedValue {
    guard isAnimated else { return self }
    var result = AnimatedValue(
      keyframes: keyframes.map { $0.with(time: transform($0.time), value: $0.value) },
      fallback: initial)
    (result.expression, result.slot) = (expression, slot)
    return result
  }
}

/// The index of a slot in the list of a composition.
public struct SlotNumber: Hashable, Sendable {
  /// The index.
  public let index: Int32

  /// Makes the number of an index.
  public init(_ index: Int) {
    self.index = Int32(clamping: index)
  }
}

/// The index of an expression in its layer's list.
public struct ExpressionNumber: Hashable, Sendable {
  /// The index.
  public let index: Int32

  /// Makes the number of an index.
  public init(_ index: Int) {
    self.index = Int32(clamping: index)
  }
}

/// A rule for how a value moves over time.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the part of the difference that is traveled at a time; `nil` when the animation ended.
  ///
  /// - Parameters:
  ///   - value: The difference to travel.
  ///   - time: The time since the start, in seconds.
  ///   - context: The state of the animation.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity at a time, in units per second; `nil` if it is unknown.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether the animation takes over the state of the one that runs.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// No velocity.
  nonisolated public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Never merges.
  nonisolated public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state that a custom animation may use.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public struct AnimationContext<Value: VectorArithmetic> {
  /// The stored values.
  public var state: AnimationState<Value>
  /// Whether the animation counts as complete although it still moves.
  public var isLogicallyComplete = false
  /// The environment of the animated view.
  public private(set) var environment = EnvironmentValues()

  package init(state: AnimationState<Value> = AnimationState()) { self.state = state }

  /// Returns the context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var result = AnimationContext<T>(state: state)
    result.isLogicallyComplete = isLogicallyComplete
    result.environment = environment
    return result
  }
}

/// A key of a stored value of an animation.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before one is stored.
  static var defaultValue: Value { get }
}

/// The stored values of an animation.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes an empty state.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The circumstances of a change of state.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether views ignore `.animation(_:value:)` for this change.
  public var disablesAnimations = false
  /// Whether the change is one of a series, as in a gesture.
  public var isContinuous = false
  /// Whether the velocity of the change is measured.
  public var tracksVelocity = false
  /// Distinguishes transactions of one tick, so that each change keeps its own.
  package var id = 0
  package var completions: [AnimationCompletion] = []
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a closure that runs once when the animations of this change end.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }
}

/// A key of a value in transactions.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value before one is set.
  static var defaultValue: Value { get }
}

/// The end of an animation that its completion waits for.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let waitsForRemoval: Bool

  /// The animation looks complete, though a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
  /// The animation has ended and is removed.
  public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// A completion that waits for the animations of one change.
package final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  let action: () -> Void
  /// The time of the end of the last animation, in virtual seconds.
  var time: Double?
  /// The queue of the first change of the transaction.
  weak var owner: ChangeQueue?

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    (self.criteria, self.action) = (criteria, action)
  }

  func wait(for animation: Animation, distance: Double, from start: Double) {
    let length =
      criteria.waitsForRemoval
      ? animation.duration(distance: distance) : animation.logicalDuration(distance: distance)
    time = max(time ?? 0, start + length)
  }
}

/// The transaction of the code that runs now.
enum TransactionScope {
  // Views and their state are used from the main thread only.
  nonisolated(unsafe) static var current = Transaction()
  private nonisolated(unsafe) static var lastID = 0

  static func run<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    defer { current = outer }
    lastID += 1
    current = transaction
    current.id = lastID
    return try body()
  }
}

/// Runs a closure whose changes of state use a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  ViewGraph.expect(transaction.completions)
  return try TransactionScope.run(transaction, body)
}

/// Runs a closure whose changes of state use a value of a transaction.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = TransactionScope.current
  transaction[keyPath: keyPath] = value
  return try TransactionScope.run(transaction, body)
}

/// Runs a closure whose changes of state are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs a closure whose changes of state are animated, and another one when they have ended.
///
/// The completion runs once; at once if nothing is animated.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = TransactionScope.current
  transaction.animation = animation
  transaction.completions = []
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

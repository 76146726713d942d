/// Access to a value that is owned elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction of changes through the binding.
  public var transaction = Transaction()
  private let get: () -> Value
  private let set: (Value, Transaction?) -> Void
  /// Whether changes carry the transaction of the binding; those of closures do not - M.
  private var carriesTransaction = false
  private var hasTransaction = false

  /// Makes a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = { value, _ in set(value) }
  }

  /// Makes a binding from two closures, of which one takes the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = { value, transaction in set(value, transaction ?? TransactionScope.current) }
    carriesTransaction = true
  }

  init(_ location: StateLocation<Value>) {
    get = { location.read() }
    set = { location.write($0, $1 ?? TransactionScope.current) }
    carriesTransaction = true
  }

  private init(
    reading get: @escaping () -> Value, writing set: @escaping (Value, Transaction?) -> Void,
    carriesTransaction: Bool
  ) {
    (self.get, self.set, self.carriesTransaction) = (get, set, carriesTransaction)
  }

  /// Makes a binding from another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _, _ in }, carriesTransaction: false)
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, hasTransaction && carriesTransaction ? transaction : nil) }
  }

  /// The binding.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a member of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let base = self
    var result = Binding<Subject>(
      reading: { base.get()[keyPath: keyPath] },
      writing: { member, transaction in
        var value = base.get()
        value[keyPath: keyPath] = member
        base.set(value, transaction)
      }, carriesTransaction: carriesTransaction)
    result.transaction = transaction
    result.hasTransaction = hasTransaction
    return result
  }

  /// Returns a binding whose changes use a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var result = self
    result.transaction = transaction
    result.transaction.id = -1
    result.hasTransaction = true
    return result
  }

  /// Returns a binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

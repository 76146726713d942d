/// A value that a view owns, kept by its identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes a state with an initial value.
  public init(wrappedValue value: Value) { initial = value }

  /// Makes a state with an initial value.
  public init(initialValue value: Value) { initial = value }

  /// The value; changes apply at the next update.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue, TransactionScope.current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
  @MainActor mutating func install(_ inputs: ViewInputs, offset: Int) {
    if let known = inputs.node.properties[offset] as? StateLocation<Value> {
      location = known
    } else {
      let new = StateLocation(initial, queue: inputs.graph.queue)
      new.isOfView = inputs.node.viewType != nil
      inputs.node.properties[offset] = new
      location = new
    }
  }
}

/// The storage of a state.
///
/// It is used from the main thread, as views are.
final class StateLocation<Value>: @unchecked Sendable {
  /// The value that views show.
  private var shown: Value
  /// A value that waits for the next update.
  private var pending: Value?
  private weak var queue: ChangeQueue?
  /// Whether the state belongs to a view, and not to a modifier.
  var isOfView = false

  init(_ value: Value, queue: ChangeQueue) { (shown, self.queue) = (value, queue) }

  /// The value that views show, for views; elsewhere the last value that was written.
  func read() -> Value { queue?.isEvaluating == true ? shown : pending ?? shown }

  func write(_ value: Value, _ transaction: Transaction) {
    pending = value
    if isOfView { queue?.didChange?() }
    queue?.add(self, transaction) { [self] in
      if let pending { shown = pending }
      pending = nil
    }
  }
}

/// State that can be compared as text.
@MainActor protocol DescribedState {
  /// The value that views show, and of objects the values of the members that views can follow.
  var stateDescription: String { get }
}

extension StateLocation: DescribedState {
  @MainActor var stateDescription: String {
    let mirror = Mirror(reflecting: shown)
    guard mirror.displayStyle == .class else { return String(describing: shown) }
    // The macro for observation begins the names of what it tracks with an underscore.
    return mirror.children.compactMap { child in
      child.label.flatMap {
        $0.hasPrefix("_") && !$0.hasPrefix("_$") ? "\($0): \(child.value)" : nil
      }
    }.joined(separator: ", ")
  }
}

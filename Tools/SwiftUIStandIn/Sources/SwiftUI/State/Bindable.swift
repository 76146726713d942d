public import Observation

/// Bindings to the members of an observable object.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }
  private var object: Value

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  // Without it, memberwise initializers would take the wrapper.
  /// Refuses values that are not observable objects.
  @available(*, unavailable, message: "The wrapped value has to be an object that is Observable.")
  public init(wrappedValue: Value) { fatalError() }
}

extension Bindable where Value: AnyObject {
  /// A binding to a member of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Makes bindings to an object.
  public init(wrappedValue: Value) { object = wrappedValue }
  /// Makes bindings to an object.
  public init(_ wrappedValue: Value) { object = wrappedValue }
  /// Makes bindings from another wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: DynamicProperty {}

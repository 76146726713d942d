/// An object that a view owns, made once for its identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var owned: Memory<ObjectType>?

  /// Makes a state object from an expression that is evaluated once.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
    owned = nil
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { owned?.value ?? make() }

  /// The source of bindings to members of the object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Does nothing.
  public mutating func update() {}
}

extension StateObject: InstallableProperty {
  @MainActor mutating func install(_ inputs: ViewInputs, offset: Int) {
    if let known = inputs.node.properties[offset] as? Memory<ObjectType> {
      owned = known
    } else {
      let new = Memory(make())
      inputs.node.properties[offset] = new
      owned = new
    }
    owned?.value.observe(inputs)
  }
}

/// An object that is owned elsewhere and whose changes a view follows.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The source of bindings to members of the object.
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }
  private var object: ObjectType

  /// Makes the property.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// The source of bindings to members of the object.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Does nothing.
  public mutating func update() {}
}

extension ObservedObject: InstallableProperty {
  @MainActor mutating func install(_ inputs: ViewInputs, offset: Int) {
    wrappedValue.observe(inputs)
  }
}

/// An object of the environment whose changes a view follows.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Makes the property.
  public init() { object = nil }

  /// The object; reading a missing one stops the program, as in SwiftUI.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError("No object of type \(ObjectType.self) is in the environment.")
    }
    return object
  }

  /// The source of bindings to members of the object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Does nothing.
  public mutating func update() {}
}

extension EnvironmentObject: InstallableProperty {
  @MainActor mutating func install(_ inputs: ViewInputs, offset: Int) {
    object = inputs.environment[object: ObjectIdentifier(ObjectType.self)] as? ObjectType
    object?.observe(inputs)
  }
}

extension View {
  /// Puts an object into the environment.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[object: ObjectIdentifier(T.self)] = object })
  }
}

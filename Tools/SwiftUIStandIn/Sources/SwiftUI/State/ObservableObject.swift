/// A publisher of coming changes, in place of Combine's.
public final class ObservableObjectPublisher: @unchecked Sendable {
  // Objects that views observe change on the main thread only.
  private var listeners: [ObjectIdentifier: () -> Void] = [:]

  /// Makes a publisher.
  public init() {}

  /// Announces a change.
  public func send() {
    for listener in listeners.values { listener() }
  }

  func listen(_ owner: AnyObject, _ action: @escaping () -> Void) {
    listeners[ObjectIdentifier(owner)] = action
  }
}

/// A class whose changes views follow.
public protocol ObservableObject: AnyObject {
  /// Announces coming changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher of the object.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// The publishers of objects, for as long as the objects live.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    if let entry = entries[id], entry.object === object { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    entries[id] = Entry(object: object, publisher: publisher)
    return publisher
  }
}

/// A property whose changes an observable object announces.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Makes a property with an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Makes a property with an initial value.
  public init(initialValue: Value) { value = initialValue }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value of a property of an object.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      object.objectWillChange.send()
      object[keyPath: storageKeyPath].value = newValue
    }
  }
}

/// The part of an object's owner that bindings use.
@dynamicMemberLookup
public struct ObservedObjectWrapper<ObjectType: ObservableObject> {
  let object: ObjectType

  /// A binding to a member of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension ObservableObject {
  @MainActor func observe(_ inputs: ViewInputs) {
    let reference = TrackedNode(node: inputs.node, queue: inputs.graph.queue)
    objectWillChange.listen(inputs.node) { reference.didChange() }
  }
}

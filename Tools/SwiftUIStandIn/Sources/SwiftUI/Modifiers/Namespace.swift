/// A space of names that belongs to a view.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a space.
  public struct ID: Hashable, Sendable {
    let value: ObjectIdentifier?
  }

  private var owner: Memory<Void>?

  /// Makes a namespace.
  public init() {}

  /// The identity of the space.
  public var wrappedValue: ID { ID(value: owner.map { ObjectIdentifier($0) }) }
}

extension Namespace: InstallableProperty {
  @MainActor mutating func install(_ inputs: ViewInputs, offset: Int) {
    let known = inputs.node.properties[offset] as? Memory<Void>
    owner = known ?? Memory(())
    inputs.node.properties[offset] = owner
  }
}

/// A view of previews, which the stand-in does not show.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

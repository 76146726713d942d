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

/// The parts of geometry that views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes properties from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Accepts a shared geometry, which the stand-in does not apply; its host notes it.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      WrappingModifier { item, inputs in
        inputs.graph.note("matchedGeometryEffect has no effect.")
        return item
      })
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

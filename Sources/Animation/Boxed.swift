/// A value in memory of its own, which copies share until one of them changes it.
///
/// It makes a large value cheap in a struct that is often copied.
public struct Boxed<Value: Hashable & Sendable>: Hashable, @unchecked Sendable {
  @usableFromInline
  final class Box {
    @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box

  /// Makes a box for a value.
  @inlinable
  public init(_ value: Value) { box = Box(value) }

  /// The value.
  @inlinable
  public var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  /// Whether two values are equal.
  @inlinable
  public static func == (left: Boxed, right: Boxed) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }

  /// Hashes the value.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}

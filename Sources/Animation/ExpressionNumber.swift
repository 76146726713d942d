/// The index of an expression in its layer's list.
public struct ExpressionNumber: Hashable, Sendable {
  /// The index.
  public let index: Int32

  /// Makes the number of an index.
  public init(_ index: Int) {
    self.index = Int32(clamping: index)
  }
}

/// A size that a container offers to a view; `nil` asks for the ideal size.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat?
  /// The height, in points.
  public var height: CGFloat?

  /// Nothing.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// No proposal.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Everything.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  /// Makes a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns a size with other values in place of `nil`.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

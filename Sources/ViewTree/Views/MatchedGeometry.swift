public import Geometry

/// How a group shares its frame with others of one name: SwiftUI's `matchedGeometryEffect(id:in:)`.
///
/// Two sources that take turns come from each other's frame: as one goes and the other comes, both move from the
/// place of the first to that of the second. What is no source takes the frame of the source that is there. The views
/// may be anywhere; frames are compared through the transforms of all groups around them.
public struct MatchedGeometry: Hashable, Sendable {
  /// What of a frame is shared.
  public enum Properties: String, Hashable, Sendable, CaseIterable {
    /// Place and size.
    case frame
    /// Where the anchor is.
    case position
    /// Width and height; the anchor stays where it is.
    case size
  }

  /// The name that the views share.
  public var id: String
  /// What the view takes from others.
  public var properties: Properties
  /// The point of the frame that is meant by its place: 0...1 from left to right and from top to bottom.
  public var anchor: Vector2
  /// Whether others take the frame of this view.
  public var isSource: Bool

  /// Makes a share; the defaults are SwiftUI's.
  public init(
    id: String, properties: Properties = .frame, anchor: Vector2 = Vector2(0.5, 0.5),
    isSource: Bool = true
  ) {
    self.id = id
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }
}

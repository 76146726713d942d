public import Geometry

/// The frame sharing of groups with one name: SwiftUI's `matchedGeometryEffect(id:in:)`.
///
/// Two sources of which one is present at a time move between each other's frames: when one is
/// removed and the other inserted, both move from the first frame to the second. A view that is not
/// a source adopts the frame of the present source. The views may be anywhere in the tree; frames
/// are converted through the transforms of all groups around them.
public struct MatchedGeometry: Hashable, Sendable {
  /// The parts of a frame that are shared.
  public enum Properties: String, Hashable, Sendable, CaseIterable {
    /// Position and size.
    case frame
    /// The position of the anchor.
    case position
    /// Width and height about the anchor.
    case size
  }

  /// The name that the views share.
  public var id: String
  /// The parts of the frame that the view adopts.
  public var properties: Properties
  /// The point of the frame that is matched: 0...1 from left to right and from top to bottom.
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

public import Geometry

/// A picture that fills a rectangle at the origin of its group.
///
/// It is scaled evenly until it covers the rectangle, and lies in its middle; what sticks out is cut off.
public struct SceneImage: Hashable, Sendable {
  /// The picture; `nil` when there is none, which is drawn as nothing.
  public var picture: Picture?
  /// Width and height of the rectangle, in points.
  public var size: Vector2

  /// Makes an image of its parts.
  public init(picture: Picture?, size: Vector2) {
    self.picture = picture
    self.size = size
  }

  /// From the picture's pixels to the coordinates of the group; `nil` when there is nothing to draw.
  public var placement: Affine? {
    guard let picture, size.x > 0, size.y > 0, size.x.isFinite, size.y.isFinite else { return nil }
    let natural = Vector2(Double(picture.width), Double(picture.height))
    let scale = max(size.x / natural.x, size.y / natural.y)
    return .translation((size - natural * scale) / 2) * .scale(scale)
  }
}

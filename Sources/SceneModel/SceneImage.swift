public import Geometry

/// A picture that fills a rectangle at the origin of its group.
public struct SceneImage: Hashable, Sendable {
  /// The picture; `nil` when there is none, which is drawn as nothing.
  public var picture: Picture?
  /// Width and height of the rectangle, in points.
  public var size: Vector2
  /// How the picture fills it.
  public var fit: PictureFit

  /// Makes an image of its parts.
  public init(picture: Picture?, size: Vector2, fit: PictureFit = .cover) {
    self.picture = picture
    self.size = size
    self.fit = fit
  }

  /// What of the rectangle shows the picture.
  public var shownRect: Rect {
    let whole = Rect(size: size)
    guard fit == .contain, let picture, let placement else { return whole }
    let natural = Vector2(Double(picture.width), Double(picture.height))
    return Rect(size: natural).transformed(by: placement).intersection(whole)
  }

  /// From the picture's pixels to the coordinates of the group; `nil` when there is nothing to draw.
  public var placement: Affine? {
    guard let picture, size.x > 0, size.y > 0, size.x.isFinite, size.y.isFinite else { return nil }
    let natural = Vector2(Double(picture.width), Double(picture.height))
    let factors = size / natural
    let scale: Vector2 =
      switch fit {
      case .cover: Vector2(repeating: max(factors.x, factors.y))
      case .contain: Vector2(repeating: min(factors.x, factors.y))
      case .stretch: factors
      }
    return .translation((size - natural * scale) / 2) * .scale(scale)
  }
}

public import Geometry

/// A picture that fills a rectangle at the origin of its group.
public struct SceneImage: Hashable, Sendable, Codable {
  /// The picture; `nil` if it is missing, which draws nothing.
  public var picture: Picture?
  /// Width and height of the rectangle, in points.
  public var size: Vector2
  /// How the picture fills the rectangle.
  public var fit: PictureFit
  /// The opacity, 0...1.
  public var opacity = 1.0

  /// All but the picture, which a `RecordedScene` names.
  private enum CodingKeys: CodingKey {
    case size
    case fit
    case opacity
  }

  /// Makes an image.
  public init(picture: Picture?, size: Vector2, fit: PictureFit = .cover) {
    self.picture = picture
    self.size = size
    self.fit = fit
  }

  /// The part of the rectangle that shows the picture.
  public var shownRect: Rect {
    let whole = Rect(size: size)
    guard fit == .contain, let picture, let placement else { return whole }
    let natural = Vector2(Double(picture.width), Double(picture.height))
    return Rect(size: natural).transformed(by: placement).intersection(whole)
  }

  /// The transform from the picture's pixels to the coordinates of the group; `nil` if nothing is
  /// drawn.
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

/// How a picture fills a rectangle of other proportions; it is centered.
public enum PictureFit: String, Hashable, Sendable, CaseIterable, Codable {
  /// Scaled evenly to cover the rectangle, and cropped.
  case cover
  /// Scaled evenly to fit into the rectangle; the rest stays empty.
  case contain
  /// Stretched to the rectangle.
  case stretch
}

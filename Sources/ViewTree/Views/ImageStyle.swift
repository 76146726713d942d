public import Geometry
public import SceneModel

/// What never changes about an image.
public struct ImageStyle: Hashable, Sendable {
  /// The name of the picture in a `PictureStore`; in files, a path or a data URL.
  public var source: String
  /// Width and height of the rectangle that it fills, in points.
  public var size: Vector2
  /// How the picture fills it.
  public var fit: PictureFit

  /// Makes the style of an image.
  public init(source: String, size: Vector2, fit: PictureFit = .cover) {
    self.source = source
    self.size = size
    self.fit = fit
  }
}

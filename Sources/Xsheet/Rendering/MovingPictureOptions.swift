/// How moving pictures are written.
public struct MovingPictureOptions: Hashable, Sendable {
  /// How often players show the picture; 0 for endless repetition.
  public var plays: Int
  /// The quality of WebP, 0...100; `nil` for no loss.
  public var quality: Int?
  /// Whether raw video has a plane of opacity; transparent pixels are black without one.
  public var keepsAlpha: Bool

  /// Chooses how moving pictures are written.
  public init(plays: Int = 0, quality: Int? = nil, keepsAlpha: Bool = false) {
    (self.plays, self.quality, self.keepsAlpha) = (plays, quality, keepsAlpha)
  }
}

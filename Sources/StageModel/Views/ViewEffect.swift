public import SceneModel

/// What a view does that changes the pixels of the group that it is a child of.
public enum ViewEffect: Hashable, Sendable {
  /// Maps lightness to a colour between two.
  case tint
  /// Gives all pixels one colour.
  case colorFill
  /// Maps lightness to a colour between three.
  case tritone
  /// Changes the range of each channel.
  case levels
  /// Draws a shadow below the pixels, or in their place.
  case dropShadow(isShadowOnly: Bool)
  /// Blurs.
  case gaussianBlur(BlurAxes)
  /// Takes away a sector.
  case radialWipe(RadialWipe.Direction)
}

/// Along which axes a blur works.
public enum BlurAxes: String, Hashable, Sendable, CaseIterable {
  /// Along both.
  case both
  /// From side to side only.
  case horizontal
  /// Up and down only.
  case vertical
}

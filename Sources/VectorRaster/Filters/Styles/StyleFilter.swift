package import Geometry
package import SceneModel

/// A paint applied to the shape of a layer's alpha, with lengths in pixels.
package enum StyleFilter {
  /// An inner shadow or inner glow: an offset, blurred copy of the layer's complement, or of the layer itself.
  case innerShadow(
    StylePaint, offset: Vector2, deviation: Vector2, spread: Double, isFromCenter: Bool)
  /// A satin: the difference of two blurred copies with opposite offsets.
  case satin(StylePaint, offset: Vector2, deviation: Vector2, isInverted: Bool)
  /// A color overlay.
  case color(StylePaint)
  /// A gradient overlay, aligned with the bounds of the layer.
  case gradient(GradientOverlayShader, opacity: Double, BlendMode)
  /// A paint whose colors depend on the position.
  case shader(any RowShader, opacity: Double, BlendMode)
  /// A stroke along the edges, with widths outside and inside of them.
  case stroke(StylePaint, outside: Double, inside: Double)
  /// A cut that moves the edges inside by a distance.
  case choke(Double)
  /// A bevel or emboss.
  case bevel(BevelFilter)
}

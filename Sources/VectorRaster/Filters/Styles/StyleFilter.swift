public import Geometry
public import SceneModel

/// What a style paints in the shape of a layer's alpha, with lengths in pixels.
public enum StyleFilter {
  /// Paints where a blurred copy of what is outside falls, or of what is inside.
  case innerShadow(
    StylePaint, offset: Vector2, deviation: Vector2, spread: Double, isFromCenter: Bool)
  /// Paints where two blurred copies differ.
  case satin(StylePaint, offset: Vector2, deviation: Vector2, isInverted: Bool)
  /// Paints everywhere.
  case color(StylePaint)
  /// Paints a gradient between the edges.
  case gradient(GradientOverlayShader, opacity: Double, BlendMode)
  /// Paints a gradient from point to point.
  case ramp(GradientShader, opacity: Double)
  /// Paints a line of widths outside and inside of the edges.
  case outline(StylePaint, outside: Double, inside: Double)
  /// Paints light and shade on slopes.
  case bevel(BevelFilter)
}

package import Animation
package import Geometry
package import SceneModel

/// A text animator: changes to the parts of a text that its selectors select, in proportion to their amounts.
///
/// Properties that are `nil` change nothing.
package struct TextAnimator: Hashable, Sendable {
  /// The name; empty when the file has none.
  package var name = ""
  /// The selectors; without any, the whole text is selected.
  package var selectors: [TextSelector] = []

  /// The offset of the anchor point, in points.
  package var anchor: AnimatedValue<Vector3>?
  /// The offset of the characters, in points.
  package var position: AnimatedValue<Vector3>?
  /// Factors; 1 is no change.
  package var scale: AnimatedValue<Vector3>?
  /// The rotation about z, in degrees clockwise on screen.
  package var rotation: AnimatedValue<Double>?
  /// The rotation about x, in degrees.
  package var rotationX: AnimatedValue<Double>?
  /// The rotation about y, in degrees.
  package var rotationY: AnimatedValue<Double>?
  /// The skew, in degrees.
  package var skew: AnimatedValue<Double>?
  /// The skew axis, in degrees.
  package var skewAxis: AnimatedValue<Double>?
  /// The opacity, 0...1.
  package var opacity: AnimatedValue<Double>?

  /// The fill color of characters that are selected completely.
  package var fillColor: AnimatedValue<Color>?
  /// The change of the fill's hue, in degrees.
  package var fillHue: AnimatedValue<Double>?
  /// The change of the fill's saturation, -1...1.
  package var fillSaturation: AnimatedValue<Double>?
  /// The change of the fill's brightness, -1...1.
  package var fillBrightness: AnimatedValue<Double>?
  /// The fill opacity, 0...1.
  package var fillOpacity: AnimatedValue<Double>?

  /// The stroke color of characters that are selected completely.
  package var strokeColor: AnimatedValue<Color>?
  /// The change of the stroke's hue, in degrees.
  package var strokeHue: AnimatedValue<Double>?
  /// The change of the stroke's saturation, -1...1.
  package var strokeSaturation: AnimatedValue<Double>?
  /// The change of the stroke's brightness, -1...1.
  package var strokeBrightness: AnimatedValue<Double>?
  /// The stroke opacity, 0...1.
  package var strokeOpacity: AnimatedValue<Double>?
  /// The stroke width, in points.
  package var strokeWidth: AnimatedValue<Double>?

  /// The tracking, in thousandths of the font size.
  package var tracking: AnimatedValue<Double>?
  /// The line spacing that is added, in points; x moves lines sideways.
  package var lineSpacing: AnimatedValue<Vector3>?
  /// The blurriness along x and y, in points.
  package var blur: AnimatedValue<Vector3>?

  /// Makes an animator that changes nothing.
  package init() {}
}

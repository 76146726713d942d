public import Geometry
public import SceneModel
public import ViewTree

/// A text animator: changes to the parts of a text that its selectors select, in proportion to their amounts.
///
/// Properties that are `nil` change nothing.
public struct TextAnimator: Hashable, Sendable {
  /// The name; empty when the file has none.
  public var name = ""
  /// The selectors; without any, the whole text is selected.
  public var selectors: [TextSelector] = []

  /// The offset of the anchor point, in points.
  public var anchor: AnimatedValue<Vector3>?
  /// The offset of the characters, in points.
  public var position: AnimatedValue<Vector3>?
  /// Factors; 1 is no change.
  public var scale: AnimatedValue<Vector3>?
  /// The rotation about z, in degrees clockwise on screen.
  public var rotation: AnimatedValue<Double>?
  /// The rotation about x, in degrees.
  public var rotationX: AnimatedValue<Double>?
  /// The rotation about y, in degrees.
  public var rotationY: AnimatedValue<Double>?
  /// The skew, in degrees.
  public var skew: AnimatedValue<Double>?
  /// The skew axis, in degrees.
  public var skewAxis: AnimatedValue<Double>?
  /// The opacity, 0...1.
  public var opacity: AnimatedValue<Double>?

  /// The fill color of characters that are selected completely.
  public var fillColor: AnimatedValue<Color>?
  /// The change of the fill's hue, in degrees.
  public var fillHue: AnimatedValue<Double>?
  /// The change of the fill's saturation, -1...1.
  public var fillSaturation: AnimatedValue<Double>?
  /// The change of the fill's brightness, -1...1.
  public var fillBrightness: AnimatedValue<Double>?
  /// The fill opacity, 0...1.
  public var fillOpacity: AnimatedValue<Double>?

  /// The stroke color of characters that are selected completely.
  public var strokeColor: AnimatedValue<Color>?
  /// The change of the stroke's hue, in degrees.
  public var strokeHue: AnimatedValue<Double>?
  /// The change of the stroke's saturation, -1...1.
  public var strokeSaturation: AnimatedValue<Double>?
  /// The change of the stroke's brightness, -1...1.
  public var strokeBrightness: AnimatedValue<Double>?
  /// The stroke opacity, 0...1.
  public var strokeOpacity: AnimatedValue<Double>?
  /// The stroke width, in points.
  public var strokeWidth: AnimatedValue<Double>?

  /// The tracking, in thousandths of the font size.
  public var tracking: AnimatedValue<Double>?
  /// The line spacing that is added, in points; x moves lines sideways.
  public var lineSpacing: AnimatedValue<Vector3>?
  /// The blurriness along x and y, in points.
  public var blur: AnimatedValue<Vector3>?

  /// Makes an animator that changes nothing.
  public init() {}
}

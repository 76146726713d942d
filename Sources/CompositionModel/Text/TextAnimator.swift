public import Geometry
public import SceneModel
public import ViewTree

/// What is done to the parts of a text that selectors choose, as much as they choose them.
///
/// Properties that are `nil` change nothing.
public struct TextAnimator: Hashable, Sendable {
  /// The name; empty when the file has none.
  public var name = ""
  /// What chooses the parts; without any, the whole text is chosen.
  public var selectors: [TextSelector] = []

  /// What moves the anchor, in points.
  public var anchor: AnimatedValue<Vector3>?
  /// What moves the letters, in points.
  public var position: AnimatedValue<Vector3>?
  /// Factors; 1 is no change.
  public var scale: AnimatedValue<Vector3>?
  /// The turn about z, in degrees clockwise on screen.
  public var rotation: AnimatedValue<Double>?
  /// The turn about x, in degrees.
  public var rotationX: AnimatedValue<Double>?
  /// The turn about y, in degrees.
  public var rotationY: AnimatedValue<Double>?
  /// The skew, in degrees.
  public var skew: AnimatedValue<Double>?
  /// The direction of the skew, in degrees.
  public var skewAxis: AnimatedValue<Double>?
  /// 0...1.
  public var opacity: AnimatedValue<Double>?

  /// The colour that fills have where they are wholly chosen.
  public var fillColor: AnimatedValue<Color>?
  /// What turns the hue of fills, in degrees.
  public var fillHue: AnimatedValue<Double>?
  /// What is added to the saturation of fills, -1...1.
  public var fillSaturation: AnimatedValue<Double>?
  /// What is added to the brightness of fills, -1...1.
  public var fillBrightness: AnimatedValue<Double>?
  /// The opacity of fills, 0...1.
  public var fillOpacity: AnimatedValue<Double>?

  /// The colour that outlines have where they are wholly chosen.
  public var strokeColor: AnimatedValue<Color>?
  /// What turns the hue of outlines, in degrees.
  public var strokeHue: AnimatedValue<Double>?
  /// What is added to the saturation of outlines, -1...1.
  public var strokeSaturation: AnimatedValue<Double>?
  /// What is added to the brightness of outlines, -1...1.
  public var strokeBrightness: AnimatedValue<Double>?
  /// The opacity of outlines, 0...1.
  public var strokeOpacity: AnimatedValue<Double>?
  /// The width of outlines, in points.
  public var strokeWidth: AnimatedValue<Double>?

  /// What is added between characters, in thousandths of the font's size.
  public var tracking: AnimatedValue<Double>?
  /// What is added to the distance of baselines, in points; x moves lines sideways.
  public var lineSpacing: AnimatedValue<Vector3>?
  /// How much letters are blurred, in points along x and y.
  public var blur: AnimatedValue<Vector3>?

  /// Makes an animator that does nothing.
  public init() {}
}

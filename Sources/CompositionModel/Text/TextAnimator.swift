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

  /// Visits the properties.
  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    for index in selectors.indices { selectors[index].visitProperties(&visitor) }
    visitor.visit(&anchor, ModelProperty("a", "anchorPoint", nil, .spacePoint), neutral: .zero)
    visitor.visit(&position, ModelProperty("p", "position", nil, .spacePoint), neutral: .zero)
    visitor.visit(&scale, ModelProperty("s", "scale", nil, .percent), neutral: Vector3(1, 1, 1))
    visitor.visit(&rotation, ModelProperty("rz", "rotation", nil, .angle))
    visitor.visit(&rotationX, ModelProperty("rx", "xRotation", nil, .angle))
    visitor.visit(&rotationY, ModelProperty("ry", "yRotation", nil, .angle))
    visitor.visit(&skew, ModelProperty("sk", "skew", nil, .angle))
    visitor.visit(&skewAxis, ModelProperty("sa", "skewAxis", nil, .angle))
    visitor.visit(&opacity, ModelProperty("o", "opacity", nil, .percent), neutral: 1)
    visitor.visit(&fillColor, ModelProperty("fc", "fillColor"), neutral: .black)
    visitor.visit(&fillHue, ModelProperty("fh", "fillHue", nil, .angle))
    visitor.visit(&fillSaturation, ModelProperty("fs", "fillSaturation", nil, .percent))
    visitor.visit(&fillBrightness, ModelProperty("fb", "fillBrightness", nil, .percent))
    visitor.visit(&fillOpacity, ModelProperty("fo", "fillOpacity", nil, .percent), neutral: 1)
    visitor.visit(&strokeColor, ModelProperty("sc", "strokeColor"), neutral: .black)
    visitor.visit(&strokeHue, ModelProperty("sh", "strokeHue", nil, .angle))
    visitor.visit(&strokeSaturation, ModelProperty("ss", "strokeSaturation", nil, .percent))
    visitor.visit(&strokeBrightness, ModelProperty("sb", "strokeBrightness", nil, .percent))
    visitor.visit(&strokeOpacity, ModelProperty("so", "strokeOpacity", nil, .percent), neutral: 1)
    visitor.visit(&strokeWidth, ModelProperty("sw", "strokeWidth"))
    visitor.visit(&tracking, ModelProperty("t", "tracking"))
    visitor.visit(&lineSpacing, ModelProperty("ls", "lineSpacing", nil, .distances), neutral: .zero)
    visitor.visit(&blur, ModelProperty("bl", "blur", nil, .distances), neutral: .zero)
  }
}

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

/// A text selector: selects parts of a text by an amount.
package struct TextSelector: Hashable, Sendable {
  /// Whether it is an expression selector, which ignores the range; the expression is among the layer's expressions.
  package var followsExpression = false
  /// The units of `start`, `end` and `offset`.
  package var units = Units.fraction
  /// The start of the range.
  package var start = AnimatedValue(0.0)
  /// The end of the range; `nil` is the end of the text.
  package var end: AnimatedValue<Double>?
  /// The offset of the range.
  package var offset = AnimatedValue(0.0)
  /// The amount of the selection, -1...1.
  package var amount = AnimatedValue(1.0)
  /// The unit that is selected as a whole: After Effects' Based On.
  package var basis = Basis.characters
  /// The shape of the selection across the range.
  package var shape = Shape.square
  /// How it combines with the selectors before it.
  package var mode = Mode.add
  /// Ease High, -1...1.
  package var maximumEase = AnimatedValue(0.0)
  /// Ease Low, -1...1.
  package var minimumEase = AnimatedValue(0.0)
  /// The smoothness of a square shape's ends, 0...1.
  package var smoothness = AnimatedValue(1.0)
  /// Whether the order is randomized.
  package var isRandom = false

  /// The units of a range.
  package enum Units: Int, Hashable, Sendable, CaseIterable {
    /// Shares of the text: 1 is all.
    case fraction = 1
    /// Indices of units.
    case index
  }

  /// The unit that is selected as a whole: After Effects' Based On.
  package enum Basis: Int, Hashable, Sendable, CaseIterable {
    case characters = 1
    case charactersWithoutSpaces, words, lines
  }

  /// The shape of the selection across the range.
  package enum Shape: Int, Hashable, Sendable, CaseIterable {
    /// A constant amount in the whole range.
    case square = 1
    /// Rising along the range.
    case rampUp
    /// Falling along the range.
    case rampDown
    /// Rising to the middle and falling, linearly.
    case triangle
    /// Rising to the middle and falling, along a circle.
    case round
    /// Rising to the middle and falling, smooth at the ends.
    case smooth
  }

  /// How a selector combines with those before it.
  package enum Mode: Int, Hashable, Sendable, CaseIterable {
    case add = 1
    case subtract
    /// The product.
    case intersect
    case minimum, maximum
    /// The absolute difference.
    case difference
  }

  /// Makes a selector of the whole text.
  package init() {}

  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    let unit: ModelUnit = units == .fraction ? .percent : .plain
    visitor.visit(&start, ModelProperty("s", "start", nil, unit))
    visitor.visit(&end, ModelProperty("e", "end", nil, unit))
    visitor.visit(&offset, ModelProperty("o", "offset", nil, unit))
    visitor.visit(&amount, ModelProperty("a", "amount", nil, .percent))
    visitor.visit(&maximumEase, ModelProperty("xe", "easeHigh", nil, .percent))
    visitor.visit(&minimumEase, ModelProperty("ne", "easeLow", nil, .percent))
    visitor.visit(&smoothness, ModelProperty("sm", "smoothness", nil, .percent))
  }
}

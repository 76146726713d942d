package import Animation
import SceneModel

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

  /// Visits the properties.
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

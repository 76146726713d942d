public import ViewTree

/// What chooses parts of a text, and how much.
public struct TextSelector: Hashable, Sendable {
  /// Whether an expression chooses, which is among the layer's expressions; the range does not count then.
  public var followsExpression: Bool
  /// What `start`, `end` and `offset` are counted in.
  public var units: Units
  /// Where the range begins.
  public var start: AnimatedValue<Double>
  /// Where the range ends; `nil` is the end of the text.
  public var end: AnimatedValue<Double>?
  /// What moves the range.
  public var offset: AnimatedValue<Double>
  /// How much the range is chosen, -1...1.
  public var amount: AnimatedValue<Double>
  /// What is chosen in one piece.
  public var basis: Basis
  /// How the choice grows and falls in the range.
  public var shape: Shape
  /// How it joins the selectors before it.
  public var mode: Mode
  /// How gently the choice ends, -1...1.
  public var maximumEase: AnimatedValue<Double>
  /// How gently the choice begins, -1...1.
  public var minimumEase: AnimatedValue<Double>
  /// How softly a square range ends within one piece, 0...1.
  public var smoothness: AnimatedValue<Double>
  /// Whether pieces are chosen in a mixed order.
  public var isRandom: Bool

  /// What a range is counted in.
  public enum Units: Int, Hashable, Sendable, CaseIterable {
    /// Factors of the text: 1 is all.
    case fraction = 1
    /// Pieces.
    case index
  }

  /// What is chosen in one piece.
  public enum Basis: Int, Hashable, Sendable, CaseIterable {
    /// Each character.
    case characters = 1
    /// Each character that is no space.
    case charactersWithoutSpaces
    /// Each word.
    case words
    /// Each line.
    case lines
  }

  /// How the choice grows and falls in the range.
  public enum Shape: Int, Hashable, Sendable, CaseIterable {
    /// All of the range alike.
    case square = 1
    /// More and more.
    case rampUp
    /// Less and less.
    case rampDown
    /// Most in the middle, in straight lines.
    case triangle
    /// Most in the middle, on a circle.
    case round
    /// Most in the middle, gently at the ends.
    case smooth
  }

  /// How a selector joins those before it.
  public enum Mode: Int, Hashable, Sendable, CaseIterable {
    /// Adds to them.
    case add = 1
    /// Takes from them.
    case subtract
    /// Keeps what both choose.
    case intersect
    /// The lesser of both.
    case minimum
    /// The greater of both.
    case maximum
    /// What one of them chooses alone.
    case difference
  }

  /// Makes a selector of the whole text.
  public init() {
    followsExpression = false
    units = .fraction
    start = AnimatedValue(0)
    offset = AnimatedValue(0)
    amount = AnimatedValue(1)
    basis = .characters
    shape = .square
    mode = .add
    maximumEase = AnimatedValue(0)
    minimumEase = AnimatedValue(0)
    smoothness = AnimatedValue(1)
    isRandom = false
  }
}

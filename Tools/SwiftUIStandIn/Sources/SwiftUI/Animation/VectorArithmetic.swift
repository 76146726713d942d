/// A value that can be added and scaled, and so interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a factor.
  mutating func scale(by rhs: Double)
  /// The squared length of the value.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension VectorArithmetic {
  func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}

/// Animatable data without values.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes the value.
  public init() {}
  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The only value.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }
  /// The only value.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First, Second>: VectorArithmetic
where First: VectorArithmetic, Second: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Two zeros.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  /// The sum.
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// The difference.
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// Multiplies both values by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both squared lengths.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A value with data that animations interpolate.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic
  /// The data that is interpolated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

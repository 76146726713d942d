#if canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Darwin)
  public import Darwin
#endif

/// The sine of an angle in radians.
@inlinable public func sine(_ radians: Double) -> Double { sin(radians) }

/// The cosine of an angle in radians.
@inlinable public func cosine(_ radians: Double) -> Double { cos(radians) }

/// The tangent of an angle in radians.
@inlinable public func tangent(_ radians: Double) -> Double { tan(radians) }

/// The angle in radians, -π...π, of the vector (x, y).
@inlinable public func arctangent2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

/// The angle in radians, 0...π, whose cosine is given; the argument is clamped to -1...1.
@inlinable public func arccosine(_ value: Double) -> Double { acos(min(max(value, -1), 1)) }

/// e to the given power.
@inlinable public func exponential(_ value: Double) -> Double { exp(value) }

/// The natural logarithm.
@inlinable public func logarithm(_ value: Double) -> Double { log(value) }

/// `base` raised to `exponent`.
@inlinable public func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The remainder of a division, with the sign of the divisor: never negative for a positive divisor.
@inlinable public func positiveRemainder(_ value: Double, _ divisor: Double) -> Double {
  let remainder = value.truncatingRemainder(dividingBy: divisor)
  return remainder < 0 ? remainder + divisor : remainder
}

extension Double {
  /// Degrees to radians.
  @inlinable public var radians: Double { self * .pi / 180 }

  /// Radians to degrees.
  @inlinable public var degrees: Double { self * 180 / .pi }

  /// The value limited to a range.
  @inlinable public func clamped(to range: ClosedRange<Double>) -> Double {
    self < range.lowerBound ? range.lowerBound : (self > range.upperBound ? range.upperBound : self)
  }

  /// Linear interpolation: `self` at 0, `other` at 1; other progress extrapolates.
  @inlinable public func interpolated(to other: Double, progress: Double) -> Double {
    self + (other - self) * progress
  }
}

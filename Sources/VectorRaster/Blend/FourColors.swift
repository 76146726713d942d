/// The colors of four pixels in planar layout: one vector per component, 0...1.
struct FourColors {
  /// The red components.
  var red: FourValues
  /// The green components.
  var green: FourValues
  /// The blue components.
  var blue: FourValues

  /// The colors with a function applied to each component.
  @inline(__always) func map(_ change: (FourValues) -> FourValues) -> FourColors {
    FourColors(red: change(red), green: change(green), blue: change(blue))
  }

  /// The luminosity, 0...1.
  @inline(__always) var luminosity: FourValues { red * 0.3 + green * 0.59 + blue * 0.11 }

  /// The smallest component.
  @inline(__always) private var low: FourValues {
    darkenFormula(red, darkenFormula(green, blue))
  }

  /// The largest component.
  @inline(__always) private var high: FourValues {
    lightenFormula(red, lightenFormula(green, blue))
  }

  /// The saturation: the difference of the largest and the smallest component.
  @inline(__always) var saturation: FourValues { high - low }

  /// The colors with another luminosity, clipped to 0...1 by moving them toward their gray.
  @inline(__always) func with(luminosity: FourValues) -> FourColors {
    let shift = luminosity - self.luminosity
    let shifted = map { $0 + shift }
    let middle = shifted.luminosity
    let (low, high) = (shifted.low, shifted.high)
    let one = FourValues(repeating: 1)
    let lift = one.replacing(with: middle / (middle - low), where: low .< 0)
    let drop = one.replacing(with: (1 - middle) / (high - middle), where: high .> 1)
    let factor = lift * drop
    return shifted.map { middle + ($0 - middle) * factor }
  }

  /// The colors with another saturation and a smallest component of 0.
  @inline(__always) func with(saturation: FourValues) -> FourColors {
    let span = self.saturation
    let factor = FourValues(repeating: 0).replacing(with: saturation / span, where: span .> 0)
    let low = low
    return map { ($0 - low) * factor }
  }
}

// The mix of an opaque source with an opaque backdrop, for blend modes that are not mixed as premultiplied bytes.
//
// The formulas are from the W3C's "Compositing and Blending Level 1". Those of separable blend modes mix one component of
// four pixels, 0...1, independently of the others. They are no members of a type, because the compiler inlines references
// to global functions only.

/// One component of four pixels, 0...1.
typealias FourValues = SIMD4<Float>

/// Screen, as a part of other formulas: the complement of the product of complements.
@inline(__always)
private func screen(_ backdrop: FourValues, _ source: FourValues) -> FourValues {
  backdrop + source - backdrop * source
}

/// Multiply for dark and screen for light sources.
@inline(__always)
func hardLightFormula(_ backdrop: FourValues, _ source: FourValues) -> FourValues {
  let double = source + source
  return (backdrop * double).replacing(with: screen(backdrop, double - 1), where: source .> 0.5)
}

/// Hard light with source and backdrop exchanged.
@inline(__always)
func overlayFormula(_ backdrop: FourValues, _ source: FourValues) -> FourValues {
  hardLightFormula(source, backdrop)
}

/// The smaller component.
@inline(__always)
func darkenFormula(_ backdrop: FourValues, _ source: FourValues) -> FourValues {
  backdrop.replacing(with: source, where: source .< backdrop)
}

/// The larger component.
@inline(__always)
func lightenFormula(_ backdrop: FourValues, _ source: FourValues) -> FourValues {
  backdrop.replacing(with: source, where: source .> backdrop)
}

/// The backdrop divided by the complement of the source.
@inline(__always)
func colorDodgeFormula(_ backdrop: FourValues, _ source: FourValues) -> FourValues {
  let quotient = backdrop / (1 - source)
  // A white source keeps a black backdrop black and turns any other one white.
  return FourValues(repeating: 1)
    .replacing(with: quotient, where: quotient .< 1)
    .replacing(with: 0, where: backdrop .<= 0)
}

/// The complement of the backdrop divided by the source.
@inline(__always)
func colorBurnFormula(_ backdrop: FourValues, _ source: FourValues) -> FourValues {
  let quotient = (1 - backdrop) / source
  return FourValues(repeating: 0)
    .replacing(with: 1 - quotient, where: quotient .< 1)
    .replacing(with: 1, where: backdrop .>= 1)
}

/// Darkens or lightens softly by the source.
@inline(__always)
func softLightFormula(_ b: FourValues, _ s: FourValues) -> FourValues {
  let polynomial = ((16 * b - 12) * b + 4) * b
  let curve = PixelMath.squareRoot(b).replacing(with: polynomial, where: b .<= 0.25)
  let dark = b - (1 - 2 * s) * b * (1 - b)
  let light = b + (2 * s - 1) * (curve - b)
  return dark.replacing(with: light, where: s .> 0.5)
}

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

/// Screen, as a part of other formulas: the complement of the product of complements.
enum ScreenFormula: SeparableFormula {
  @inline(__always)
  static func mix(backdrop: SIMD4<Float>, source: SIMD4<Float>) -> SIMD4<Float> {
    backdrop + source - backdrop * source
  }
}

/// Multiply for dark and screen for light sources.
enum HardLightFormula: SeparableFormula {
  @inline(__always)
  static func mix(backdrop: SIMD4<Float>, source: SIMD4<Float>) -> SIMD4<Float> {
    let double = source + source
    let light = ScreenFormula.mix(backdrop: backdrop, source: double - 1)
    return (backdrop * double).replacing(with: light, where: source .> 0.5)
  }
}

/// Hard light with source and backdrop exchanged.
enum OverlayFormula: SeparableFormula {
  @inline(__always)
  static func mix(backdrop: SIMD4<Float>, source: SIMD4<Float>) -> SIMD4<Float> {
    HardLightFormula.mix(backdrop: source, source: backdrop)
  }
}

/// The smaller component.
enum DarkenFormula: SeparableFormula {
  @inline(__always)
  static func mix(backdrop: SIMD4<Float>, source: SIMD4<Float>) -> SIMD4<Float> {
    backdrop.replacing(with: source, where: source .< backdrop)
  }
}

/// The larger component.
enum LightenFormula: SeparableFormula {
  @inline(__always)
  static func mix(backdrop: SIMD4<Float>, source: SIMD4<Float>) -> SIMD4<Float> {
    backdrop.replacing(with: source, where: source .> backdrop)
  }
}

/// The backdrop divided by the complement of the source.
enum ColorDodgeFormula: SeparableFormula {
  @inline(__always)
  static func mix(backdrop: SIMD4<Float>, source: SIMD4<Float>) -> SIMD4<Float> {
    let quotient = backdrop / (1 - source)
    // A white source keeps a black backdrop black and turns any other one white.
    return SIMD4(repeating: 1)
      .replacing(with: quotient, where: quotient .< 1)
      .replacing(with: 0, where: backdrop .<= 0)
  }
}

/// The complement of the backdrop divided by the source.
enum ColorBurnFormula: SeparableFormula {
  @inline(__always)
  static func mix(backdrop: SIMD4<Float>, source: SIMD4<Float>) -> SIMD4<Float> {
    let quotient = (1 - backdrop) / source
    return (SIMD4<Float>(repeating: 0))
      .replacing(with: 1 - quotient, where: quotient .< 1)
      .replacing(with: 1, where: backdrop .>= 1)
  }
}

/// Darkens or lightens softly by the source.
enum SoftLightFormula: SeparableFormula {
  @inline(__always)
  static func mix(backdrop b: SIMD4<Float>, source s: SIMD4<Float>) -> SIMD4<Float> {
    let polynomial = ((16 * b - 12) * b + 4) * b
    let curve = FastMath.squareRoot(b).replacing(with: polynomial, where: b .<= 0.25)
    let dark = b - (1 - 2 * s) * b * (1 - b)
    let light = b + (2 * s - 1) * (curve - b)
    return dark.replacing(with: light, where: s .> 0.5)
  }
}

/// The magnitude of the difference.
enum DifferenceFormula: SeparableFormula {
  @inline(__always)
  static func mix(backdrop: SIMD4<Float>, source: SIMD4<Float>) -> SIMD4<Float> {
    let difference = backdrop - source
    return difference.replacing(with: -difference, where: difference .< 0)
  }
}

/// A difference of lower contrast.
enum ExclusionFormula: SeparableFormula {
  @inline(__always)
  static func mix(backdrop: SIMD4<Float>, source: SIMD4<Float>) -> SIMD4<Float> {
    backdrop + source - 2 * backdrop * source
  }
}

/// 1 where backdrop and source sum to at least 1, else 0, as in After Effects.
enum HardMixFormula: SeparableFormula {
  @inline(__always)
  static func mix(backdrop: SIMD4<Float>, source: SIMD4<Float>) -> SIMD4<Float> {
    // Slightly below 1, because quotients of bytes that add up to 255 may sum to less than 1.
    SIMD4<Float>(repeating: 0).replacing(with: 1, where: backdrop + source .>= 0.9999)
  }
}

/// The functions behind the non-separable blend modes, which mix hue, saturation and luminosity.
enum NonSeparableBlending {
  typealias Vector = SIMD4<Float>

  /// The luminosity of colors, 0...1.
  @inline(__always) static func luminosity(_ color: FourColors) -> Vector {
    color.red * 0.3 + color.green * 0.59 + color.blue * 0.11
  }

  @inline(__always) private static func smaller(_ a: Vector, _ b: Vector) -> Vector {
    a.replacing(with: b, where: b .< a)
  }

  @inline(__always) private static func larger(_ a: Vector, _ b: Vector) -> Vector {
    a.replacing(with: b, where: b .> a)
  }

  @inline(__always) private static func low(_ color: FourColors) -> Vector {
    smaller(color.red, smaller(color.green, color.blue))
  }

  @inline(__always) private static func high(_ color: FourColors) -> Vector {
    larger(color.red, larger(color.green, color.blue))
  }

  /// The saturation of colors: the difference of the largest and the smallest component.
  @inline(__always) static func saturation(_ color: FourColors) -> Vector {
    high(color) - low(color)
  }

  /// Colors with the distance of each component from a gray scaled by a factor.
  @inline(__always)
  private static func scaled(_ color: FourColors, about gray: Vector, by factor: Vector)
    -> FourColors
  {
    FourColors(
      red: gray + (color.red - gray) * factor, green: gray + (color.green - gray) * factor,
      blue: gray + (color.blue - gray) * factor)
  }

  /// Colors with another luminosity, clipped to 0...1 by moving them toward their gray.
  @inline(__always)
  static func with(luminosity: Vector, _ color: FourColors) -> FourColors {
    let shift = luminosity - NonSeparableBlending.luminosity(color)
    let shifted = FourColors(
      red: color.red + shift, green: color.green + shift, blue: color.blue + shift)
    let middle = NonSeparableBlending.luminosity(shifted)
    let (low, high) = (low(shifted), high(shifted))
    let one = Vector(repeating: 1)
    let lift = one.replacing(with: middle / (middle - low), where: low .< 0)
    let drop = one.replacing(with: (1 - middle) / (high - middle), where: high .> 1)
    return scaled(shifted, about: middle, by: lift * drop)
  }

  /// Colors with another saturation and a smallest component of 0.
  @inline(__always)
  static func with(saturation: Vector, _ color: FourColors) -> FourColors {
    let span = NonSeparableBlending.saturation(color)
    let factor = Vector(repeating: 0).replacing(with: saturation / span, where: span .> 0)
    let low = low(color)
    return FourColors(
      red: (color.red - low) * factor, green: (color.green - low) * factor,
      blue: (color.blue - low) * factor)
  }
}

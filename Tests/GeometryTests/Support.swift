import Geometry
import TestSupport

extension Affine {
  /// A transform that has an inverse.
  static func random(_ random: inout SeededRandom) -> Affine {
    let scale = Vector2(random.number(0.2...3), random.number(-3...(-0.2)))
    return .translation(Vector2(random.number(-99...99), random.number(-99...99)))
      * .rotation(degrees: random.number(-360...360))
      * .skew(degrees: random.number(-60...60), axisDegrees: random.number(-180...180))
      * .scale(scale)
  }
}

extension Vector2 {
  static func random(_ random: inout SeededRandom) -> Vector2 {
    Vector2(random.number(-100...100), random.number(-100...100))
  }
}

extension CubicSegment {
  static func random(_ random: inout SeededRandom) -> CubicSegment {
    CubicSegment(.random(&random), .random(&random), .random(&random), .random(&random))
  }
}

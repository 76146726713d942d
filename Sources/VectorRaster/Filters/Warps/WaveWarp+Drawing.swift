import Geometry
import SceneModel

/// Parallel waves that move points across their direction.
struct WaveMap: WarpMap {
  private let shape: WaveWarp.Shape
  private let height: Double
  private let phase: Double
  /// The wave vector: the direction of the waves over their wavelength.
  private let frequency: Vector2
  /// The unit vector of the displacement.
  private let across: Vector2

  /// Creates the map of a wave warp.
  init(_ wave: WaveWarp) {
    let direction = Vector2(angle: (wave.direction - 90).radians)
    shape = wave.shape
    height = wave.height
    phase = wave.phase / 360
    frequency = direction / max(wave.width, 1e-3)
    across = Vector2(-direction.y, direction.x)
  }

  @inline(__always) func source(of point: Vector2) -> Vector2? {
    let cycles = point.dot(frequency) - phase
    return point - across * (WaveMap.value(shape, cycles - cycles.rounded(.down)) * height)
  }

  /// The value of a wave, -1...1, at a phase of 0..<1.
  static func value(_ shape: WaveWarp.Shape, _ phase: Double) -> Double {
    let isUp = phase < 0.5
    // The position in the half wave, -1...1.
    let half = phase * 4 - (isUp ? 1 : 3)
    let arc = max(0, 1 - half * half).squareRoot()
    switch shape {
    case .sine: return sine(phase * 2 * .pi)
    case .square: return isUp ? 1 : -1
    case .triangle: return 1 - 4 * abs(phase - 0.5)
    case .sawtooth: return 2 * phase - 1
    case .circle: return isUp ? arc : -arc
    case .semicircle:
      let whole = phase * 2 - 1
      return 2 * max(0, 1 - whole * whole).squareRoot() - 1
    case .uncircle:
      let side = 1 - abs(half)
      let hollow = 1 - max(0, 1 - side * side).squareRoot()
      return isUp ? hollow : -hollow
    }
  }
}

extension WaveWarp: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard height != 0, width > 0, let space = plan.space(of: self) else { return }
    let (matrix, distance) = (plan.matrix, abs(height))
    plan.margin.add(reach: distance * Vector2(matrix.a, matrix.b).length)
    plan.margin.add(reach: distance * Vector2(matrix.c, matrix.d).length)
    plan.add(WaveMap(self), space)
  }
}

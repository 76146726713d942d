import Geometry
public import SceneModel

/// Waves that go one way and move what is there across it.
struct WaveMap: PlaceMap {
  private let shape: WaveWarp.Shape
  private let height: Double
  private let phase: Double
  /// The way of a wave, over the square of its length.
  private let frequency: Vector2
  private let across: Vector2

  /// Makes the map of waves that have a length.
  init(_ wave: WaveWarp) {
    let way = Vector2(angle: (wave.direction - 90).radians)
    shape = wave.shape
    height = wave.height
    phase = wave.phase / 360
    frequency = way / max(wave.width, 1e-3)
    across = Vector2(-way.y, way.x)
  }

  @inline(__always) func source(of place: Vector2) -> Vector2? {
    let turn = place.dot(frequency) - phase
    return place - across * (WaveMap.value(shape, turn - turn.rounded(.down)) * height)
  }

  /// How high a wave is at a share of its length, -1...1.
  static func value(_ shape: WaveWarp.Shape, _ share: Double) -> Double {
    let isUp = share < 0.5
    /// The place in the half of a wave, -1...1.
    let half = share * 4 - (isUp ? 1 : 3)
    let arc = max(0, 1 - half * half).squareRoot()
    switch shape {
    case .sine: return sine(share * 2 * .pi)
    case .square: return isUp ? 1 : -1
    case .triangle: return 1 - 4 * abs(share - 0.5)
    case .sawtooth: return 2 * share - 1
    case .circle: return isUp ? arc : -arc
    case .semicircle:
      let whole = share * 2 - 1
      return 2 * max(0, 1 - whole * whole).squareRoot() - 1
    case .uncircle:
      let side = 1 - abs(half)
      let hollow = 1 - max(0, 1 - side * side).squareRoot()
      return isUp ? hollow : -hollow
    }
  }
}

extension WaveWarp: PixelWarp {
  /// The height of a wave, each way.
  public var reach: WarpReach {
    height != 0 && width > 0 ? .distance(abs(height)) : .nothing
  }

  /// The warp of pixels.
  public func warp(in space: PointSpace) -> WarpFilter? { WarpFilter(WaveMap(self), space) }
}

import Geometry
import SceneModel

extension PixelWarp {
  /// The warp of a view whose values begin at a slot, in the order of its schema.
  init(_ effect: ViewEffect, values: [PropertyValue], at slot: Int) {
    func number(_ index: Int) -> Double { values[slot + index].numberValue }
    func point(_ index: Int) -> Vector2 { values[slot + index].vectorValue.xy }
    switch effect {
    case .spherize: self = .spherize(center: point(0), radius: max(0, number(1)))
    case .ripple:
      self = .ripple(
        Ripple(
          center: point(0), radius: max(0, number(1)), width: max(0, number(2)),
          height: number(3), phase: number(4)))
    case .waveWarp(let shape):
      self = .wave(
        WaveWarp(
          shape: shape, height: number(0), width: max(0, number(1)), direction: number(2),
          phase: number(3)))
    case .mirror: self = .mirror(center: point(0), angle: number(1))
    case .motionTile(let style):
      self = .tile(
        Tiling(
          frame: point(0), center: point(1), tileSize: point(2), outputSize: point(3),
          phase: number(4), isMirrored: style.isMirrored, shiftsRows: style.shiftsRows))
    case .cornerPin:
      self = .cornerPin(
        CornerPin(
          frame: point(0), topLeft: point(1), topRight: point(2), bottomLeft: point(3),
          bottomRight: point(4)))
    default: self = .twirl(angle: number(0), center: point(1), radius: max(0, number(2)))
    }
  }
}

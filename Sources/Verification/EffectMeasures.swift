import Geometry
import SceneModel

/// The numbers of an effect, by which two of a kind are compared: lengths in points, angles in degrees, shares and
/// components of colours in percent.
struct EffectMeasures {
  /// What must be equal.
  private var kind: [String] = []
  private var numbers: [Double] = []

  /// How far two effects are apart; `nil` for effects of two kinds.
  func deviation(_ other: EffectMeasures) -> Double? {
    guard kind == other.kind, numbers.count == other.numbers.count else { return nil }
    return zip(numbers, other.numbers).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  private mutating func add(_ numbers: Double...) { self.numbers += numbers }
  private mutating func add(_ point: Vector2) { numbers += [point.x, point.y] }
  private mutating func add(percent shares: Double...) { numbers += shares.map { $0 * 100 } }

  private mutating func add(_ color: Color) {
    add(percent: color.red, color.green, color.blue, color.alpha)
  }
}

extension EffectMeasures {
  /// The measures of a change of colours.
  init(_ recolor: Recolor) {
    switch recolor {
    case .invert(let channel, let amount):
      kind = ["invert", channel.rawValue]
      add(percent: amount)
    case .brightnessContrast(let brightness, let contrast, let isLegacy):
      kind = ["contrast", "\(isLegacy)"]
      add(percent: isLegacy ? brightness / 255 : brightness, contrast)
    case .hueSaturation(let hue, let saturation, let lightness):
      kind = ["hue"]
      add(hue)
      add(percent: saturation, lightness)
    case .colorize(let hue, let saturation, let lightness):
      kind = ["colorize"]
      add(hue)
      add(percent: saturation, lightness)
    case .exposure(let stops, let offset, let gamma):
      kind = ["exposure"]
      add(percent: stops, offset, gamma)
    case .posterize(let levels):
      kind = ["posterize"]
      add(levels)
    case .threshold(let level):
      kind = ["threshold"]
      add(percent: level)
    case .blackAndWhite(let weights, let tint):
      kind = ["gray", "\(tint != nil)"]
      numbers = weights.map { $0 * 100 }
      if let tint { add(tint) }
    }
  }

  /// The measures of a ramp.
  init(_ ramp: ColorRamp) {
    kind = [ramp.kind.rawValue]
    add(ramp.start)
    add(ramp.end)
    add(ramp.startColor)
    add(ramp.endColor)
    add(percent: ramp.amount)
  }

  /// The measures of a wipe.
  init(_ wipe: LinearWipe) {
    add(percent: wipe.completion)
    add(wipe.direction, wipe.feather)
    switch wipe.extent {
    case .frame(let frame):
      kind = ["frame"]
      add(frame)
    case .stripes(let width):
      kind = ["stripes"]
      add(width)
    }
  }

  /// The measures of a mosaic.
  init(_ mosaic: Mosaic) {
    kind = ["\(mosaic.isSharp)"]
    add(mosaic.frame)
    add(mosaic.blocks)
  }

  /// The measures of a displacement.
  init(_ displacement: Displacement) {
    kind = [
      displacement.horizontal.rawValue, displacement.vertical.rawValue, "\(displacement.wraps)",
    ]
    add(displacement.distance)
    add(displacement.frame)
  }

  /// The measures of a warp.
  init(_ warp: PixelWarp) {
    switch warp {
    case .twirl(let angle, let center, let radius):
      kind = ["twirl"]
      add(angle, radius)
      add(center)
    case .spherize(let center, let radius):
      kind = ["spherize"]
      add(radius)
      add(center)
    case .ripple(let ripple):
      kind = ["ripple"]
      add(ripple.radius, ripple.width, ripple.height, ripple.phase)
      add(ripple.center)
    case .wave(let wave):
      kind = ["wave", wave.shape.rawValue]
      add(wave.height, wave.width, wave.direction, wave.phase)
    case .mirror(let center, let angle):
      kind = ["mirror"]
      add(angle)
      add(center)
    case .tile(let tiling):
      kind = ["tile", "\(tiling.isMirrored)", "\(tiling.shiftsRows)"]
      add(tiling.frame)
      add(tiling.center)
      add(tiling.phase)
      add(percent: tiling.tileSize.x, tiling.tileSize.y)
      add(percent: tiling.outputSize.x, tiling.outputSize.y)
    case .cornerPin(let pin):
      kind = ["pin"]
      for point in [pin.frame, pin.topLeft, pin.topRight, pin.bottomLeft, pin.bottomRight] {
        add(point)
      }
    }
  }
}

import Geometry
import SceneModel
import VectorRaster

// What depends on where a pixel is: wipes, ramps, warps and blocks.
extension EffectPlan {
  mutating func add(_ wipe: RadialWipe) {
    guard wipe.completion > 0 else { return }
    guard wipe.completion < 1 else {
      filters.append(.colors(.constant(0, opacity: 0)))
      return
    }
    let sweep = wipe.completion * 2 * .pi
    // A start of 0 is the top; radians begin at the x axis.
    var start = wipe.startAngle.radians - .pi / 2
    switch wipe.direction {
    case .clockwise: break
    case .counterclockwise: start -= sweep
    case .both: start -= sweep / 2
    }
    guard
      let sector = SectorWipe(
        start: start, sweep: sweep, center: wipe.center, feather: wipe.feather, transform: matrix)
    else { return }
    filters.append(.wipe(sector))
  }

  mutating func add(_ wipe: LinearWipe) {
    guard wipe.completion < 1 else {
      filters.append(.colors(.constant(0, opacity: 0)))
      return
    }
    if let line = LineWipe(wipe, transform: matrix) { filters.append(.lineWipe(line)) }
  }

  mutating func add(_ ramp: ColorRamp) {
    guard ramp.amount > 0 else { return }
    let stops = [
      Gradient.Stop(offset: 0, color: ramp.startColor.opaque),
      Gradient.Stop(offset: 1, color: ramp.endColor.opaque),
    ]
    let gradient = Gradient(kind: ramp.kind, start: ramp.start, end: ramp.end, stops: stops)
    guard let shader = GradientShader(gradient, transform: matrix, ramp: nextRamp()) else { return }
    add(.ramp(shader, opacity: ramp.amount))
  }

  mutating func add(_ mosaic: Mosaic) {
    guard let filter = MosaicFilter(mosaic, transform: matrix) else { return }
    margin.add(reach: filter.reach)
    filters.append(.mosaic(filter))
  }

  mutating func add(_ displacement: Displacement) {
    guard displacement.frame.x.isFinite, displacement.frame.y.isFinite,
      let filter = DisplacementFilter(displacement, transform: matrix)
    else { return }
    let (x, y) = (displacement.distance.x, displacement.distance.y)
    margin.add(reach: abs(x * matrix.a) + abs(y * matrix.c))
    margin.add(reach: abs(x * matrix.b) + abs(y * matrix.d))
    if displacement.wraps {
      // What leaves on one side comes from as far as the other one.
      let frame = Rect(size: displacement.frame).transformed(by: matrix)
      margin.add(area: PixelRect(covering: frame).outset(x: 2, y: 2), limit: limit)
    }
    filters.append(.displacement(filter))
  }

  mutating func add(_ warp: PixelWarp) {
    guard warp.isFinite, let filter = WarpFilter(warp, transform: matrix) else { return }
    switch warp.reach {
    case .nothing: return
    case .distance(let distance):
      margin.add(reach: distance * Vector2(matrix.a, matrix.b).length)
      margin.add(reach: distance * Vector2(matrix.c, matrix.d).length)
    case .area(let area):
      let pixels = PixelRect(covering: area.transformed(by: matrix))
      margin.add(area: pixels.outset(x: 2, y: 2), limit: limit)
    case .mirrored(let reflection):
      // What a picture shows is taken from it, or from its mirror image.
      guard let inverse = matrix.inverse else { return }
      let picture = Rect(minX: 0, minY: 0, maxX: Double(size), maxY: Double(size))
      let image = picture.transformed(by: matrix * reflection * inverse)
      margin.add(area: PixelRect(covering: picture.union(image)), limit: limit)
    }
    filters.append(.warp(filter))
  }

  /// Pixels beyond which nothing is looked at.
  private var limit: PixelRect {
    PixelRect(minX: -2 * size, minY: -2 * size, maxX: 3 * size, maxY: 3 * size)
  }
}

extension PixelWarp {
  /// How far a warp moves pixels.
  fileprivate enum Reach {
    case nothing
    /// In points.
    case distance(Double)
    /// Only in an area, in points, from where it takes them too.
    case area(Rect)
    /// To where a reflection leads.
    case mirrored(Affine)
  }

  fileprivate var reach: Reach {
    func circle(_ center: Vector2, _ radius: Double) -> Reach {
      radius > 0
        ? .area(
          Rect(
            minX: center.x - radius, minY: center.y - radius, maxX: center.x + radius,
            maxY: center.y + radius)) : .nothing
    }
    switch self {
    case .twirl(let angle, let center, let radius):
      return angle == 0 ? .nothing : circle(center, radius)
    case .spherize(let center, let radius): return circle(center, radius)
    case .ripple(let ripple):
      guard ripple.height != 0, ripple.width > 0 else { return .nothing }
      return circle(ripple.center, ripple.radius)
    case .wave(let wave):
      return wave.height != 0 && wave.width > 0 ? .distance(abs(wave.height)) : .nothing
    case .mirror(let center, let angle):
      let normal = Vector2(angle: angle.radians)
      let linear = Affine(
        a: 1 - 2 * normal.x * normal.x, b: -2 * normal.x * normal.y,
        c: -2 * normal.x * normal.y, d: 1 - 2 * normal.y * normal.y, tx: 0, ty: 0)
      return .mirrored(.translation(center) * linear * .translation(-center))
    case .tile(let tiling):
      let (reach, middle) = (tiling.frame * tiling.outputSize / 2, tiling.frame / 2)
      var area = Rect(minX: 0, minY: 0, maxX: tiling.frame.x, maxY: tiling.frame.y)
      area.join(middle - reach)
      area.join(middle + reach)
      return .area(area)
    case .cornerPin(let pin):
      var area = Rect(minX: 0, minY: 0, maxX: pin.frame.x, maxY: pin.frame.y)
      for corner in [pin.topLeft, pin.topRight, pin.bottomLeft, pin.bottomRight] {
        area.join(corner)
      }
      return .area(area)
    }
  }

  /// Whether all numbers are.
  fileprivate var isFinite: Bool {
    switch self {
    case .twirl(let angle, let center, let radius):
      (angle + radius + center.x + center.y).isFinite
    case .spherize(let center, let radius): (radius + center.x + center.y).isFinite
    case .ripple(let ripple):
      (ripple.center.x + ripple.center.y + ripple.radius + ripple.width + ripple.height
        + ripple.phase).isFinite
    case .wave(let wave): (wave.height + wave.width + wave.direction + wave.phase).isFinite
    case .mirror(let center, let angle): (center.x + center.y + angle).isFinite
    case .tile(let tiling):
      [tiling.frame, tiling.center, tiling.tileSize, tiling.outputSize].allSatisfy {
        ($0.x + $0.y).isFinite
      } && tiling.phase.isFinite
    case .cornerPin(let pin):
      [pin.frame, pin.topLeft, pin.topRight, pin.bottomLeft, pin.bottomRight].allSatisfy {
        ($0.x + $0.y).isFinite
      }
    }
  }
}

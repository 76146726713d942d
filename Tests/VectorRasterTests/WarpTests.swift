import Geometry
import SceneModel
import TestSupport
import Testing

@testable import VectorRaster

/// Compares warps, blocks and wipes with slow references in double precision.
@Suite struct WarpTests {
  private let processor = FilterProcessor()
  private let size = 96

  /// A smooth picture with a soft rim, so that rounding of positions hardly matters.
  private var picture: Bitmap {
    var bitmap = Bitmap(width: size, height: size)
    for y in 0..<size {
      for x in 0..<size {
        let place = Vector2(Double(x) + 0.5, Double(y) + 0.5)
        let rim = min(min(place.x, place.y), 96 - max(place.x, place.y))
        let alpha = (rim / 16).clamped(to: 0...1)
        func wave(_ value: Double) -> UInt8 { UInt8((sine(value / 9) + 1) / 2 * alpha * 255) }
        bitmap[x, y] = SIMD4(
          wave(place.x), wave(place.y), wave(place.x + place.y), UInt8(alpha * 255))
      }
    }
    return bitmap
  }

  private func filtered(
    _ bitmap: Bitmap, _ effect: some PixelEffect, transform: Affine = .identity
  ) -> Bitmap {
    bitmap.filtered(by: effect, transform: transform, with: processor)
  }

  /// The mean of four neighbors; pixels outside are transparent.
  private func sample(_ bitmap: Bitmap, _ place: Vector2) -> SIMD4<Double> {
    let corner = (place - 0.5).rounded(.down)
    let share = place - 0.5 - corner
    var sum = SIMD4<Double>.zero
    for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
      let (x, y) = (Int(corner.x) + dx, Int(corner.y) + dy)
      guard x >= 0, y >= 0, x < size, y < size else { continue }
      let weight = (dx == 0 ? 1 - share.x : share.x) * (dy == 0 ? 1 - share.y : share.y)
      sum += SIMD4<Double>(bitmap[x, y]) * weight
    }
    return sum
  }

  /// The source of a point by each warp, in polar coordinates where that is simpler.
  private func source(_ warp: any PixelEffect, _ place: Vector2) -> Vector2? {
    func polar(_ center: Vector2, _ change: (inout Double, inout Double) -> Void) -> Vector2 {
      let way = place - center
      var (angle, distance) = (way.angle, way.length)
      change(&angle, &distance)
      return center + Vector2(angle: angle) * distance
    }
    switch warp {
    case let twirl as Twirl:
      return polar(twirl.center) { angle, distance in
        guard distance < twirl.radius else { return }
        let share = 1 - distance / twirl.radius
        angle -= twirl.angle * .pi / 180 * share * share
      }
    case let spherize as Spherize:
      let radius = spherize.radius
      return polar(spherize.center) { _, distance in
        guard distance < radius else { return }
        // The share of a quarter of the sphere's circumference at the height of the distance.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
          let middle = (low + high) / 2
          if sine(middle * .pi / 2) * radius < distance { low = middle } else { high = middle }
        }
        distance = low * radius
      }
    case let ripple as Ripple:
      return polar(ripple.center) { _, distance in
        guard distance < ripple.radius else { return }
        let turns = distance / ripple.width - ripple.phase / 360
        distance += sine(turns * 2 * .pi) * ripple.height * (1 - distance / ripple.radius)
      }
    case let wave as WaveWarp:
      let angle = wave.direction * .pi / 180
      let way = Vector2(sine(angle), -cosine(angle))
      let turns = place.dot(way) / wave.width - wave.phase / 360
      return place - Vector2(-way.y, way.x) * (sine(turns * 2 * .pi) * wave.height)
    case let mirror as Mirror:
      let normal = Vector2(angle: mirror.angle * .pi / 180)
      let distance = (place - mirror.center).dot(normal)
      return distance > 0 ? place - normal * distance * 2 : place
    default: return nil
    }
  }

  /// Compares with the reference, except for pixels next to which the picture is clipped or
  /// reduced.
  private func check(_ warp: some PixelEffect, transform: Affine = .identity) throws {
    let inverse = try #require(transform.inverse)
    let original = picture
    let found = filtered(original, warp, transform: transform)
    func place(_ x: Int, _ y: Int) -> Vector2 {
      let point = inverse.apply(Vector2(Double(x) + 0.5, Double(y) + 0.5))
      return source(warp, point).map(transform.apply) ?? Vector2(.nan, .nan)
    }
    var (count, largest) = (0, 0.0)
    for y in 0..<size {
      for x in 0..<size {
        let middle = place(x, y)
        let steps = [place(x + 1, y), place(x, y + 1), place(x - 1, y), place(x, y - 1)]
          .map { $0.distance(to: middle) }
        guard steps.allSatisfy({ $0 < 1.2 }) else { continue }
        count += 1
        let gap = SIMD4<Double>(found[x, y]) - sample(original, middle)
        largest = max(largest, gap.max(), -gap.min())
      }
    }
    #expect(count > size * size / 4)
    #expect(largest <= 1, "by \(largest)")
    #expect(found != original)
  }

  @Test func warpsTakePixelsFromTheirPlaces() throws {
    let center = Vector2(44, 50)
    try check(Twirl.with { ($0.angle, $0.center, $0.radius) = (70, center, 40) })
    try check(
      Twirl.with { ($0.angle, $0.center, $0.radius) = (-30, center / 2, 18) }, transform: .scale(2))
    try check(Spherize.with { ($0.center, $0.radius) = (center, 38) })
    try check(
      Ripple.with {
        ($0.center, $0.radius) = (center, 40)
        ($0.width, $0.height, $0.phase) = (24, 3, 40)
      })
    try check(
      WaveWarp.with {
        ($0.height, $0.width, $0.direction, $0.phase) = (5, 50, 30, 70)
      })
    try check(Mirror.with { ($0.center, $0.angle) = (center, 30) })
    try check(
      Mirror.with { $0.angle = 75 },
      transform: .translation(Vector2(50, 40)) * .rotation(degrees: 20))
  }

  @Test(arguments: WaveWarp.Shape.allCases)
  func wavesGoUpAndDown(shape: WaveWarp.Shape) {
    let values = (0..<1000).map { WaveMap.value(shape, Double($0) / 1000) }
    #expect(values.max() ?? 0 > 0.95 && values.min() ?? 0 < -0.9)
    #expect(values.allSatisfy { abs($0) <= 1 })
  }

  @Test func shrunkPixelsAreMeans() throws {
    // Black and white columns at a fourth of their width are gray.
    var bitmap = Bitmap(width: size, height: size)
    for y in 0..<size {
      for x in 0..<size {
        bitmap[x, y] = x % 2 == 0 ? SIMD4(0, 0, 0, 255) : SIMD4(255, 255, 255, 255)
      }
    }
    let tiling = MotionTile(
      size: Vector2(96, 96), center: Vector2(48, 48), tileSize: Vector2(0.25, 0.25))
    let found = filtered(bitmap, tiling)
    for x in 26..<46 { #expect(abs(Int(found[x, 40].x) - 128) < 40) }
  }

  @Test func tilesRepeatAndMeet() throws {
    let frame = Vector2(96, 96)
    let half = MotionTile(size: frame, center: Vector2(48 + 24, 48))
    let moved = filtered(picture, half)
    #expect(moved[24 + 30, 50] == picture[30, 50])
    #expect(moved[10, 50] == picture[96 - 14, 50])
    var mirrored = MotionTile(size: frame, center: Vector2(24, 48), tileSize: Vector2(0.5, 1))
    mirrored.isMirrored = true
    let folded = filtered(picture, mirrored)
    for x in 0..<48 { #expect(folded[x, 40] == folded[95 - x, 40]) }
    var small = MotionTile(size: frame, center: frame / 2)
    small.outputSize = Vector2(0.5, 0.5)
    let cut = filtered(picture, small)
    #expect(cut[20, 48] == .zero && cut[48, 48] == picture[48, 48])
  }

  @Test func cornersArePinned() throws {
    let frame = Vector2(96, 96)
    let pin = CornerPin.with {
      $0.size = frame
      ($0.topLeft, $0.topRight) = (Vector2(10, 20), Vector2(80, 5))
      ($0.bottomLeft, $0.bottomRight) = (Vector2(20, 90), Vector2(90, 70))
    }
    let map = try #require(CornerPinMap(pin, margin: Vector2(0.5, 0.5)))
    for (corner, place) in [
      (pin.topLeft, Vector2.zero), (pin.topRight, Vector2(96, 0)), (pin.bottomLeft, Vector2(0, 96)),
      (pin.bottomRight, frame),
    ] {
      let source = try #require(map.source(of: corner))
      #expect(source.distance(to: place) < 1e-6)
    }
    #expect(map.source(of: Vector2(2, 2)) == nil)
    // The middle is where the diagonals intersect.
    let middle = try #require(map.source(of: Vector2(51.2245, 45.7653)))
    #expect(middle.distance(to: frame / 2) < 0.01)
  }

  @Test func blocksHaveTheMeanOfTheirPixels() throws {
    let mosaic = Mosaic.with { ($0.size, $0.blocks) = (Vector2(48, 48), Vector2(6, 4)) }
    let found = filtered(picture, mosaic, transform: .scale(2))
    for row in 0..<4 {
      for column in 0..<6 {
        var sum = SIMD4<Double>.zero
        for y in row * 24..<row * 24 + 24 {
          for x in column * 16..<column * 16 + 16 { sum += SIMD4<Double>(picture[x, y]) }
        }
        let mean = sum / Double(24 * 16)
        for (x, y) in [(0, 0), (15, 23), (7, 3)] {
          let gap = SIMD4<Double>(found[column * 16 + x, row * 24 + y]) - mean
          #expect(max(gap.max(), -gap.min()) <= 1)
        }
      }
    }
    var sharp = mosaic
    sharp.isSharp = true
    let picked = filtered(picture, sharp, transform: .scale(2))
    let middle = sample(picture, Vector2(40, 36))
    let gap = SIMD4<Double>(picked[33, 30]) - middle
    #expect(max(gap.max(), -gap.min()) <= 1)
    let fine = Mosaic.with { ($0.size, $0.blocks) = (Vector2(9, 9), Vector2(40, 40)) }
    #expect(filtered(picture, fine) == picture)
  }

  @Test(arguments: [false, true])
  func blocksAtTheRightEdgeAreInTheirRow(isTurned: Bool) {
    // Rows of blocks of one color each.
    var rows = Bitmap(width: size, height: size)
    for y in 0..<size {
      for x in 0..<size { rows[x, y] = SIMD4(UInt8(y / 8 * 20), 0, 0, 255) }
    }
    for columns in 1...60 {
      let mosaic = Mosaic.with {
        ($0.isSharp, $0.size) = (true, Vector2(96, 96))
        $0.blocks = isTurned ? Vector2(12, Double(columns)) : Vector2(Double(columns), 12)
      }
      let found = filtered(rows, mosaic, transform: .rotation(degrees: isTurned ? 90 : 0))
      #expect((0..<size).allSatisfy { found[size - 1, $0] == found[size / 2, $0] })
    }
  }

  @Test(arguments: [0.0, 90, 180, 270, 45, 200])
  func linesWipeTheirShareAway(direction: Double) throws {
    var bitmap = Bitmap(width: size, height: size)
    bitmap.withSurface { $0.clear(to: 0xFFFF_FFFF) }
    let wipe = LinearWipe.with {
      ($0.completion, $0.direction, $0.size) = (0.5, direction, Vector2(48, 48))
    }
    let found = filtered(bitmap, wipe, transform: .scale(2))
    let angle = direction * .pi / 180
    for y in stride(from: 1, to: size, by: 5) {
      for x in stride(from: 2, to: size, by: 5) {
        // Half of the picture is removed, on the side where the wipe starts.
        let place = Vector2(Double(x) + 0.5, Double(y) + 0.5) - Vector2(48, 48)
        let along = place.dot(Vector2(sine(angle), -cosine(angle)))
        guard abs(along) > 1 else { continue }
        #expect(found[x, y].w == (along < 0 ? 0 : 255))
      }
    }
  }

  @Test func stripesLoseTheirShare() throws {
    var bitmap = Bitmap(width: size, height: size)
    bitmap.withSurface { $0.clear(to: 0xFFFF_FFFF) }
    let wipe = VenetianBlinds.with { ($0.completion, $0.width) = (0.25, 16) }
    let found = filtered(bitmap, wipe)
    for x in 0..<size { #expect(found[x, 9].w == (x % 16 < 4 ? 0 : 255), "\(x)") }
  }

  // MARK: Hues

  @Test func huesTurn() {
    func isNear(_ one: SIMD3<Float>, _ two: SIMD3<Float>) -> Bool {
      (one - two).max() < 1e-4 && (two - one).max() < 1e-4
    }
    let turn = HueSaturation.with { $0.hue = 120 }
    #expect(isNear(turn.changed(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)))
    #expect(isNear(turn.changed(SIMD3(0.2, 0.2, 0.8)), SIMD3(0.8, 0.2, 0.2)))
    #expect(isNear(turn.changed(SIMD3(0.3, 0.3, 0.3)), SIMD3(0.3, 0.3, 0.3)))
    let gray = HueSaturation.with { $0.saturation = -1 }
    #expect(isNear(gray.changed(SIMD3(1, 0.5, 0)), SIMD3(0.5, 0.5, 0.5)))
    let light = HueSaturation.with { $0.lightness = 0.5 }
    #expect(isNear(light.changed(SIMD3(0, 0, 0)), SIMD3(0.5, 0.5, 0.5)))
    let blue = HueSaturation.with { ($0.isColorized, $0.hue, $0.saturation) = (true, 240, 1) }
    #expect(isNear(blue.changed(SIMD3(0.5, 0.5, 0.5)), SIMD3(0, 0, 1)))
    for (color, value) in [
      (SIMD3<Float>(1, 0, 0), Float(0.4)), (SIMD3(1, 1, 0), 0.6), (SIMD3(0, 0, 1), 0.2),
      (SIMD3(1, 0, 1), 0.8), (SIMD3(1, 0.5, 0), 0.5), (SIMD3(0.7, 0.7, 0.7), 0.7),
    ] {
      #expect(isNear(BlackAndWhite().changed(color), SIMD3(repeating: value)), "\(color)")
    }
    #expect(Threshold().changed(SIMD3(0.6, 0.5, 0.6)) == .one)
    #expect(Threshold().changed(SIMD3(0.6, 0.4, 0.6)) == .zero)
  }
}

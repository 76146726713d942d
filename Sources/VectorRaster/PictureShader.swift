public import Geometry
public import SceneModel

/// Samples a picture under a transform.
///
/// Pixels between others are mixed bilinearly. A picture that is drawn smaller is taken from the smallest of its
/// halves that is not smaller than what is drawn, as Chromium does.
public struct PictureShader {
  /// Fixed point has 32 bits after the point.
  private static let one = 4_294_967_296.0
  /// No coordinate is beyond this, in pixels: far outside of all pictures, and safe to add up.
  private static let farthest = 16_777_216.0

  private let level: Picture.Level
  /// From the middle of target pixels to pixels of the level, whose middles are whole numbers.
  private let matrix: Affine

  /// Prepares a picture; `nil` if the transform, from the picture's pixels to those drawn, flattens it.
  public init?(_ picture: Picture, transform: Affine) {
    guard let inverse = transform.inverse, inverse.isFinite else { return nil }
    let shrinking = min(
      1 / transform.applyLinear(Vector2(1, 0)).length,
      1 / transform.applyLinear(Vector2(0, 1)).length)
    var index = 0
    var factor = 2.0
    while index < picture.levels.count - 1, factor <= shrinking * (1 + 1e-9) {
      index += 1
      factor *= 2
    }
    level = picture.levels[index]
    let fit = Vector2(
      Double(level.width) / Double(picture.width), Double(level.height) / Double(picture.height))
    matrix =
      .translation(Vector2(-0.5, -0.5)) * .scale(fit) * inverse
      * .translation(Vector2(0.5, 0.5))
  }

  /// Stores the samples for all pixels of a surface; beyond the picture its outermost pixels go on.
  public func draw(on surface: PixelSurface) {
    guard !surface.rect.isEmpty else { return }
    level.pixels.withUnsafeBufferPointer { pixels in
      guard let source = pixels.baseAddress else { return }
      for y in surface.rect.minY..<surface.rect.maxY {
        let start = matrix.apply(Vector2(Double(surface.rect.minX), Double(y)))
        drawRow(
          source, from: start, surface.address(x: surface.rect.minX, y: y), surface.rect.width)
      }
    }
  }

  private func drawRow(
    _ source: UnsafePointer<UInt32>, from start: Vector2,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    var u = PictureShader.fixed(start.x)
    var v = PictureShader.fixed(start.y)
    let stepU = PictureShader.fixed(matrix.a)
    let stepV = PictureShader.fixed(matrix.b)
    let (lastX, lastY) = (level.width &- 1, level.height &- 1)
    for index in 0..<count {
      // Half of the last bit that counts, so that weights are rounded.
      let (x, y) = (u &+ 1 &<< 23, v &+ 1 &<< 23)
      let left = PictureShader.limited(x &>> 32, lastX)
      let right = PictureShader.limited(x &>> 32 &+ 1, lastX)
      let top = source + PictureShader.limited(y &>> 32, lastY) &* level.width
      let bottom = source + PictureShader.limited(y &>> 32 &+ 1, lastY) &* level.width
      target[index] = PictureShader.mixed(
        top[left], top[right], bottom[left], bottom[right],
        UInt32(truncatingIfNeeded: x &>> 24 & 255), UInt32(truncatingIfNeeded: y &>> 24 & 255))
      u &+= stepU
      v &+= stepV
    }
  }

  /// Four neighbours, mixed by how far right and down the sample lies, in 1/256.
  @inline(__always)
  private static func mixed(
    _ topLeft: UInt32, _ topRight: UInt32, _ bottomLeft: UInt32, _ bottomRight: UInt32,
    _ right: UInt32, _ down: UInt32
  ) -> UInt32 {
    if right | down == 0 { return topLeft }
    let top = lanes(topLeft) &* (256 &- right) &+ lanes(topRight) &* right
    let bottom = lanes(bottomLeft) &* (256 &- right) &+ lanes(bottomRight) &* right
    let sum = top &* (256 &- down) &+ bottom &* down &+ 32_768
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: sum &>> 16), to: UInt32.self)
  }

  @inline(__always) private static func lanes(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  @inline(__always) private static func limited(_ value: Int, _ last: Int) -> Int {
    value < 0 ? 0 : value > last ? last : value
  }

  /// A coordinate in fixed point; 0 for what is no number.
  private static func fixed(_ value: Double) -> Int {
    value.isNaN ? 0 : Int((max(-farthest, min(farthest, value)) * one).rounded())
  }
}

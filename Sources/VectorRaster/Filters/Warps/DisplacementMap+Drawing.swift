import Geometry
import SceneModel

extension DisplacementMap: DrawnEffect {
  /// As in After Effects, two constant channels move nothing.
  func addFilters(to plan: inout EffectPlan) {
    let matrix = plan.matrix
    guard size.x.isFinite, size.y.isFinite, !horizontal.isConstant || !vertical.isConstant,
      distance != .zero, distance.x.isFinite, distance.y.isFinite, let space = LocalSpace(matrix)
    else { return }
    plan.margin.add(reach: abs(distance.x * matrix.a) + abs(distance.y * matrix.c))
    plan.margin.add(reach: abs(distance.x * matrix.b) + abs(distance.y * matrix.d))
    // Pixels that are moved beyond one edge are wrapped around to the opposite one.
    if wraps { plan.add(area: Rect(size: size)) }
    plan.add(needsMap: true) { processor, surface in
      guard let map = processor.map, !map.rect.isEmpty else { return }
      processor.warp(surface, by: DisplacementWarpMap(self, space, map: map), in: space)
    }
  }
}

/// The mapping of a displacement: each point is moved by the color of the displacement map at that point.
private struct DisplacementWarpMap: WarpMap {
  private let displacement: DisplacementMap
  private let transform: Affine
  private let map: PixelSurface
  /// The size of the frame in which source points wrap around; `nil` if they do not.
  private let frame: Vector2?
  /// Half the size of a pixel, in points.
  private let margin: Vector2

  init(_ displacement: DisplacementMap, _ space: LocalSpace, map: PixelSurface) {
    self.displacement = displacement
    transform = space.transform
    self.map = map
    let size = displacement.size
    margin = space.halfPixel
    frame = displacement.wraps && size.x > margin.x * 2 && size.y > margin.y * 2 ? size : nil
  }

  /// The mapping is discontinuous at edges of the displacement map and, everywhere if need be, where points wrap around.
  var discontinuity: Float { frame == nil ? 4 : 0 }

  func source(of point: Vector2) -> Vector2? {
    let pixel = transform.apply(point)
    let rect = map.rect
    let (x, y) = (
      pixel.x.clamped(to: Double(rect.minX)...Double(rect.maxX - 1)),
      pixel.y.clamped(to: Double(rect.minY)...Double(rect.maxY - 1))
    )
    let sample = DisplacementSample(
      map.address(x: Int(x.rounded(.down)), y: Int(y.rounded(.down))).pointee)
    let shift = Vector2(sample.shift(displacement.horizontal), sample.shift(displacement.vertical))
    let source = point + displacement.distance * shift
    guard let frame else { return source }
    func wrapped(_ value: Double, _ size: Double, _ margin: Double) -> Double {
      // At the edges of the frame, edge pixels are not interpolated with transparency.
      (value - (value / size).rounded(.down) * size).clamped(to: margin...(size - margin))
    }
    return Vector2(
      wrapped(source.x, frame.x, margin.x), wrapped(source.y, frame.y, margin.y))
  }
}

/// A pixel of a displacement map.
private struct DisplacementSample {
  /// The straight components, 0...255.
  private let straight: SIMD3<Float>
  /// The alpha, 0...255.
  private let alpha: Float

  @inline(__always) init(_ pixel: UInt32) {
    let bytes = unsafeBitCast(Bitmap.straightened(pixel), to: SIMD4<UInt8>.self)
    straight = SIMD3(Float(bytes.x), Float(bytes.y), Float(bytes.z))
    alpha = Float(bytes.w)
  }

  /// The displacement by a channel, -1...1 of the largest distance.
  @inline(__always) func shift(_ channel: DisplacementMap.Channel) -> Double {
    switch channel {
    case .red: premultiplied(straight.x)
    case .green: premultiplied(straight.y)
    case .blue: premultiplied(straight.z)
    case .luminance: premultiplied((straight * SIMD3(0.299, 0.587, 0.114)).sum())
    case .alpha: DisplacementSample.signed(alpha)
    case .hue: DisplacementSample.signed(turn * 255)
    case .lightness: DisplacementSample.signed(HSLColor(straight / 255).lightness * 255)
    case .saturation: DisplacementSample.signed(HSLColor(straight / 255).saturation * 255)
    case .full: DisplacementSample.signed(255)
    case .half: 0
    case .off: -1
    }
  }

  /// The hue, 0..<1.
  private var turn: Float {
    let hue = HSLColor(straight / 255).hue / 6
    return hue < 0 ? hue + 1 : hue
  }

  /// The displacement for a straight component, reduced by transparency.
  @inline(__always) private func premultiplied(_ value: Float) -> Double {
    DisplacementSample.signed(value) * Double(alpha / 255)
  }

  /// The displacement for a value of 0...255; 128 is none.
  @inline(__always) private static func signed(_ value: Float) -> Double {
    Double(value - 128) / 128
  }
}

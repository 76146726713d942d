public import Geometry
public import SceneModel

/// A displacement of a layer's pixels by those of another layer.
public struct DisplacementFilter {
  let displacement: DisplacementMap
  let space: PointSpace

  /// Makes the displacement of a group whose coordinates `transform` leads to pixels; `nil` if it moves nothing.
  ///
  /// As in After Effects, two channels that are the same everywhere move nothing.
  public init?(_ displacement: DisplacementMap, transform: Affine) {
    let distance = displacement.distance
    guard !displacement.horizontal.isConstant || !displacement.vertical.isConstant,
      distance != .zero, distance.x.isFinite, distance.y.isFinite,
      let space = PointSpace(transform)
    else { return nil }
    self.displacement = displacement
    self.space = space
  }
}

/// Where pixels come from that the colours of a layer displace.
struct DisplacementPlaceMap: PlaceMap {
  private let displacement: DisplacementMap
  private let transform: Affine
  private let map: PixelSurface
  /// The rectangle in which places begin anew beyond an edge; `nil` where they do not.
  private let frame: Vector2?
  /// Half the size of a pixel, in points.
  private let margin: Vector2

  init(_ filter: DisplacementFilter, map: PixelSurface) {
    displacement = filter.displacement
    transform = filter.space.transform
    self.map = map
    let size = displacement.size
    margin = filter.space.margin
    frame = displacement.wraps && size.x > margin.x * 2 && size.y > margin.y * 2 ? size : nil
  }

  /// Where the map has an edge, neighbours are moved by different ways; and nothing lies between two sides of a frame.
  var cut: Float { frame == nil ? 4 : 0 }

  func source(of place: Vector2) -> Vector2? {
    let pixel = transform.apply(place)
    let rect = map.rect
    let (x, y) = (
      pixel.x.clamped(to: Double(rect.minX)...Double(rect.maxX - 1)),
      pixel.y.clamped(to: Double(rect.minY)...Double(rect.maxY - 1))
    )
    let sample = MapSample(map.address(x: Int(x.rounded(.down)), y: Int(y.rounded(.down))).pointee)
    let shift = Vector2(sample.shift(displacement.horizontal), sample.shift(displacement.vertical))
    let source = place + displacement.distance * shift
    guard let frame else { return source }
    func wrapped(_ value: Double, _ size: Double, _ margin: Double) -> Double {
      // Pixels at the edges have no neighbours beyond them.
      (value - (value / size).rounded(.down) * size).clamped(to: margin...(size - margin))
    }
    return Vector2(
      wrapped(source.x, frame.x, margin.x), wrapped(source.y, frame.y, margin.y))
  }
}

/// A pixel of a map.
private struct MapSample {
  /// The components, 0...255, without alpha multiplied in.
  private let straight: SIMD3<Float>
  private let alpha: Float

  @inline(__always) init(_ pixel: UInt32) {
    let bytes = unsafeBitCast(Bitmap.straightened(pixel), to: SIMD4<UInt8>.self)
    straight = SIMD3(Float(bytes.x), Float(bytes.y), Float(bytes.z))
    alpha = Float(bytes.w)
  }

  /// The share of the farthest way by which a channel moves a pixel, -1...1.
  @inline(__always) func shift(_ channel: DisplacementMap.Channel) -> Double {
    switch channel {
    case .red: covered(straight.x)
    case .green: covered(straight.y)
    case .blue: covered(straight.z)
    case .luminance: covered((straight * SIMD3(0.299, 0.587, 0.114)).sum())
    case .alpha: MapSample.share(alpha)
    case .hue: MapSample.share(turn * 255)
    case .lightness: MapSample.share(HueTone(straight / 255).lightness * 255)
    case .saturation: MapSample.share(HueTone(straight / 255).saturation * 255)
    case .full: MapSample.share(255)
    case .half: 0
    case .off: -1
    }
  }

  /// The hue, 0..<1.
  private var turn: Float {
    let hue = HueTone(straight / 255).hue / 6
    return hue < 0 ? hue + 1 : hue
  }

  @inline(__always) private func covered(_ value: Float) -> Double {
    MapSample.share(value) * Double(alpha / 255)
  }

  @inline(__always) private static func share(_ value: Float) -> Double {
    Double(value - 128) / 128
  }
}

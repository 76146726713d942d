import Geometry
import SceneModel

/// The mapping of a displacement: each point is moved by the color of the displacement map at that point.
struct DisplacementWarpMap: WarpMap {
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

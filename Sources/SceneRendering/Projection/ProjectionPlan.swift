import Geometry
import VectorRaster

/// The region and resolution in which a group in perspective is drawn flat before its projection.
struct ProjectionPlan {
  /// From the group's coordinates to the pixels of the flat drawing.
  private(set) var matrix = Affine.identity
  /// The pixels of the flat drawing.
  private(set) var box = PixelRect.empty
  /// Whether the flat drawing has fewer pixels than its projection.
  private(set) var isUndersampled = false

  /// From the group's coordinates to the picture's pixels.
  private let projection: Projection
  /// The largest scales of the projection along the group's axes, in pixels per unit of the group's coordinates.
  private let scale: Vector2
  /// The largest side of the flat drawing, in pixels.
  private let limit: Double
  /// The visible part of the group's plane, in the group's coordinates.
  private var region: Rect

  /// The grid to which the origin of a flat drawing is rounded, in pixels; it keeps coordinates small.
  private static let origin = 1024.0
  /// The resolution of an axis that is scaled less than the other, relative to its own scale; it keeps edges sharp.
  private static let sharpness = 1.5
  /// The depth up to which the plane is drawn, relative to its nearest visible point.
  private static let farthest = 256.0
  /// The size of the surroundings of content, relative to its own.
  private static let surroundings = 5.0

  /// Plans the part of a group's plane that is visible in a box of pixels; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - limit: The largest side of the flat drawing, in pixels.
  ///   - keepsRatios: Whether the flat drawing has one scale for both axes.
  init?(_ projection: Projection, box: PixelRect, limit: Int, keepsRatios: Bool) {
    guard projection.isFinite, !box.isEmpty, limit > 0, let inverse = projection.inverse else {
      return nil
    }
    let visible = inverse.image(of: Rect(box), fromDepth: 1 / ProjectionPlan.farthest)
    let region = Rect(holding: visible)
    var scale = Vector2(repeating: visible.map(projection.scale(at:)).max() ?? 0)
    if !keepsRatios, projection.divisor == Projection.flatDivisor {
      let affine = projection.affine
      let own = Vector2(Vector2(affine.a, affine.b).length, Vector2(affine.c, affine.d).length)
      scale = pointwiseMin(scale, own * ProjectionPlan.sharpness)
    }
    guard scale.x > 0, scale.y > 0, (scale.x + scale.y).isFinite,
      region.width > 0, region.height > 0,
      (region.minX + region.minY + region.width + region.height).isFinite
    else { return nil }
    (self.projection, self.scale, self.limit, self.region) = (
      projection, scale, Double(limit), region
    )
    updateDrawing()
  }

  /// Narrows the region to the bounds of the content, in pixels of the flat drawing, for a higher resolution.
  mutating func narrow(to bounds: PixelRect) {
    guard let inverse = matrix.inverse, !bounds.isEmpty else { return }
    narrow(to: Rect(bounds.outset(x: 1, y: 1)).transformed(by: inverse))
  }

  /// Narrows the region to the surroundings of the content's bounds, in the group's coordinates: joins and caps of strokes
  /// reach beyond these.
  mutating func narrow(around bounds: Rect) {
    narrow(to: bounds.insetBy(-ProjectionPlan.surroundings * max(bounds.width, bounds.height)))
  }

  private mutating func narrow(to bounds: Rect) {
    let found = bounds.intersection(region)
    guard found.width > 0, found.height > 0 else { return }
    region = found
    updateDrawing()
  }

  /// Updates matrix and box for the region.
  private mutating func updateDrawing() {
    var fitting = Vector2(min(scale.x, limit / region.width), min(scale.y, limit / region.height))
    // One scale for both axes stays one.
    if scale.x == scale.y { fitting = Vector2(repeating: min(fitting.x, fitting.y)) }
    isUndersampled = fitting.x < scale.x || fitting.y < scale.y
    // The grid of pixels belongs to the group, so that its position does not change its pixels.
    let corner = Vector2(region.minX, region.minY) * fitting / ProjectionPlan.origin
    let origin = Vector2(corner.x.rounded(.down), corner.y.rounded(.down)) * ProjectionPlan.origin
    matrix = .translation(-origin) * .scale(fitting)
    // Pixels at the edges are mixed with their neighbors.
    box = PixelRect(covering: region.transformed(by: matrix)).outset(x: 1, y: 1)
  }

  /// From the pixels of the flat drawing to the picture's.
  var warp: Projection? { matrix.inverse.map { projection * $0 } }

  /// The pixels of the picture onto which pixels of the flat drawing are projected.
  func image(of bounds: PixelRect) -> PixelRect {
    guard let warp, !bounds.isEmpty else { return .empty }
    let image = Rect(holding: warp.image(of: Rect(bounds)))
    guard !image.isEmpty else { return .empty }
    let pixels = PixelRect(covering: image)
    return pixels.isEmpty ? .empty : pixels.outset(x: 1, y: 1)
  }
}

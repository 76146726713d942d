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
  /// The largest scale of the projection, in pixels per unit of the group's coordinates.
  private let scale: Double
  /// The largest side of the flat drawing, in pixels.
  private let limit: Double
  /// The visible part of the group's plane, in the group's coordinates.
  private var region: Rect

  /// The grid to which the origin of a flat drawing is rounded, in pixels; it keeps coordinates small.
  private static let origin = 1024.0
  /// The depth up to which the plane is drawn, relative to its nearest visible point.
  private static let farthest = 256.0
  /// The size of the surroundings of content, relative to its own.
  private static let surroundings = 5.0

  /// Plans the part of a group's plane that is visible in a box of pixels; `nil` if there is none.
  ///
  /// The limit is the largest side of the flat drawing, in pixels.
  init?(_ projection: Projection, box: PixelRect, limit: Int) {
    guard projection.isFinite, !box.isEmpty, limit > 0, let inverse = projection.inverse else {
      return nil
    }
    let visible = inverse.image(of: Rect(box), fromDepth: 1 / ProjectionPlan.farthest)
    let region = Rect(holding: visible)
    let scale = visible.map(projection.scale(at:)).max() ?? 0
    guard scale > 0, scale.isFinite, region.width > 0, region.height > 0,
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
    let side = max(region.width, region.height)
    let fitting = min(scale, limit / side)
    isUndersampled = fitting < scale
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

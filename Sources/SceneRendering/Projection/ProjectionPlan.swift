import Geometry
import VectorRaster

/// How a group is drawn flat and in which size, before its pixels are seen in perspective.
struct ProjectionPlan {
  /// From the group's coordinates to the pixels of the flat drawing.
  private(set) var matrix = Affine.identity
  /// The pixels of the flat drawing.
  private(set) var box = PixelRect.empty
  /// Whether the flat drawing has fewer pixels than would be seen.
  private(set) var isCoarse = false

  /// From the group's coordinates to the picture's pixels.
  private let projection: Projection
  /// The scale at which every pixel of the picture has one of its own.
  private let scale: Double
  /// The most pixels of the flat drawing along an axis.
  private let limit: Double
  /// What of the group's plane is in the picture.
  private var region: Rect

  /// How far away, in times of what is nearest, things still are drawn.
  private static let farthest = 256.0

  /// Plans for the part of a group's plane that is seen in a box; `nil` if none is.
  init?(_ projection: Projection, box: PixelRect, limit: Int) {
    guard projection.isFinite, !box.isEmpty, limit > 0, let inverse = projection.inverse else {
      return nil
    }
    let view = Rect(box)
    let nearest = view.corners.map(inverse.depth).max() ?? 0
    guard nearest > 0 else { return nil }
    let seen = inverse.corners(of: view, deeperThan: nearest / ProjectionPlan.farthest)
      .map(inverse.apply)
    let region = Rect(holding: seen)
    let scale = seen.map(projection.scale(at:)).max() ?? 0
    guard scale > 0, scale.isFinite, region.width > 0, region.height > 0,
      (region.minX + region.minY + region.width + region.height).isFinite
    else { return nil }
    (self.projection, self.scale, self.limit, self.region) = (
      projection, scale, Double(limit), region
    )
    place()
  }

  /// Looks only at where something was drawn, in pixels of the flat drawing.
  mutating func narrow(to bounds: PixelRect) {
    guard let inverse = matrix.inverse, !bounds.isEmpty else { return }
    let found = Rect(bounds.outset(x: 1, y: 1)).transformed(by: inverse).intersection(region)
    guard found.width > 0, found.height > 0 else { return }
    region = found
    place()
  }

  private mutating func place() {
    let side = max(region.width, region.height)
    let fitting = min(scale, limit / side)
    isCoarse = fitting < scale
    matrix = .scale(fitting) * .translation(Vector2(-region.minX, -region.minY))
    box = PixelRect(
      covering: Rect(minX: 0, minY: 0, maxX: region.width * fitting, maxY: region.height * fitting))
  }

  /// From the pixels of the flat drawing to the picture's.
  var warp: Projection? { matrix.inverse.map { projection * $0 } }

  /// The pixels of the picture in which some of the flat drawing can be seen.
  func image(of bounds: PixelRect) -> PixelRect {
    guard let warp, !bounds.isEmpty else { return .empty }
    let rect = Rect(bounds)
    let depths = rect.corners.map(warp.depth)
    let corners = warp.corners(of: rect, deeperThan: (depths.max() ?? 0) * 1e-4).map(warp.apply)
    let image = Rect(holding: corners)
    guard !image.isEmpty else { return .empty }
    let pixels = PixelRect(covering: image)
    return pixels.isEmpty ? .empty : pixels.outset(x: 1, y: 1)
  }
}

public import Geometry
public import SceneModel

/// An effect that takes each pixel from another place.
public protocol PixelWarp: PixelEffect {
  /// How far the effect moves pixels.
  var reach: WarpReach { get }

  /// The warp of pixels; `nil` where the effect changes nothing.
  func warp(in space: PointSpace) -> WarpFilter?
}

/// How far a warp moves pixels.
public enum WarpReach {
  /// It changes nothing.
  case nothing
  /// By a distance, in points.
  case distance(Double)
  /// Inside an area, in points, from which it takes all pixels.
  case area(Rect)
  /// To where a reflection leads, in points.
  case mirrored(Affine)

  /// The area of a circle; nothing without a radius.
  static func circle(_ center: Vector2, _ radius: Double) -> WarpReach {
    radius > 0
      ? .area(
        Rect(
          minX: center.x - radius, minY: center.y - radius, maxX: center.x + radius,
          maxY: center.y + radius)) : .nothing
  }
}

/// A warp of a layer's pixels.
public struct WarpFilter {
  /// Warps a layer.
  let apply: (WarpProcessor, PixelSurface) -> Void

  /// Makes the warp of a group whose coordinates `transform` leads to pixels; `nil` for a singular transform, or for one
  /// that changes nothing.
  public init?(_ warp: some PixelWarp, transform: Affine) {
    guard let filter = PointSpace(transform).flatMap({ warp.warp(in: $0) }) else { return nil }
    self = filter
  }

  /// Makes a warp by a map of places.
  ///
  /// The map's type is known here, so that the loop over pixels is compiled for it.
  @inline(__always)
  init<Map: PlaceMap>(_ map: Map, _ space: PointSpace) {
    apply = { $0.run(map, space, $1) }
  }

  private init(_ apply: @escaping (WarpProcessor, PixelSurface) -> Void) { self.apply = apply }

  /// A warp that shows no pixels.
  static var clear: WarpFilter { WarpFilter { $1.clear() } }
}

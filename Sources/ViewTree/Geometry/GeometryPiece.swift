import Geometry

/// A path on its way to a shape: modifiers work in its own coordinates, the transform comes last.
struct GeometryPiece: Hashable {
  var path: BezierPath
  var transform: Affine
  /// The number of the compound path that it is part of; `nil` if it is a path for itself.
  var compound: Int?
  /// Whether it only counts where paths are trimmed one after the other.
  var isMeasuredOnly = false
}

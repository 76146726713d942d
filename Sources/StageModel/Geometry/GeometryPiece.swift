import Geometry

/// A path on its way to a shape: modifiers work in its own coordinates, the transform comes last.
struct GeometryPiece {
  var path: BezierPath
  var transform: Affine
}

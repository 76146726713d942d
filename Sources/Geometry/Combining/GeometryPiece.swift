/// A path of a shape and its transform; modifiers apply before the transform.
package struct GeometryPiece: Hashable {
  package var path: BezierPath
  package var transform: Affine
  /// The number of the compound path that contains it; `nil` for a single path.
  package var compound: Int?
  /// Whether it is not drawn but counts in the lengths of individual trims.
  package var isMeasuredOnly = false

  /// Makes a piece.
  package init(path: BezierPath, transform: Affine) {
    self.path = path
    self.transform = transform
  }
}

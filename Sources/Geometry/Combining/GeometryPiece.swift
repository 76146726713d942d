/// A path on its way to a shape: modifiers work in its own coordinates, the transform comes last.
package struct GeometryPiece: Hashable {
  package var path: BezierPath
  package var transform: Affine
  /// The number of the compound path that it is part of; `nil` if it is a path for itself.
  package var compound: Int?
  /// Whether it only counts where paths are trimmed one after the other.
  package var isMeasuredOnly = false

  /// Makes a piece.
  package init(
    path: BezierPath, transform: Affine, compound: Int? = nil, isMeasuredOnly: Bool = false
  ) {
    self.path = path
    self.transform = transform
    self.compound = compound
    self.isMeasuredOnly = isMeasuredOnly
  }
}

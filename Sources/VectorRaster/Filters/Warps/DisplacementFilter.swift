package import Geometry
package import SceneModel

/// A displacement of a layer's pixels by the colors of another layer, the displacement map.
package struct DisplacementFilter {
  let displacement: DisplacementMap
  let space: LocalSpace

  /// Creates the filter of a displacement; `nil` if it moves nothing.
  ///
  /// As in After Effects, two constant channels move nothing.
  ///
  /// - Parameters:
  ///   - displacement: The displacement map effect.
  ///   - transform: From the group's coordinates to pixels.
  package init?(_ displacement: DisplacementMap, transform: Affine) {
    let distance = displacement.distance
    guard !displacement.horizontal.isConstant || !displacement.vertical.isConstant,
      distance != .zero, distance.x.isFinite, distance.y.isFinite,
      let space = LocalSpace(transform)
    else { return nil }
    self.displacement = displacement
    self.space = space
  }
}

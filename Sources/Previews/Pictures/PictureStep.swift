/// A picture as the difference to another one.
package struct PictureStep: Sendable {
  /// The picture that another one is made of.
  package enum Base: Sendable {
    /// A transparent one.
    case empty
    /// That of the first frame of the first side.
    case first
    /// That of the frame before, on the same side.
    case previous
    /// That of the same frame on the first side.
    case otherSide
  }

  /// The picture that this one is made of.
  package let base: Base
  /// The parts that are replaced; `nil` for none.
  package let patch: PicturePatch?
  /// A number that is equal for equal pictures of one process.
  package let identity: Int
}

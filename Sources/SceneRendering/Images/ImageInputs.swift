import Geometry
import SceneModel
import VectorRaster

/// The inputs of the samples of an image.
struct ImageInputs: PixelInputs {
  /// The image.
  var image: SceneImage?
  /// From the coordinates of the image's group to pixels.
  var matrix = Affine.identity
  /// The rectangle of the samples.
  var rect = PixelRect.empty

  var areStamped: Bool { true }

  static func == (one: ImageInputs, other: ImageInputs) -> Bool {
    // Pictures are compared by identity first, because comparing their pixels is slow.
    one.matrix == other.matrix && one.rect == other.rect
      && one.image?.picture === other.image?.picture && one.image == other.image
  }
}

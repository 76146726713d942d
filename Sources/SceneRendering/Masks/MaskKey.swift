import SceneModel

/// The inputs of one mask of a group, compared between frames to reuse its coverage.
struct MaskKey: Equatable {
  /// The mask.
  var mask: SceneMask
  /// The revision of its path.
  var revision: UInt64
}

/// The role of a group in three-dimensional space, where its children are groups.
public enum SpaceRole: String, Hashable, Sendable, CaseIterable {
  /// The children share the group's space: rotations and depths accumulate before they are
  /// flattened.
  case shared
  /// A camera: its own transform and the groups around it place it, and its children are the view
  /// through it.
  ///
  /// The children share the space of the canvas and are drawn by decreasing depth.
  case camera
  /// A camera that points at its anchor, a point in that space.
  case aimedCamera
  /// The children are drawn flat, with cameras of their own where needed; the properties of the
  /// group only set its depth before the camera around it.
  case projected

  /// Whether it is a camera.
  public var isCamera: Bool { self == .camera || self == .aimedCamera }
}

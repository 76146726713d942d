/// What a group has to do with the space that its children, which are groups, stand in.
public enum SpaceRole: String, Hashable, Sendable, CaseIterable {
  /// Its children stand in its own space, not on its plane: turns and depths add up before anything is flattened.
  case shared
  /// A camera: it stands where its properties put it, with its groups around it, and its children are what it sees.
  ///
  /// The children stand in the space of the canvas and are drawn farthest first.
  case camera
  /// A camera that looks at its anchor, which is a point of that space.
  case aimedCamera
  /// Its children are drawn as they are, with cameras of their own where they need any; its properties only tell how
  /// deep it lies before the camera around it.
  case projected

  /// Whether it is a camera.
  public var isCamera: Bool { self == .camera || self == .aimedCamera }
}

/// Decoded pictures by the source names that views refer to.
///
/// Pictures that are not in the store are not drawn.
public struct PictureStore: Hashable, Sendable {
  /// The pictures.
  public var pictures: [String: Picture]

  /// Makes a store of pictures.
  public init(_ pictures: [String: Picture] = [:]) {
    self.pictures = pictures
  }

  /// The picture with a name.
  public subscript(source: String) -> Picture? {
    get { pictures[source] }
    set { pictures[source] = newValue }
  }
}

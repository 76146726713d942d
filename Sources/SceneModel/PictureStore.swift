/// Decoded pictures by the names under which views ask for them.
///
/// A picture that is not in the store is drawn as nothing.
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

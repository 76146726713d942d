public import Geometry
public import SceneModel

/// A picture that fills a rectangle at the origin.
public struct ImageView: DeclaredView {
  /// The name of the picture in a `PictureStore`; in files, a path or a data URL.
  public var source = ""
  /// Width and height of the rectangle that it fills, in points.
  public var size = Vector2.zero
  /// How the picture fills it.
  public var fit = PictureFit.cover

  /// Makes a view kind with the defaults.
  public init() {}

  /// Makes an image.
  public init(source: String, size: Vector2, fit: PictureFit = .cover) {
    self.source = source
    self.size = size
    self.fit = fit
  }

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<ImageView>(
    "image", title: "Image", "A picture that fills a rectangle at the origin.",
    options: [
      .text(\.source, "source", "The picture: a path from the file, or a data URL."),
      .size(\.size, "size", "Width and height of the rectangle that it fills, in points."),
      .word(\.fit, "fit", "How the picture fills it."),
    ], properties: layout.declarations,
    synonyms: ["img", "picture", "photo", "bitmap"])
  /// The part that such views play in the view around them.
  public static let role = ViewRole.drawn
  /// The kind with these options.
  public var kind: ViewKind { .image(self) }
  /// The name of the picture.
  public var imageSources: [String] { [source] }
  /// Renames the picture.
  public mutating func renameImageSources(_ names: [String: String]) {
    source = names[source] ?? source
  }

  /// The places of the properties.
  static let layout = PropertyLayout { list in
    (
      opacity: list.number(.opacity, 1, .color, in: 0...1, "The opacity."),
      isVisible: list.flag(.isVisible, true, "Whether the picture is drawn.")
    )
  }
}

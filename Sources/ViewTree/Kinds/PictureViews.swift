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
  package static let role = ViewRole.drawn
  package var kind: ViewKind { .image(self) }
  package var imageSources: [String] {
    get { [source] }
    set { source = newValue[0] }
  }

  static let layout = PropertyLayout { list in
    (
      opacity: list.number(.opacity, 1, .color, in: 0...1, "The opacity."),
      isVisible: list.flag(.isVisible, true, "Whether the picture is drawn.")
    )
  }
}

/// A sequence of pictures that shows one at a time.
public struct FramesView: DeclaredView {
  /// The names of the pictures in a `PictureStore`, in order; in files, paths or data URLs.
  public var sources: [String] = []
  /// Width and height of the rectangle that each fills, in points.
  public var size = Vector2.zero
  /// The feature of a design that the pictures replace; `nil` for a sequence of the design's own.
  public var baked: String?

  /// Makes a view kind with the defaults.
  public init() {}

  /// Makes a sequence.
  public init(sources: [String], size: Vector2, baked: String? = nil) {
    self.sources = sources
    self.size = size
    self.baked = baked
  }

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<FramesView>(
    "frames", title: "Frames", "A sequence of pictures, of which one is shown at a time.",
    options: [
      .texts(
        \.sources, "sources", in: 1...100_000, "The pictures: paths from the file, or data URLs."),
      .size(\.size, "size", "Width and height of the rectangle that each fills, in points."),
      .text(\.baked, "baked", "The feature of a design that the pictures replace."),
    ], properties: layout.declarations,
    synonyms: ["sequence", "imagesequence", "sprite", "gif", "video"])
  package static let role = ViewRole.drawn
  package var kind: ViewKind { .frames(self) }
  package var imageSources: [String] {
    get { sources }
    set { sources = newValue }
  }

  static let layout = PropertyLayout { list in
    (
      frameIndex: list.number(
        .frameIndex, 0, .factor, "The index of the picture; the next lower whole number counts."),
      opacity: list.number(.opacity, 1, .color, in: 0...1, "The opacity."),
      isVisible: list.flag(.isVisible, true, "Whether the picture is drawn.")
    )
  }

  /// The position in `sources` that a value of `frameIndex` selects; `nil` if there are no pictures.
  ///
  /// It is the next lower whole number; below and beyond the sequence its first and last picture stay.
  public func position(of frameIndex: Double) -> Int? {
    guard !sources.isEmpty else { return nil }
    guard frameIndex > 0 else { return 0 }
    let step = (frameIndex + FramesView.stepTolerance).rounded(.down)
    return Int(Swift.min(step, Double(sources.count - 1)))
  }

  /// The largest difference of a number below a picture's index that still selects it: more than
  /// rounding errors of times, less than a visible difference.
  static let stepTolerance = 1e-4
}

import Containers
import SceneModel

/// A picture that the views of a timeline show.
struct TimelineResource: Hashable, Sendable {
  /// The forms in which a picture is at hand.
  enum Content: Hashable, Sendable {
    /// The bytes of an image file.
    case encoded([UInt8])
    /// Pixels that were drawn during conversion.
    case drawn(Picture)
    /// An image file, by its path relative to the present folder.
    case file(String)

    /// The bytes of the image file; `nil` if there is none.
    ///
    /// - Throws: `XsheetError` if the picture cannot be encoded.
    func bytes() throws(XsheetError) -> [UInt8]? {
      switch self {
      case .encoded(let bytes): bytes
      case .drawn(let picture): try PixelImage(picture).pngData()
      case .file(let path): PictureLoader.bytes(at: path)
      }
    }
  }

  /// The source name of the picture in views.
  var source: String
  /// A name for a file, without an extension.
  var name: String
  /// The picture.
  var content: Content

  /// The pictures of a converted timeline, from the images of its design and of the design's themes.
  ///
  /// Drawn pictures are given by their names; pictures outside of the folders are left out.
  static func all(
    of timeline: Timeline, from images: [ImageAsset], baked: [String],
    in folders: PictureFolders
  ) -> [TimelineResource] {
    let used = Set(timeline.imageSources)
    let images = images.filter { used.contains($0.sourceName) }.compactMap { image in
      image.content(in: folders).map {
        TimelineResource(source: image.sourceName, name: image.id, content: $0)
      }
    }
    return images + drawn(baked.filter { used.contains($0) }, of: timeline)
  }

  /// The pictures of a timeline that were drawn, by their names.
  static func drawn(_ names: [String], of timeline: Timeline) -> [TimelineResource] {
    names.compactMap { name in
      timeline.pictures[name].map {
        TimelineResource(source: name, name: name.withoutExtension, content: .drawn($0))
      }
    }
  }

  /// The image files that a timeline names; those outside of its folders are left out.
  static func files(of timeline: Timeline, in folders: PictureFolders) -> [TimelineResource] {
    timeline.imageSources.filter { !DataURL.isOne($0) }.compactMap { source in
      folders.allowedPath(of: source).map { path in
        TimelineResource(
          source: source, name: source.lastPathComponent.withoutExtension,
          content: .file(path))
      }
    }
  }
}

extension ImageAsset {
  /// The bytes or the file of the image; `nil` for a file outside of the folders.
  fileprivate func content(in folders: PictureFolders) -> TimelineResource.Content? {
    switch source {
    case .embedded(let bytes): .encoded(bytes)
    case .external(let path): folders.allowedPath(of: path).map { .file($0) }
    }
  }
}

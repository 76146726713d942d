import Containers
import ImageCoding
import TimelineModel
import ViewTree

/// Exports a timeline as JSON.
///
/// Pictures that are part of the design become files in the folder `NAME.images`, or data URLs in a
/// self-contained file. Other pictures are referred to by their paths.
struct TimelineFileExporter: TimelineExporter {
  let formatName = "timeline"
  let fileExtension = "xsheet.json"

  func files(
    of document: TimelineDocument, named name: String, in folder: String?
  ) throws(XsheetError) -> [ExportedFile] {
    var export = Export(imageFolder: "\(name).images", folder: folder)
    for resource in document.resources { try export.add(resource) }
    var timeline = document.timeline
    timeline.canvas.renameImageSources(export.names)
    return export.files
      + [ExportedFile(path: "\(name).\(fileExtension)", bytes: timeline.jsonBytes())]
  }

  /// The pictures of one export.
  private struct Export {
    /// The folder for pictures, relative to that of the timeline.
    let imageFolder: String
    /// The folder of the timeline; `nil` for a self-contained timeline.
    let folder: String?
    /// The files of pictures.
    private(set) var files: [ExportedFile] = []
    /// The names of pictures in the exported timeline, by those in the given one.
    private(set) var names: [String: String] = [:]
    private var taken: Set<String> = []

    init(imageFolder: String, folder: String?) {
      self.imageFolder = imageFolder
      self.folder = folder
    }

    mutating func add(_ resource: TimelineResource) throws(XsheetError) {
      switch resource.content {
      case .file(let path):
        names[resource.source] = RelativePath.path(to: path, from: folder ?? "")
      case .encoded(let bytes):
        add(bytes, of: resource)
      case .drawn(let picture):
        add(try PixelImage(picture).pngData(), of: resource)
      }
    }

    private mutating func add(_ bytes: [UInt8], of resource: TimelineResource) {
      guard let format = ImageFormat(recognizing: bytes) else { return }
      guard folder != nil else {
        names[resource.source] = DataURL.address(of: bytes, mediaType: format.mediaType)
        return
      }
      let path = freePath(resource.name.asFileName, format.fileExtension)
      names[resource.source] = path
      files.append(ExportedFile(path: path, bytes: bytes))
    }

    /// A path that no other picture has.
    private mutating func freePath(_ stem: String, _ fileExtension: String) -> String {
      var path = "\(imageFolder)/\(stem).\(fileExtension)"
      var number = 2
      while !taken.insert(path).inserted {
        path = "\(imageFolder)/\(stem)-\(number).\(fileExtension)"
        number += 1
      }
      return path
    }
  }
}

extension String {
  /// The text as the name of a file, of at most 100 characters.
  fileprivate var asFileName: String {
    let safe = prefix(100).map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
        ? character : "_"
    }
    return safe.isEmpty ? "picture" : String(safe)
  }
}

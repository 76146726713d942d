import TextLayout
import ViewTree

/// The files of a timeline's fonts, in a folder of the module of the views.
package struct FontFiles {
  /// The name of the folder.
  static let folder = SwiftUIOptions.fontFolder
  /// The extensions of font files.
  private static let fileExtensions: Set = ["ttf", "otf", "ttc", "otc"]
  /// The number of digits of a hash in the name of a file whose name another font has.
  private static let hashLength = 8

  /// The names of the files, by the faces in them.
  private(set) var names: [FontFace: String] = [:]
  /// The bytes of the files, by their names.
  private var contents: [String: [UInt8]] = [:]

  /// Collects the fonts of the texts of a timeline.
  init(of timeline: Timeline) {
    let faces = Set(timeline.canvas.fonts.values.map(\.face))
    var paths: [String: String] = [:]
    for face in faces.sorted(by: { FontFiles.order(of: $0) < FontFiles.order(of: $1) }) {
      // Faces of one file share it.
      let name = face.path.flatMap { paths[$0] } ?? add(face)
      names[face] = name
      if let path = face.path { paths[path] = name }
    }
  }

  /// The files with some names, in the order of these, in a folder.
  func files(_ names: Set<String>, in folder: String) -> [ExportedFile] {
    names.sorted().compactMap { name in
      contents[name].map { ExportedFile(path: folder.appendingPath(name), bytes: $0) }
    }
  }

  /// Whether a file of an export is a font.
  package static func contains(_ path: String) -> Bool {
    fileExtensions.contains(path.pathExtension.lowercased())
      && path.folder.lastPathComponent == folder
  }

  /// A key that puts faces into the same order in each run.
  private static func order(of face: FontFace) -> String {
    "\(face.path ?? "")\n\(face.postScriptName)\n\(face.name)"
  }

  /// Adds the file of a face, and returns its name; other content with the name gets one of its own.
  private mutating func add(_ face: FontFace) -> String {
    let bytes = face.bytes
    let (stem, fileExtension) = FontFiles.name(of: face, bytes)
    var name = "\(stem).\(fileExtension)"
    if let present = contents[name], present != bytes {
      let hash = ContentHash(bytes).text.prefix(FontFiles.hashLength)
      name = "\(stem)-\(hash).\(fileExtension)"
    }
    contents[name] = bytes
    return name
  }

  /// The name of a font's file without its extension, and the extension: the PostScript name of a font in memory.
  private static func name(of face: FontFace, _ bytes: [UInt8]) -> (String, String) {
    let file = face.path ?? ""
    let stem = file.lastPathComponent.withoutExtension
    let isPlain = stem.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0))
    }
    let present = file.pathExtension.lowercased()
    return (
      isPlain && !stem.isEmpty ? stem : face.postScriptName.asFileName,
      fileExtensions.contains(present) ? present : fileExtension(of: bytes)
    )
  }

  /// The extension for the first bytes of a font file.
  private static func fileExtension(of bytes: [UInt8]) -> String {
    switch String(decoding: bytes.prefix(4), as: UTF8.self) {
    case "OTTO": "otf"
    case "ttcf": "ttc"
    default: "ttf"
    }
  }
}

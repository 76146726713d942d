import CompositionModel
import Containers
import Foundation
import ImageCoding
import SceneModel
import TimelineModel
import ViewTree

/// Where the pictures of a converted timeline go.
///
/// Embedded pictures become files in a folder beside the timeline, or data URLs if the timeline is not written to a
/// file; others are referred to where they are.
struct TimelinePictures {
  /// Files to write: their paths from where the process runs, and their bytes.
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// What the timeline is to call each picture.
  private(set) var names: [String: String] = [:]

  /// The names of files that are given.
  private var taken: Set<String> = []
  private let input: InputFile
  private let output: String?

  /// Finds a place for each picture that the timeline of a composition shows.
  ///
  /// - Parameters:
  ///   - composition: The composition.
  ///   - timeline: Its timeline.
  ///   - baked: The names of pictures that were made for the timeline.
  ///   - input: Where the composition comes from.
  ///   - output: Where the timeline is written; `nil` for standard output.
  init(
    _ composition: Composition, _ timeline: Timeline, baked: [String], input: InputFile,
    output: String?
  ) throws(CommandFailure) {
    self.input = input
    self.output = output
    let used = Set(timeline.canvas.imageSources)
    for image in composition.images where used.contains(image.sourceName) {
      switch image.source {
      case .embedded(let bytes): place(bytes, of: image)
      case .external(let path): refer(to: path)
      }
    }
    for name in baked where used.contains(name) {
      guard let picture = timeline.pictures[name] else { continue }
      try place(PictureFile.png(picture), as: (name as NSString).deletingPathExtension, for: name)
    }
  }

  private mutating func place(_ bytes: [UInt8], of image: ImageAsset) {
    place(bytes, as: image.id, for: image.sourceName)
  }

  /// Gives a picture a file with a name like `id`, or a data URL.
  private mutating func place(_ bytes: [UInt8], as id: String, for source: String) {
    guard let format = ImageFormat(recognising: bytes) else { return }
    guard let output else {
      names[source] = DataURL.address(of: bytes, mediaType: format.mediaType)
      return
    }
    let folder = TimelinePictures.folder(of: output)
    let stem = TimelinePictures.fileName(id)
    var name = "\(folder)/\(stem).\(format.fileExtension)"
    var number = 2
    while taken.contains(name) {
      name = "\(folder)/\(stem)-\(number).\(format.fileExtension)"
      number += 1
    }
    taken.insert(name)
    names[source] = name
    let parent = output.folder
    files.append(((parent as NSString).appendingPathComponent(name), bytes))
  }

  private mutating func refer(to path: String) {
    let file = PictureLoader.path(of: path, beside: input)
    let folder = output.map { $0.folder } ?? ""
    names[path] = TimelinePictures.path(to: file, from: folder)
  }

  /// The name of the folder for the pictures of a timeline, such as `logo.images`.
  private static func folder(of output: String) -> String {
    let last = (output as NSString).lastPathComponent
    let ending = ".xsheet.json"
    return (last.hasSuffix(ending) ? String(last.dropLast(ending.count)) : last) + ".images"
  }

  /// An identifier as the name of a file.
  private static func fileName(_ id: String) -> String {
    let safe = id.prefix(100).map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
        ? character : "_"
    }
    return safe.isEmpty ? "picture" : String(safe)
  }

  /// The way from a folder to a file, both given from where the process runs.
  static func path(to file: String, from folder: String) -> String {
    let target = URL(fileURLWithPath: file).standardized.pathComponents
    let start = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardized.pathComponents
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + target[common...]).joined(separator: "/")
  }
}

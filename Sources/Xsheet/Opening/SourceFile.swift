package import CompositionModel
import Containers
import Foundation
import JSONTree
import SceneRendering
import TimelineModel
import ViewTree

/// A file to open: a Lottie export, one animation of an archive, or a timeline.
package struct SourceFile: Sendable {
  /// The place of the bytes.
  package enum Origin: Sendable {
    /// A file.
    case path(String)
    /// Standard input, which may stand for a file.
    case standardInput(path: String?)
    /// Memory; pictures are looked up in a folder.
    case memory([UInt8], picturesFolder: String)
  }

  /// The longest file that is read, in bytes: the longest that is imported.
  package static let sizeLimit = 128 << 20

  /// The name in messages.
  package var name: String
  /// The place of the bytes.
  package var origin: Origin
  /// The identifier of an animation of an archive; `nil` for the only one.
  package var animation: String?
  /// Further folders from which pictures may be read.
  package var assetFolders: [String] = []
  /// How collapsed precompositions of a design end.
  package var collapse = CollapseMode.cut
  /// Whether the file was found in a folder, and is refused if it is no animation at all.
  package var isFound = false
  /// The content of the archive, shared by the animations of a file.
  let archive: OpenedArchive

  /// Makes a file of its parts.
  package init(name: String, origin: Origin, animation: String? = nil) {
    self.name = name
    self.origin = origin
    self.animation = animation
    archive = OpenedArchive()
  }

  /// Makes a file of a path, which may name an animation as in `file.lottie#animation`.
  package init(path: String, assetFolders: [String] = []) {
    self = SourceFile.animation(named: path) ?? SourceFile(name: path, origin: .path(path))
    self.assetFolders = assetFolders
  }

  /// The path; `nil` if the bytes have another source.
  package var path: String? {
    guard case .path(let path) = origin else { return nil }
    return path
  }

  /// The path of the file, or the one that stands for standard input.
  package var filePath: String? {
    switch origin {
    case .path(let path): path
    case .standardInput(let path): path
    case .memory: nil
    }
  }

  /// The name without folders and endings, for outputs.
  package var stem: String {
    switch origin {
    case .path(let path): stem(ofPath: path)
    case .standardInput(let path): path.map(stem(ofPath:)) ?? stem(ofPath: "stdin")
    case .memory: stem(ofPath: name)
    }
  }

  private func stem(ofPath path: String) -> String {
    let last = (path as NSString).lastPathComponent
    let suffix = animation.map { "-" + $0.replacingOccurrences(of: "/", with: "_") } ?? ""
    for ending in [".xsheet.json", ".json", ".lottie", ".tgs"]
    where last.lowercased().hasSuffix(ending) && last.count > ending.count {
      return last.dropLast(ending.count) + suffix
    }
    return last + suffix
  }

  /// The folder that the paths of pictures are relative to; empty for the present one.
  package var folder: String {
    switch origin {
    case .path(let path): StreamPath.isOne(path) ? "" : path.folder
    case .standardInput(let path): path?.folder ?? ""
    case .memory(_, let folder): folder
    }
  }

  /// The folders from which pictures are read: that of the file, also where a link leads to it, and further ones.
  var pictureFolders: PictureFolders {
    let linked = path.flatMap { RealPath.of($0) }.map(\.folder)
    return PictureFolders(base: folder, others: [linked].compactMap(\.self) + assetFolders)
  }
}

extension SourceFile {
  /// The path of a picture that the file names; `nil` if there is none, or if it may not be read.
  package func path(ofPicture name: String) -> String? {
    guard case .file(let path) = pictureFolders.place(of: name) else { return nil }
    return path
  }
}

extension AnimationFile {
  /// The names of the picture files of the animation, each once, in the order of their first use.
  package var pictureNames: [String] {
    var seen: Set<String> = []
    return allPictureNames.filter { seen.insert($0).inserted }
  }

  private var allPictureNames: [String] {
    switch self {
    case .design(let design):
      design.composition.images.compactMap { image in
        guard case .external(let name) = image.source else { return nil }
        return name
      }
    case .timeline(let timeline):
      timeline.timeline.canvas.imageSources.filter { !DataURL.isOne($0) }
    }
  }
}

/// The content of an archive, kept from listing its animations to importing the last of them.
///
/// The animations of an archive may be imported on several threads.
final class OpenedArchive: Sendable {
  private let stored = Locked<DesignFile?>(nil)

  /// The content; `nil` if it is not read yet, or not needed any more.
  var content: DesignFile? {
    get { stored.with { $0 } }
    set { stored.with { $0 = newValue } }
  }
}

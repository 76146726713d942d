/// The folders of a dotLottie archive; the short names are those of version 2.
enum DotLottieLayout {
  static let manifest = "manifest.json"
  static let animationFolders = ["a", "animations"]
  static let imageFolders = ["i", "images"]
  /// The file extensions of pictures, in any folder.
  static let imageEndings: Set<String> = ["png", "jpg", "jpeg", "webp", "gif", "svg"]

  /// The parts that are ignored: their folders and their name for people.
  static let unused: [(folders: [String], name: String)] = [
    (["t", "themes"], "themes"), (["s", "states"], "state machines"), (["f", "fonts"], "fonts"),
    (["u", "audio"], "sounds"),
  ]

  /// Whether a path is that of an animation, by its folder.
  static func isAnimation(_ path: ArchivePath) -> Bool {
    path.ending == "json" && animationFolders.contains { path.isInside($0) }
  }

  /// Whether a path is that of a picture.
  static func isImage(_ path: ArchivePath) -> Bool {
    imageEndings.contains(path.ending) || imageFolders.contains { path.isInside($0) }
  }

  /// Whether a path is that of an ignored part.
  static func isUnused(_ path: ArchivePath) -> Bool {
    unused.contains { $0.folders.contains { path.isInside($0) } }
  }
}

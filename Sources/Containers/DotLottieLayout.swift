/// Where the parts of a dotLottie archive lie; the short names are those of version 2.
enum DotLottieLayout {
  static let manifest = "manifest.json"
  static let animationFolders = ["a", "animations"]
  static let imageFolders = ["i", "images"]
  /// Endings of pictures, wherever they lie.
  static let imageEndings: Set<String> = ["png", "jpg", "jpeg", "webp", "gif", "svg"]

  /// What is not carried over: its folders, and how it is called.
  static let unused: [(folders: [String], name: String)] = [
    (["t", "themes"], "themes"), (["s", "states"], "state machines"), (["f", "fonts"], "fonts"),
    (["u", "audio"], "sounds"),
  ]

  /// Whether a path is that of an animation's text, by the folder that it is in.
  static func isAnimation(_ path: ArchivePath) -> Bool {
    path.ending == "json" && animationFolders.contains { path.isInside($0) }
  }

  /// Whether a path is that of a picture.
  static func isImage(_ path: ArchivePath) -> Bool {
    imageEndings.contains(path.ending) || imageFolders.contains { path.isInside($0) }
  }

  /// Whether a path is that of a part that is not carried over.
  static func isUnused(_ path: ArchivePath) -> Bool {
    unused.contains { $0.folders.contains { path.isInside($0) } }
  }
}

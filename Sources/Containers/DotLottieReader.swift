import Diagnostics

/// Reads the animations, pictures and fonts of an archive.
struct DotLottieReader {
  private let archive: ZipArchive
  private var file = DesignFile(packing: .zip, animations: [])
  /// The paths of the themes that were read.
  private var themePaths: Set<String> = []
  /// The first entry of each path.
  private let entries: [String: ZipArchive.Entry]

  /// Reads the content of an archive.
  ///
  /// - Throws: `ContainerFailure` if it is broken, exceeds limits or holds no animation.
  static func read(_ archive: ZipArchive) throws(ContainerFailure) -> DesignFile {
    var reader = DotLottieReader(archive)
    let manifest = try reader.manifest()
    try reader.readAnimations(manifest)
    guard !reader.file.animations.isEmpty else {
      throw ContainerFailure(.noAnimation, "The archive contains no animation.")
    }
    for entry in archive.entries where DotLottieLayout.isImage(entry.path) {
      reader.file.images[entry.path.text] = try archive.read(entry)
    }
    for entry in archive.entries where DotLottieLayout.isFont(entry.path) {
      reader.file.fonts[entry.path.text] = try archive.read(entry)
    }
    if let manifest { try reader.readThemes(manifest) }
    reader.reportUnusedParts()
    return reader.file
  }

  private init(_ archive: ZipArchive) {
    self.archive = archive
    entries = Dictionary(
      archive.entries.map { ($0.path.text, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func note(_ code: DiagnosticCode, _ message: String) {
    file.notes.report(Diagnostic(code, message: message))
  }

  private mutating func readAnimations(
    _ manifest: DotLottieManifest?
  ) throws(ContainerFailure) {
    if let manifest {
      for finding in manifest.findings { note(.lenientJSON, "The manifest: \(finding.message)") }
      for id in manifest.animations {
        let places = DotLottieLayout.animationFolders.map { "\($0)/\(id).json" }
        guard let entry = places.lazy.compactMap({ [entries] in entries[$0] }).first else {
          note(.missingAnimation, "The archive does not contain the animation \"\(id)\".")
          continue
        }
        file.animations.append(.init(id: id, json: try archive.read(entry)))
      }
      if !manifest.unusedSettings.isEmpty {
        let names = manifest.unusedSettings.sorted().joined(separator: ", ")
        note(.unusedArchivePart, "Settings of the manifest are ignored: \(names).")
      }
    }
    if file.animations.isEmpty { try readWithoutManifest() }
  }

  /// Reads the themes that the manifest names.
  private mutating func readThemes(_ manifest: DotLottieManifest) throws(ContainerFailure) {
    let lists = manifest.themesOfAnimations
    for id in manifest.themes {
      let places = DotLottieLayout.themeFolders.map { "\($0)/\(id).json" }
      guard let entry = places.lazy.compactMap({ [entries] in entries[$0] }).first else {
        note(.missingTheme, "The archive does not contain the theme \"\(id)\".")
        continue
      }
      themePaths.insert(entry.path.text)
      let users = manifest.animations.filter { lists[$0]?.contains(id) ?? true }
      file.themes.append(
        .init(
          id: id, json: try archive.read(entry),
          animations: users.count == manifest.animations.count ? nil : Set(users)))
    }
  }

  /// The manifest, or `nil` with a finding.
  private mutating func manifest() throws(ContainerFailure) -> DotLottieManifest? {
    guard let entry = entries[DotLottieLayout.manifest] else {
      note(.malformedManifest, "The archive has no manifest; its .json files are imported.")
      return nil
    }
    if entry.size <= ContainerLimits.manifestSize,
      let manifest = DotLottieManifest(try archive.read(entry))
    {
      return manifest
    }
    note(
      .malformedManifest,
      "The manifest of the archive cannot be read; its .json files are imported.")
    return nil
  }

  /// Reads the JSON files in the folders for animations, or otherwise all that may be animations,
  /// by their paths.
  private mutating func readWithoutManifest() throws(ContainerFailure) {
    let texts = entries.values.filter {
      $0.path.ending == "json" && $0.path.text != DotLottieLayout.manifest
        && !DotLottieLayout.isUnused($0.path)
    }
    let regular = texts.filter { DotLottieLayout.isAnimation($0.path) }
    let chosen = regular.isEmpty ? texts : regular
    for entry in chosen.sorted(by: { $0.path.text < $1.path.text }) {
      file.animations.append(.init(id: entry.path.stem, json: try archive.read(entry)))
    }
  }

  private mutating func reportUnusedParts() {
    for (folders, name) in DotLottieLayout.unused {
      let count = archive.entries.count { entry in
        folders.contains { entry.path.isInside($0) } && !themePaths.contains(entry.path.text)
      }
      if count > 0 {
        note(.unusedArchivePart, "The archive contains \(name) (\(count)), which are ignored.")
      }
    }
  }
}

/// The folders of a dotLottie archive; version 2 has the short names.
enum DotLottieLayout {
  static let manifest = "manifest.json"
  static let animationFolders = ["a", "animations"]
  static let imageFolders = ["i", "images"]
  /// The file extensions of pictures, in any folder.
  static let imageEndings: Set<String> = ["png", "jpg", "jpeg", "webp", "gif", "svg"]

  static let themeFolders = ["t", "themes"]
  static let fontFolders = ["f", "fonts"]
  /// The file extensions of fonts, in any folder.
  static let fontEndings: Set<String> = ["ttf", "otf", "ttc", "woff", "woff2"]

  /// The parts that are ignored: their folders and their name for people.
  static let unused: [(folders: [String], name: String)] = [
    (themeFolders, "themes that the manifest does not name"), (["s", "states"], "state machines"),
    (["u", "audio"], "sounds"),
  ]

  /// Whether a path is in a folder of animations.
  static func isAnimation(_ path: ArchivePath) -> Bool {
    path.ending == "json" && animationFolders.contains { path.isInside($0) }
  }

  /// Whether a path is in a folder of pictures.
  static func isImage(_ path: ArchivePath) -> Bool {
    imageEndings.contains(path.ending) || imageFolders.contains { path.isInside($0) }
  }

  /// Whether a path is in a folder of fonts, or has the name of one.
  static func isFont(_ path: ArchivePath) -> Bool {
    fontEndings.contains(path.ending) || fontFolders.contains { path.isInside($0) }
  }

  /// Whether a path belongs to an ignored part.
  static func isUnused(_ path: ArchivePath) -> Bool {
    unused.contains { $0.folders.contains { path.isInside($0) } }
  }
}

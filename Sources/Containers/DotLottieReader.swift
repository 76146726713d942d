import Diagnostics

/// Reads the animations, pictures, fonts and the state machine of an archive.
struct DotLottieReader {
  private let archive: ZipArchive
  private var file = DesignFile(isArchive: true, animations: [])
  /// The paths of the themes that were read.
  private var themePaths: Set<String> = []
  /// The first entry of each path.
  private let entries: [String: ZipArchive.Entry]

  /// Reads the content of an archive.
  ///
  /// - Throws: `ImportFailure` if it is broken, exceeds limits or holds no animation.
  static func read(_ archive: ZipArchive) throws(ImportFailure) -> DesignFile {
    var reader = DotLottieReader(archive)
    let manifest = try reader.manifest()
    try reader.readAnimations(manifest)
    guard !reader.file.animations.isEmpty else {
      throw ImportFailure(.noAnimation, "The archive contains no animation.")
    }
    for entry in archive.entries where DotLottieLayout.isImage(entry.path) {
      reader.file.images[entry.path.text] = try archive.read(entry)
    }
    for entry in archive.entries where DotLottieLayout.isFont(entry.path) {
      reader.file.fonts[entry.path.text] = try archive.read(entry)
    }
    if let manifest { try reader.readThemes(manifest) }
    try reader.readMachine(manifest)
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

  /// The JSON file of an identifier in the first of some folders that has it.
  private func entry(_ id: String, in folders: [String]) -> ZipArchive.Entry? {
    folders.lazy.compactMap { entries["\($0)/\(id).json"] }.first
  }

  private mutating func readAnimations(
    _ manifest: DotLottieManifest?
  ) throws(ImportFailure) {
    if let manifest {
      for finding in manifest.findings { note(.lenientJSON, "The manifest: \(finding.message)") }
      for id in manifest.animations {
        guard let entry = entry(id, in: DotLottieLayout.animationFolders) else {
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
  private mutating func readThemes(_ manifest: DotLottieManifest) throws(ImportFailure) {
    let lists = manifest.themesOfAnimations
    for id in manifest.themes {
      guard let entry = entry(id, in: DotLottieLayout.themeFolders) else {
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
  private mutating func manifest() throws(ImportFailure) -> DotLottieManifest? {
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
  private mutating func readWithoutManifest() throws(ImportFailure) {
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

  /// Reads the state machine with which the archive starts, or the first one.
  private mutating func readMachine(_ manifest: DotLottieManifest?) throws(ImportFailure) {
    let present = entries.values.filter { DotLottieLayout.isMachine($0.path) }
      .sorted { $0.path.text < $1.path.text }
    let listed = (manifest?.machines ?? []).compactMap { id in
      present.first { $0.path.stem == id }
    }
    for id in manifest?.machines ?? [] where !present.contains(where: { $0.path.stem == id }) {
      note(.unusedArchivePart, "The archive does not contain the state machine \"\(id)\".")
    }
    guard let entry = listed.first ?? present.first else { return }
    let id = entry.path.stem
    guard entry.size <= ContainerLimits.machineSize else {
      note(.unusedArchivePart, "The state machine \"\(id)\" is too large and is ignored.")
      return
    }
    file.machine = .init(id: id, json: try archive.read(entry))
    let others = present.filter { $0.path.text != entry.path.text }.map(\.path.stem)
    guard !others.isEmpty else { return }
    let names = others.map { "\"\($0)\"" }.joined(separator: ", ")
    note(
      .unusedArchivePart,
      "Of \(present.count) state machines, \"\(id)\" is imported; ignored are \(names).")
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
    (themeFolders, "themes that the manifest does not name"), (["u", "audio"], "sounds"),
    (["states"], "old state machines"),
  ]

  /// The folder of state machines.
  static let machineFolder = "s"

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

  /// Whether a path is in the folder of state machines.
  static func isMachine(_ path: ArchivePath) -> Bool {
    path.ending == "json" && path.isInside(machineFolder)
  }

  /// Whether a path belongs to a part that is no animation, such as a theme.
  static func isUnused(_ path: ArchivePath) -> Bool {
    isMachine(path) || unused.contains { $0.folders.contains { path.isInside($0) } }
  }
}

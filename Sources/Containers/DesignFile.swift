package import Diagnostics

/// The content of a file: the JSON texts of its animations, and their pictures and fonts.
///
/// The kind of file is determined by its content: a zip archive (dotLottie 1 and 2, or a zipped
/// export), a gzip file (Telegram's stickers), or plain JSON.
package struct DesignFile: Hashable, Sendable {
  /// An animation or a state machine of the file.
  package struct Text: Hashable, Sendable {
    /// The identifier in the manifest, or the name of the file; empty outside of archives.
    package var id: String
    /// The JSON text, not checked.
    package var json: [UInt8]

    /// Makes a text of its parts.
    package init(id: String, json: [UInt8]) {
      self.id = id
      self.json = json
    }
  }

  /// A theme of an archive: other values for the slots of its animations.
  package struct Theme: Hashable, Sendable {
    /// The identifier in the manifest.
    package var id: String
    /// The JSON text, not checked.
    package var json: [UInt8]
    /// The animations that it is for; `nil` for all.
    package var animations: Set<String>?
  }

  /// Whether the file is a zip archive.
  package var isArchive: Bool
  /// The animations in the order of the manifest; at least one.
  package var animations: [Text]
  /// The encoded pictures of an archive, by path.
  package var images: [String: [UInt8]] = [:]
  /// The font files of an archive, by path.
  package var fonts: [String: [UInt8]] = [:]
  /// The themes of an archive, in the order of the manifest.
  package var themes: [Theme] = []
  /// The state machine with which an archive starts, or its first one; `nil` for none.
  package var machine: Text?
  /// The findings about the file as a whole.
  package var notes = DiagnosticList()
}

extension DesignFile {
  /// Reads a file.
  ///
  /// - Throws: `ImportFailure` if it cannot be unpacked, exceeds limits or holds no animation.
  package init(reading bytes: [UInt8]) throws(ImportFailure) {
    self = try bytes.withUnsafeBufferPointer { (buffer) throws(ImportFailure) in
      let buffer = UnsafeRawBufferPointer(buffer)
      if DesignFile.isArchive(bytes) { return try DotLottieReader.read(ZipArchive(buffer)) }
      let json = DesignFile.isGzip(bytes) ? try GzipReader.read(buffer) : bytes
      return DesignFile(isArchive: false, animations: [Text(id: "", json: json)])
    }
  }

  /// Whether a file is a zip archive, by its first bytes; an archive without entries begins with its directory.
  package static func isArchive(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// Whether a file is compressed with gzip, by its first bytes.
  package static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// The themes that an animation of this file may have.
  package func themes(of animation: String) -> [Theme] {
    themes.filter { $0.animations?.contains(animation) ?? true }
  }

  /// The picture at a path that a composition of this file refers to; `nil` if it is not in the file.
  ///
  /// Looks for the path itself, then in the folders for pictures, then in any folder.
  package func image(at path: String) -> [UInt8]? {
    let wanted = ArchivePath(reference: path)
    guard !images.isEmpty, !wanted.text.isEmpty else { return nil }
    let folders = DotLottieLayout.imageFolders
    let candidates =
      [wanted.text] + folders.map { "\($0)/\(wanted.text)" }
      + folders.map { "\($0)/\(wanted.lastPart)" }
    for candidate in candidates {
      if let image = images[candidate] { return image }
    }
    let nested = images.keys.filter { $0.hasSuffix("/" + wanted.text) }.min()
    return nested.flatMap { images[$0] }
  }
}

/// The limits of unpacking, which bound memory and time for any file.
enum ContainerLimits {
  /// The largest number of entries in an archive.
  static let entries = 10_000
  /// The longest path of an entry, in bytes.
  static let pathLength = 1_024
  /// The largest unpacked entry, and the largest unpacked file, in bytes.
  static let entrySize = 128 << 20
  /// The sum of all unpacked entries that are read, in bytes.
  static let totalSize = 256 << 20
  /// The largest ratio of unpacked to packed size; it holds above `ratioFloor` only.
  static let ratio = 250
  /// The unpacked size up to which any ratio is accepted, in bytes.
  static let ratioFloor = 16 << 20
  /// The largest manifest, in bytes.
  static let manifestSize = 4 << 20
  /// The largest state machine, in bytes.
  static let machineSize = 4 << 20

  /// Whether the packed and unpacked sizes of an entry or file, in bytes, are within the limits.
  static func accepts(packed: Int, unpacked: Int) -> Bool {
    unpacked <= entrySize && (unpacked <= ratioFloor || unpacked / max(1, packed) <= ratio)
  }
}

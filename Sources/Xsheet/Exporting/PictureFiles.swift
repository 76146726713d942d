import Containers

/// The pictures of an export, each in a file that is named for its content.
struct PictureFiles {
  /// The files.
  private(set) var files: [ExportedFile] = []
  /// The names of pictures in the exported timeline, by those in the given one.
  private(set) var names: [String: String] = [:]
  /// The folder of the files, beside the timeline; `nil` for data URLs in it.
  private let folder: String?
  /// The paths of the files, by the hashes of their content.
  private var pathsByHash: [String: String] = [:]
  private var usedPaths: Set<String> = []

  /// The number of digits of a hash in a name; longer ones tell pictures apart that share it.
  private static let hashLength = 8

  init(in folder: String?) { self.folder = folder }

  /// Adds a picture whose file stays where it is.
  mutating func link(_ source: String, to path: String) { names[source] = path }

  /// Adds the bytes of a picture's file; bytes in no known format are not added.
  mutating func add(_ bytes: [UInt8], of resource: TimelineResource) {
    guard let format = ImageFormat(recognizing: bytes) else { return }
    names[resource.source] =
      folder.map { path(of: bytes, format, named: resource.name, in: $0) }
      ?? DataURL.address(of: bytes, mediaType: format.mediaType)
  }

  /// The path of a picture; equal pictures share it.
  private mutating func path(
    of bytes: [UInt8], _ format: ImageFormat, named name: String, in folder: String
  ) -> String {
    let hash = ContentHash(bytes).text
    if let known = pathsByHash[hash] { return known }
    var length = PictureFiles.hashLength
    while true {
      let suffix = "-\(hash.prefix(length))"
      let stem = name.asFileName.removing(suffix)
      let path = "\(folder)/\(stem)\(suffix).\(format.fileExtension)"
      if usedPaths.insert(path).inserted || length >= hash.count {
        pathsByHash[hash] = path
        files.append(ExportedFile(path: path, bytes: bytes))
        return path
      }
      length *= 2
    }
  }

  /// Whether a file has the name that an export gives to its content.
  static func isExported(_ name: String, _ bytes: [UInt8]) -> Bool {
    let stem = name.withoutExtension
    guard let dash = stem.lastIndex(of: "-"), ImageFormat(recognizing: bytes) != nil else {
      return false
    }
    let digits = stem[stem.index(after: dash)...]
    return digits.count >= hashLength && ContentHash(bytes).text.hasPrefix(digits)
  }
}

extension String {
  /// The text as the name of a file, of at most 60 characters.
  var asFileName: String {
    let safe = prefix(60).map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
        ? character : "_"
    }
    return safe.isEmpty ? "picture" : String(safe)
  }

  /// The text without an ending.
  fileprivate func removing(_ ending: String) -> String {
    hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : self
  }
}

import Containers
import DesignChecks
import LottieImport
import Platform
package import TextLayout

/// A file to open: a Lottie export, one animation of an archive, or a timeline.
package struct SourceFile: Sendable {
  /// The place of the bytes.
  package enum Origin: Sendable {
    /// A file.
    case path(String)
    /// Standard input, with the name of a file if one was given.
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
  /// The theme of an archive; `nil` for the values of the design itself.
  package var theme: String?
  /// The frames of a design that will be drawn; `nil` for all.
  ///
  /// Expressions are evaluated only at them, and only layers that they show are prepared.
  package var drawnFrames: FrameSelection?
  /// How collapsed precompositions of a design end.
  package var collapse = CollapseMode.cut
  /// The fonts and the layout rules of text without outlines.
  package var text = TextOptions(.system)
  /// Whether the file was found in a folder, and is refused if it is no animation at all.
  package var isFound = false
  /// The content of the archive, shared by the animations of a file, which may be imported on several threads; `nil` if
  /// it is not read yet, or not needed any more.
  private let archive: Locked<DesignFile?>

  /// Makes a file of its parts.
  package init(name: String, origin: Origin, animation: String? = nil) {
    self.name = name
    self.origin = origin
    self.animation = animation
    archive = Locked(nil)
  }

  /// Makes a file of a path, which may name an animation as in `file.lottie#animation`.
  package init(path: String, assetFolders: [String] = [], fontFolders: [String] = []) {
    self = SourceFile.animation(named: path) ?? SourceFile(name: path, origin: .path(path))
    self.assetFolders = assetFolders
    if !fontFolders.isEmpty { text.library = FontLibrary(folders: fontFolders) }
  }

  /// Makes a file in memory.
  init(bytes: some Sequence<UInt8>, name: String, picturesFolder: String) {
    self.init(name: name, origin: .memory(Array(bytes), picturesFolder: picturesFolder))
  }

  /// Makes a file of an address.
  ///
  /// - Throws: `XsheetError` of kind `invalidRequest` for an address that is not of a file.
  init(url: URL, assetFolders: [URL], fontFolders: [URL]) throws(XsheetError) {
    for url in [url] + assetFolders + fontFolders where !url.isFileURL {
      throw XsheetError(.invalidRequest, "\(url) is not the address of a file.")
    }
    self.init(
      path: url.path, assetFolders: assetFolders.map(\.path), fontFolders: fontFolders.map(\.path))
  }

  /// The path; `nil` if the bytes have another source.
  package var path: String? {
    guard case .path(let path) = origin else { return nil }
    return path
  }

  /// The path of the file, or the given name of standard input.
  package var filePath: String? {
    switch origin {
    case .path(let path): path
    case .standardInput(let path): path
    case .memory: nil
    }
  }

  /// The name without folders and endings, for outputs.
  package var stem: String {
    let path =
      switch origin {
      case .path(let path): path
      case .standardInput(let path): path ?? "stdin"
      case .memory: name
      }
    let last = path.lastPathComponent
    let suffix = animation.map { "-" + $0.replacing("/", with: "_") } ?? ""
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

  /// The folders from which pictures are read: the folder of the file, the folder of the file that a link leads to, and
  /// further ones.
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
      timeline.timeline.imageSources.filter { !DataURL.isOne($0) }
    }
  }
}

extension SourceFile {
  /// Reads the bytes of the file as they are.
  package func readBytes() throws(XsheetError) -> [UInt8] {
    switch origin {
    case .memory(let bytes, _):
      return bytes
    case .standardInput:
      return try read(Descriptor(number: STDIN_FILENO))
    case .path(let path):
      let file = try open(path)
      defer { file.close() }
      return try read(file)
    }
  }

  /// Opens a regular file, or an open file of the process; never waits for a pipe.
  private func open(_ path: String) throws(XsheetError) -> Descriptor {
    let isStream = StreamPath.isOne(path)
    switch FileKind(path) {
    case .missing: throw unreadable(errno)
    case .folder: throw unreadable(access(path, R_OK | X_OK) == 0 ? EISDIR : errno)
    case .regular: break
    // A file of another kind could block.
    case let kind where !isStream:
      throw refusal([Diagnostic(.notRegularFile, message: "The path is \(kind.title), not a file.")]
      )
    case .pipe, .socket, .device: break
    }
    guard let file = Descriptor(path: path, flags: O_RDONLY | (isStream ? 0 : O_NONBLOCK)) else {
      throw unreadable(errno)
    }
    return file
  }

  /// The error for a file that the system does not read.
  private func unreadable(_ number: Int32) -> XsheetError {
    let reason = Diagnostic(
      .unreadableFile, message: "The file cannot be read: \(SystemError.reason(number)).")
    return refusal(
      [reason], kind: [ENOENT, ENOTDIR].contains(number) ? .missingInput : .inputOutput)
  }

  private func read(_ file: Descriptor) throws(XsheetError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try file.read(limit: SourceFile.sizeLimit)
    } catch {
      throw unreadable(error.number)
    }
    guard bytes.count > SourceFile.sizeLimit else { return bytes }
    let reason = Diagnostic(
      .limitExceeded,
      message: "The file is too large; the limit is \(SourceFile.sizeLimit) bytes.")
    throw refusal([reason])
  }

  /// The error for a file that cannot be used.
  ///
  /// The reason is the last of the findings; the text is for their lines.
  func refusal(
    _ diagnostics: [Diagnostic], text: [UInt8]? = nil, kind: XsheetError.Kind = .unusableInput
  ) -> XsheetError {
    XsheetError(
      refused: FindingsReport(
        file: name, findings: diagnostics, locator: text.map { JSONLocator($0) }), kind: kind)
  }
}

extension SourceFile {
  /// The members of the root that most exports have.
  private static let rootMembers = ["v", "fr", "ip", "op", "w", "h", "layers"]
  /// The minimum number of members of a (possibly broken) export.
  private static let leastMembers = 3

  /// Whether a text is a timeline rather than a Lottie export.
  ///
  /// Most files are exports, which have other names of members; they need not be parsed twice. Text that is no JSON
  /// passes as an export: a damaged one must not be overlooked.
  ///
  /// - Throws: `XsheetError` for JSON of another kind, such as `package.json`, if the file was found in a folder.
  func isTimeline(_ text: [UInt8]) throws(XsheetError) -> Bool {
    let mayBeTimeline = text.contains(word: "xsheet") || text.contains(word: "\"views\"")
    let mayBeForeign =
      isFound
      && !(text.contains(word: "\"layers\"")
        && (text.contains(word: "\"fr\"") || text.contains(word: "\"op\"")))
    guard mayBeTimeline || mayBeForeign, let document = try? JSONDocument(parsing: text) else {
      return false
    }
    if Timeline.isTimeline(document) { return mayBeTimeline }
    let count = document.withRoot { root in
      SourceFile.rootMembers.count { root.member($0) != nil }
    }
    if mayBeForeign, count < SourceFile.leastMembers { throw XsheetError(foreignFile: name) }
    return false
  }
}

extension [UInt8] {
  /// Whether the bytes contain a word.
  fileprivate func contains(word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    let word = UnsafeBufferPointer(start: word.utf8Start, count: count)
    return withUnsafeBufferPointer { text in
      text.indices.dropLast(count - 1).contains { start in
        text[start] == word[0] && text[start..<start + count].elementsEqual(word)
      }
    }
  }
}

extension SourceFile {
  /// The animations of this file: itself, or one for each animation of an archive.
  package func animations() -> [SourceFile] {
    guard isArchive, let design = try? design(), design.animations.count > 1 else { return [self] }
    return design.animations.map { animation in
      var file = self
      file.name = "\(name)#\(animation.id)"
      file.animation = animation.id
      return file
    }
  }

  /// Returns the file for a name such as `file.lottie#animation`; `nil` if there is no such file.
  package static func animation(named name: String) -> SourceFile? {
    guard FileKind(name) == .missing, let mark = name.lastIndex(of: "#") else { return nil }
    let path = String(name[..<mark])
    guard FileKind(path) == .regular else { return nil }
    let animation = String(name[name.index(after: mark)...])
    return SourceFile(name: name, origin: .path(path), animation: animation)
  }

  /// Reads the JSON text of the file, or of its animation.
  func readText() throws(XsheetError) -> [UInt8] {
    try animation(of: design()).json
  }

  /// Refuses a theme that the animation does not have.
  func checkTheme(among themes: [String]) throws(XsheetError) {
    guard let theme, !themes.contains(theme) else { return }
    let message =
      themes.isEmpty
      ? "The file has no themes."
      : "There is no theme \"\(theme)\"; those of the file are: \(themes.joined(separator: ", "))."
    throw missing(message, .missingInput)
  }

  /// The names of the themes that the animation of the archive may have.
  var themes: [String] {
    guard let design = archive.with({ $0 }) else { return [] }
    return design.themes(of: animation ?? design.animations.first?.id ?? "").map(\.id)
  }

  /// Imports a text with its pictures from an archive.
  func importComposition(_ text: [UInt8]) throws(ImportFailure) -> ImportResult {
    var options = ImportOptions()
    options.collapse = collapse
    options.text = self.text
    if let drawnFrames {
      options.evaluatedFrames = .some { composition in
        // An invalid selection throws its error where the frames are drawn.
        (try? drawnFrames.frames(of: Playback(of: composition))) ?? []
      }
    }
    let folders = pictureFolders
    options.readData = { path in
      guard case .file(let file) = folders.place(of: path) else { return nil }
      return PictureLoader.bytes(at: file)
    }
    guard let design = archive.with({ $0 }) else {
      return try DesignImporter.importComposition(from: text, name: stem, options: options)
    }
    options.theme = design.themes.first { $0.id == theme }
    // Themes are imported later.
    if design.animations.count == 1 && design.themes.isEmpty { archive.with { $0 = nil } }
    return try DesignImporter.importComposition(
      from: DesignFile.Text(
        id: animation ?? design.animations.first?.id ?? "", json: text), of: design, name: stem,
      options: options)
  }

  /// Whether the file is a zip archive.
  private var isArchive: Bool {
    guard let path, FileKind(path) == .regular,
      let file = Descriptor(path: path, flags: O_RDONLY | O_NONBLOCK)
    else { return false }
    defer { file.close() }
    guard let bytes = try? file.read(limit: 4) else { return false }
    return DesignFile.isArchive(bytes)
  }

  private func design() throws(XsheetError) -> DesignFile {
    if let design = archive.with({ $0 }) { return design }
    let bytes = try readBytes()
    do {
      let design = try DesignFile(reading: bytes)
      if design.isArchive { archive.with { $0 = design } }
      return design
    } catch {
      throw refusal([error.diagnostic])
    }
  }

  private func animation(of design: DesignFile) throws(XsheetError) -> DesignFile.Text {
    let names = design.animations.map(\.id).joined(separator: ", ")
    guard let animation else {
      guard design.animations.count == 1 else {
        throw missing("The file has several animations (\(names)); name one.", .invalidRequest)
      }
      return design.animations[0]
    }
    guard let found = design.animations.first(where: { $0.id == animation }) else {
      throw missing(
        design.isArchive
          ? "There is no animation \"\(animation)\"; those of the file are: \(names)."
          : "The file is no archive, and has no animation \"\(animation)\".", .missingInput)
    }
    return found
  }

  private func missing(_ message: String, _ kind: XsheetError.Kind) -> XsheetError {
    refusal([Diagnostic(.unreadableFile, message: message)], kind: kind)
  }
}

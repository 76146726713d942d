import DesignChecks
import Diagnostics
import LottieImport
import Platform

/// A design: an After Effects composition with its pictures, as exported to Lottie JSON.
public struct Design: Playable {
  /// The imported composition, and the findings of its readers.
  private let imported: ImportResult
  /// All findings of import; `nil` until they are first read, as drawing needs none.
  private let checked = Locked<DiagnosticList?>(nil)
  /// The JSON text that findings point into.
  package let text: [UInt8]
  /// The name in messages.
  package let name: String
  /// The file.
  let file: SourceFile
  /// The folders from which pictures are read.
  let pictureFolders: PictureFolders

  /// Opens a Lottie export: `.json`, `.lottie` or `.tgs`.
  ///
  /// Pictures are read from the file, its archive or the folder around it. A missing picture is a
  /// finding.
  ///
  /// - Parameters:
  ///   - path: The path, which may name an animation of an archive as in `file.lottie#animation`.
  ///   - assetFolders: Further folders from which pictures may be read; a picture elsewhere is a finding.
  ///   - fontFolders: Folders of fonts for text without outlines, searched before the fonts of the system.
  ///   - theme: The name of a theme of the archive; `nil` for the values of the design.
  ///   - showsBeyondCollapsed: Whether layers of a collapsed precomposition are shown beyond its frame, as in After
  ///     Effects, rather than cut, as in players.
  /// - Throws: `XsheetError` if the file cannot be read, or if there is nothing to draw.
  public init(
    contentsOfFile path: String, assetFolders: [String] = [], fontFolders: [String] = [],
    theme: String? = nil, showsBeyondCollapsed: Bool = false
  ) throws(XsheetError) {
    var file = SourceFile(path: path, assetFolders: assetFolders, fontFolders: fontFolders)
    file.theme = theme
    file.collapse = showsBeyondCollapsed ? .show : .cut
    try self.init(file)
  }

  /// Opens a Lottie export in memory.
  ///
  /// - Parameters:
  ///   - bytes: The content of a `.json`, `.lottie` or `.tgs` file, such as an array or `Data`.
  ///   - name: The name in errors; also the name of the design if the file has none.
  ///   - picturesFolder: The folder that the paths of pictures are relative to; empty for the present one.
  /// - Throws: `XsheetError` if there is nothing to draw.
  public init(
    bytes: some Sequence<UInt8>, name: String, picturesFolder: String = ""
  ) throws(XsheetError) {
    try self.init(SourceFile(bytes: bytes, name: name, picturesFolder: picturesFolder))
  }

  /// Opens a Lottie export; a timeline is refused.
  package init(_ file: SourceFile) throws(XsheetError) {
    let text = try file.readText()
    guard try !file.isTimeline(text) else {
      let reason = Diagnostic(
        .timelineAsInput, message: "The file is a timeline; expected a Lottie export.")
      throw file.refusal([reason], text: text)
    }
    try self.init(file, text: text)
  }

  /// Imports the text of a file.
  init(_ file: SourceFile, text: [UInt8]) throws(XsheetError) {
    try file.checkTheme(among: file.themes)
    do {
      var result = try file.importComposition(text)
      PictureLoader.load(&result, from: file.pictureFolders)
      imported = result
    } catch {
      throw file.refusal(error.findings.items + [error.diagnostic], text: text)
    }
    self.text = text
    name = file.name
    self.file = file
    pictureFolders = file.pictureFolders
  }

  /// The imported composition.
  package var composition: Composition { imported.composition }

  /// The findings of import.
  package var diagnostics: DiagnosticList {
    checked.with { known in
      let diagnostics = known ?? imported.checked().diagnostics
      known = diagnostics
      return diagnostics
    }
  }

  /// The name of the file without folders and endings.
  var stem: String { file.stem }

  /// The names of the themes of a dotLottie archive for the design, in the order of its manifest.
  public var themes: [String] { file.themes }

  /// The design with a theme of its archive.
  ///
  /// - Throws: `XsheetError` if there is no such theme.
  public func theme(_ name: String) throws(XsheetError) -> Design {
    var file = file
    file.theme = name
    return try Design(file)
  }

  /// The names of the animations in an archive, in order; empty for other files.
  public static func animationNames(inFile path: String) -> [String] {
    SourceFile(name: path, origin: .path(path)).animations().compactMap(\.animation)
  }

  /// The findings of import, pictures included.
  public var findings: [Diagnostic] { diagnostics.placed(in: text) }

  /// The layers, their times and parents, and the properties that move, as a tree of text.
  public var outline: String { composition.outlineText(themes: themes) }

  /// The canvas, the frames and their scenes.
  public var playback: Playback {
    let all = Playback(of: composition)
    guard let frames = try? file.drawnFrames?.frames(of: all), let first = frames.first,
      let last = frames.last
    else { return all }
    return Playback(of: composition, drawing: first...last)
  }
}

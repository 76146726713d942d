import Diagnostics

/// A file of either kind: a design or a timeline.
public enum AnimationFile: Playable {
  /// A design.
  case design(Design)
  /// A timeline.
  case timeline(TimelineDocument)

  /// Opens a design or a timeline, depending on the content.
  ///
  /// - Parameters:
  ///   - path: The path, which may name an animation of an archive as in `file.lottie#animation`.
  ///   - assetFolders: Further folders from which pictures may be read; a picture elsewhere is a finding.
  /// - Throws: `XsheetError` if the file cannot be read or used.
  public init(
    contentsOfFile path: String, assetFolders: [String] = []
  ) throws(XsheetError) {
    try self.init(SourceFile(path: path, assetFolders: assetFolders))
  }

  /// Opens a file of either kind.
  package init(_ file: SourceFile) throws(XsheetError) {
    let text = try file.readText()
    try file.checkContent(text)
    self =
      TimelineDocument.isTimeline(text)
      ? .timeline(try TimelineDocument(file, text: text)) : .design(try Design(file, text: text))
  }

  /// The canvas, the frames and their scenes.
  public var playback: Playback {
    switch self {
    case .design(let design): design.playback
    case .timeline(let timeline): timeline.playback
    }
  }

  /// The content as text: of a design its layers, of a timeline its views and events.
  public var outline: String {
    switch self {
    case .design(let design): design.outline
    case .timeline(let timeline): timeline.outline
    }
  }

  /// The name in messages.
  var name: String {
    switch self {
    case .design(let design): design.name
    case .timeline(let timeline): timeline.name
    }
  }

  /// The findings about the file and its pictures.
  public var findings: [Diagnostic] { diagnostics.items }

  /// The findings about the file and its pictures, as a list.
  package var diagnostics: DiagnosticList {
    switch self {
    case .design(let design): design.diagnostics
    case .timeline(let timeline): timeline.diagnostics
    }
  }
}

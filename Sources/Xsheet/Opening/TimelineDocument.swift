import TextLayout
import ViewTree

/// A timeline with its pictures: views with initial values, and events on a clock that change them.
public struct TimelineDocument: Playable {
  /// The timeline.
  package var timeline: Timeline
  /// The findings about the timeline and its pictures.
  package internal(set) var diagnostics: DiagnosticList
  /// The counts and errors of the conversion; `nil` for a timeline that was opened.
  public internal(set) var summary: ConversionSummary?
  /// The places of the pictures.
  private(set) var resources: [TimelineResource]
  /// Whether formats that cannot have a part of the timeline get pictures of it, in place of leaving it out.
  private(set) var bakesPictures = true
  /// The JSON text that findings point into; empty for a converted timeline.
  package let text: [UInt8]
  /// The name in messages.
  package let name: String
  /// The name for files, without folders and endings.
  let stem: String

  /// Opens a timeline, `.xsheet.json`, and the pictures that it names.
  ///
  /// A missing picture is a finding.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - assetFolders: Further folders from which pictures may be read; a picture elsewhere is a finding.
  ///   - fontFolders: Folders of fonts, searched before the fonts of the system.
  /// - Throws: `XsheetError` if the file cannot be read or is no valid timeline.
  public init(
    contentsOfFile path: String, assetFolders: [String] = [], fontFolders: [String] = []
  ) throws(XsheetError) {
    try self.init(SourceFile(path: path, assetFolders: assetFolders, fontFolders: fontFolders))
  }

  /// Opens a timeline in memory.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text, such as an array or `Data`.
  ///   - name: The name in errors.
  ///   - picturesFolder: The folder that the paths of pictures are relative to; empty for the present one.
  /// - Throws: `XsheetError` if the text is no valid timeline.
  public init(
    bytes: some Sequence<UInt8>, name: String, picturesFolder: String = ""
  ) throws(XsheetError) {
    try self.init(SourceFile(bytes: bytes, name: name, picturesFolder: picturesFolder))
  }

  /// Opens a timeline.
  package init(_ file: SourceFile) throws(XsheetError) {
    try self.init(file, text: file.readText())
  }

  /// Reads the text of a file.
  init(_ file: SourceFile, text: [UInt8]) throws(XsheetError) {
    var diagnostics = DiagnosticList()
    var fontFindings = DiagnosticList()
    let document: JSONDocument
    do {
      let json = try Timeline.document(from: text)
      document = json
      let (read, notes) = try Timeline.read(document) {
        fontFindings = $0.resolveFonts(file.text.library, of: json)
      }
      timeline = read
      for note in notes { diagnostics.report(note) }
      for finding in document.toleranceFindings { diagnostics.report(finding) }
    } catch {
      throw file.refusal(error.diagnostics, text: text)
    }
    try file.checkTheme(among: timeline.themes.map(\.name))
    if let theme = timeline.themes.first(where: { $0.name == file.theme }) {
      timeline = timeline.applying(theme)
    }
    diagnostics.append(
      contentsOf: PictureLoader.load(&timeline, of: document, from: file.pictureFolders))
    if file.text.isStrict, var missing = fontFindings.items.first {
      missing.severity = .error
      throw file.refusal([missing], text: text)
    }
    diagnostics.append(contentsOf: fontFindings)
    diagnostics.append(
      contentsOf: PictureLoader.loadLetters(of: &timeline, from: file.pictureFolders))
    diagnostics.append(contentsOf: timeline.accuracyFindings)
    self.diagnostics = diagnostics
    summary = nil
    resources = TimelineResource.files(of: timeline, in: file.pictureFolders)
    self.text = text
    name = file.name
    stem = file.stem
  }

  /// Makes a document of a conversion.
  init(
    _ timeline: Timeline, diagnostics: DiagnosticList, summary: ConversionSummary,
    resources: [TimelineResource], stem: String
  ) {
    self.timeline = timeline
    self.diagnostics = diagnostics
    self.summary = summary
    self.resources = resources
    text = []
    name = "the timeline of \(timeline.name)"
    self.stem = stem
  }

  /// The document with pictures, or without them, of parts that a format cannot have; none are made yet.
  package func setting(bakesPictures: Bool) -> TimelineDocument {
    var result = self
    result.bakesPictures = bakesPictures
    return result
  }

  /// The document with a timeline in which pictures, named by their sources, replace parts.
  func baked(_ timeline: Timeline, pictures names: [String]) -> TimelineDocument {
    var result = self
    result.timeline = timeline
    let used = Set(timeline.imageSources)
    result.resources.removeAll { !used.contains($0.source) }
    result.resources += TimelineResource.drawn(names, of: timeline)
    return result
  }

  /// The findings about the timeline and its pictures.
  public var findings: [Diagnostic] { diagnostics.placed(in: text) }

  /// The clock, the views as a tree, and the events with their actions, as text.
  public var outline: String { timeline.outlineText }

  /// The canvas, the frames and their scenes.
  public var playback: Playback {
    Playback(
      title: timeline.name, canvas: timeline.canvas.size, frameRate: timeline.frameRate,
      frameCount: timeline.wholeFrameCount, reachableFrameCount: timeline.reachableFrameCount
    ) { [timeline] in TimelineSession(timeline) }
  }
}

extension Timeline {
  /// The number of frames, at least 1; the same as for the composition that the timeline was made from.
  var wholeFrameCount: Int {
    let count = (duration * frameRate - 1e-3).rounded(.up)
    return count.isFinite ? Int(max(1, min(count, 1e9))) : 1
  }

  /// The number of frames that differ: a timeline that continues changes after its first cycle.
  var reachableFrameCount: Int {
    clock.repeats && clock.atEnd == .continue ? 1_000_000_000 : wholeFrameCount
  }
}

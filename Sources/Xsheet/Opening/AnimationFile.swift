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
  ///   - fontFolders: Folders of fonts, searched before the fonts of the system.
  /// - Throws: `XsheetError` if the file cannot be read or used.
  public init(
    contentsOfFile path: String, assetFolders: [String] = [], fontFolders: [String] = []
  ) throws(XsheetError) {
    try self.init(SourceFile(path: path, assetFolders: assetFolders, fontFolders: fontFolders))
  }

  /// Opens a design or a timeline in memory, depending on the content.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, such as an array or `Data`.
  ///   - name: The name in errors; also the name of the design if the file has none.
  ///   - picturesFolder: The folder that the paths of pictures are relative to; empty for the present one.
  /// - Throws: `XsheetError` if the content cannot be used.
  public init(
    bytes: some Sequence<UInt8>, name: String, picturesFolder: String = ""
  ) throws(XsheetError) {
    try self.init(SourceFile(bytes: bytes, name: name, picturesFolder: picturesFolder))
  }

  /// Opens a file of either kind.
  package init(_ file: SourceFile) throws(XsheetError) {
    let text = try file.readText()
    self =
      try file.isTimeline(text)
      ? .timeline(try TimelineDocument(file, text: text)) : .design(try Design(file, text: text))
  }

  /// The file.
  private var content: any AnimationContent {
    switch self {
    case .design(let design): design
    case .timeline(let timeline): timeline
    }
  }

  /// The canvas, the frames and their scenes.
  public var playback: Playback { content.playback }

  /// The content as text: of a design its layers, of a timeline its views and events.
  public var outline: String { content.outline }

  /// The name in messages.
  var name: String { content.name }

  /// The findings about the file and its pictures.
  public var findings: [Diagnostic] { content.findings }

  /// The findings about the file and its pictures, as a list.
  package var diagnostics: DiagnosticList { content.diagnostics }

  /// The findings about the file and its conversion to a timeline.
  package func diagnostics(with timeline: TimelineDocument) -> DiagnosticList {
    guard case .design(let design) = self else { return timeline.diagnostics }
    var all = design.diagnostics
    all.append(contentsOf: timeline.diagnostics)
    return all
  }
}

/// The common interface of designs and timelines.
protocol AnimationContent: Playable {
  var outline: String { get }
  var name: String { get }
  var diagnostics: DiagnosticList { get }
}

extension Design: AnimationContent {}
extension TimelineDocument: AnimationContent {}

extension AnimationFile {
  /// Returns the findings about the file and its conversion, the features that a design uses, and a forecast for a player.
  package func report(
    forecasting target: ForecastTarget? = nil, takesInventory: Bool = false,
    _ options: ConversionOptions = ConversionOptions()
  ) -> FindingsReport {
    switch self {
    case .timeline(let timeline):
      return FindingsReport(
        file: timeline.name, findings: timeline.diagnostics.items,
        locator: JSONLocator(timeline.text))
    case .design(let design):
      let converted = design.converted(
        options, bakesPictures: true, for: .timeline, isCounted: false)
      let diagnostics = self.diagnostics(with: converted)
      let composition = design.composition
      var report = FindingsReport(
        file: design.name, findings: diagnostics.items, locator: JSONLocator(design.text),
        layers: LayerNumbers(composition),
        forecast: target.map { Forecast(of: composition, for: $0) })
      if takesInventory {
        report.inventory = FeatureInventory(
          of: composition, timeline: converted.timeline, diagnostics: diagnostics)
      }
      return report
    }
  }
}

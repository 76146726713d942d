/// A format that timelines are exported to.
public struct TimelineFormat: Sendable, CustomStringConvertible {
  /// All formats; the first one is the default of `convert --format`.
  public static let all: [TimelineFormat] = [
    .timeline, .swiftUI,
  ]

  /// The timeline as JSON, with its pictures in a folder next to it.
  public static let timeline = TimelineFormat(TimelineFileExporter())

  /// SwiftUI source: a file with the views, and one with types that such files share.
  public static let swiftUI = TimelineFormat(SwiftUIFileExporter())

  /// SwiftUI source with settings.
  public static func swiftUI(_ settings: SwiftUISettings) -> TimelineFormat {
    TimelineFormat(SwiftUIFileExporter(settings: settings))
  }

  private let exporter: any TimelineExporter

  private init(_ exporter: any TimelineExporter) {
    self.exporter = exporter
  }

  /// The format of a name such as `timeline`; `nil` if there is none.
  public init?(named name: String) {
    guard let format = TimelineFormat.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// The name of the format.
  public var name: String { exporter.formatName }

  /// The extension of the main file, without a leading dot.
  public var fileExtension: String { exporter.fileExtension }

  /// The name of the format.
  public var description: String { name }

  /// Exports a timeline in this format; see `TimelineExporter`.
  package func export(
    _ document: TimelineDocument, named name: String, in folder: String?, linksPictures: Bool
  ) throws(XsheetError) -> TimelineExport {
    try exporter.export(document, named: name, in: folder, linksPictures: linksPictures)
  }

  /// Adapts an export to the files that its folder has; see `TimelineExporter`.
  func adapted(
    _ export: TimelineExport, named name: String, toFolder folder: String, overwritesEdits: Bool
  ) throws(XsheetError) -> TimelineExport {
    try exporter.adapted(export, named: name, toFolder: folder, overwritesEdits: overwritesEdits)
  }

  /// Whether exports of several timelines to a folder share files; see `TimelineExporter`.
  var sharesFiles: Bool { exporter.sharesFiles }

  /// Whether a file is one that several exports share; see `TimelineExporter`.
  func isShared(_ path: String) -> Bool { exporter.isShared(path) }

  /// The name of the main file of a timeline with a name.
  package func fileName(of name: String) -> String {
    "\(exporter.mainName(of: name)).\(fileExtension)"
  }

  /// The folder of pictures beside the main file of a name; `nil` for none.
  func pictureFolder(named name: String) -> String? { exporter.pictureFolder(named: name) }
}

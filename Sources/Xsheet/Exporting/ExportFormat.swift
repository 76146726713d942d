/// A format that timelines are exported to.
public struct ExportFormat: Sendable, CustomStringConvertible {
  /// All formats; the first one is the default of `convert --format`.
  public static let all: [ExportFormat] = [
    .timeline, .swiftUI,
  ]

  /// The timeline as JSON, with its pictures in a folder next to it.
  public static let timeline = ExportFormat(TimelineFileExporter())

  /// SwiftUI source: a file with the views, and one with types that such files share.
  public static let swiftUI = ExportFormat(SwiftUIFileExporter())

  /// SwiftUI source with settings.
  public static func swiftUI(_ settings: SwiftUISettings) -> ExportFormat {
    ExportFormat(SwiftUIFileExporter(settings: settings))
  }

  /// SwiftUI source with settings and places of its files.
  package static func swiftUI(
    _ settings: SwiftUISettings, places: SwiftUIPlacement
  ) -> ExportFormat {
    ExportFormat(SwiftUIFileExporter(settings: settings, places: places))
  }

  /// The exporter of the format.
  package let exporter: any TimelineExporter

  private init(_ exporter: any TimelineExporter) {
    self.exporter = exporter
  }

  /// The format of a name such as `timeline`; `nil` if there is none.
  public init?(named name: String) {
    guard let format = ExportFormat.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// The name of the format.
  public var name: String { exporter.formatName }

  /// The extension of the main file, without a leading dot.
  public var fileExtension: String { exporter.fileExtension }

  /// The name of the format.
  public var description: String { name }

  /// The name of the main file of a timeline with a name.
  package func fileName(of name: String) -> String {
    "\(exporter.mainName(of: name)).\(fileExtension)"
  }
}

/// Converts a timeline and its pictures to files of a format.
///
/// A new exporter is a type and a line in `ExportFormat.all`.
package protocol TimelineExporter: Sendable {
  /// The name that chooses the format, as in `convert --format`.
  var formatName: String { get }
  /// The extension of the main file, without a leading dot.
  var fileExtension: String { get }
  /// Whether the exporter makes pictures of the parts that the format cannot have.
  var makesPictures: Bool { get }
  /// The name of the main file without its extension, for a name that the caller chose.
  func mainName(of name: String) -> String

  /// Exports a timeline.
  ///
  /// - Parameters:
  ///   - document: The timeline and its pictures.
  ///   - name: The name of the main file without its extension.
  ///   - folder: The folder of the files, relative to the current one; `nil` for a single self-contained file,
  ///     as on standard output.
  ///   - linksPictures: Whether pictures that are files stay where they are.
  /// - Returns: The files; the main one is last, so that it is never written before the files that
  ///   it refers to.
  func export(
    _ document: TimelineDocument, named name: String, in folder: String?, linksPictures: Bool
  ) throws(XsheetError) -> TimelineExport

  /// Adapts an export to the files that its folder has, before anything is written.
  ///
  /// The name is the one that the export was made with, the folder relative to the present one.
  ///
  /// - Throws: `XsheetError` of kind `protectedOutput` if a file must not be replaced.
  func adapted(
    _ export: TimelineExport, named name: String, toFolder folder: String, edits: EditPolicy
  ) throws(XsheetError) -> TimelineExport
}

/// The files of an export, and the findings about what they leave out.
package struct TimelineExport: Sendable {
  /// The files, the main one last.
  package var files: [ExportedFile]
  /// The findings.
  package var diagnostics = DiagnosticList()
  /// What Xsheet wrote of files that have edits.
  package var keptOutputs: [ExportedFile] = []
  /// The paths of files of earlier exports that this one has no use for; they are removed when it is written.
  package var obsoletePaths: [String] = []
  /// The files in which edits and new lines contradict each other, with the number of places with marks.
  package var conflicts: [(path: String, count: Int)] = []
  /// The folder of pictures beside the main file, from which pictures of an earlier export are removed; `nil` for none.
  var pictureFolder: String?
  /// The folder with files that exports of several timelines share: the folder of the export, or one around it; `nil` for
  /// an export without such files.
  var sharedFolder: String?
  /// The bundle that has the pictures and fonts of generated source.
  package var bundle = SwiftUISettings.PictureBundle.main
}

extension TimelineExport {
  /// Whether a file, named relative to the folder, is one that several exports share.
  package static func isShared(_ path: String) -> Bool {
    path.lastPathComponent == SupportFile.name
      || path == AssetCatalog.rootDescription || FontFiles.contains(path)
  }
}

/// A file that an export consists of.
public struct ExportedFile: Hashable, Sendable {
  /// The path, relative to the folder that the timeline is exported to.
  public var path: String
  /// The content.
  public var bytes: [UInt8]

  /// Makes a file of its parts.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes a file of text.
  init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// The content as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

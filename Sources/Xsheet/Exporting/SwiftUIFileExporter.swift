import Diagnostics
import SwiftUIExport

/// Exports a timeline as SwiftUI source: a file with its views, and one with types that such files share.
struct SwiftUIFileExporter: TimelineExporter {
  let formatName = "swiftui"
  let fileExtension = "swift"
  private var style = SwiftUIStyle.events

  var styles: [String] { SwiftUIStyle.allCases.map(\.rawValue) }

  func styled(_ name: String) -> SwiftUIFileExporter {
    var exporter = self
    exporter.style = SwiftUIStyle(rawValue: name) ?? style
    return exporter
  }

  func pictureFolder(named name: String) -> String? { nil }

  func mainName(of name: String) -> String { SwiftUIOptions.viewName(of: name) }

  func export(
    _ document: TimelineDocument, named name: String, in folder: String?, linksPictures: Bool
  ) throws(XsheetError) -> TimelineExport {
    var options = SwiftUIOptions(viewName: mainName(of: name))
    options.sharesSupport = folder != nil
    options.style = style
    let choice = style == .events ? "" : " --style \(style.rawValue)"
    options.command = "xsheet convert --format swiftui\(choice) \(name)"
    let (files, diagnostics) = SwiftUIExporter(document.timeline, options).export()
    return TimelineExport(
      files: files.map { ExportedFile(path: $0.name, bytes: Array($0.text.utf8)) },
      diagnostics: diagnostics)
  }
}

import Foundation
import Xsheet

/// Lines on standard error about generated SwiftUI source: what to add to a project, and how to show the views.
struct SwiftUISummary: Codable, Sendable {
  /// The views with their initializers, and the paths of their files, of tests, asset catalogs and fonts.
  private var views = PathList()
  private var sources = PathList()
  private var tests = PathList()
  private var catalogs = PathList()
  private var fonts = FontGuide()
  private var pictureCount = 0
  /// The number of parts that are left out.
  private var omittedCount = 0
  /// The release that has all symbols of the source.
  private var release = SystemRelease.year2019

  /// Makes a summary without exports.
  init() {}

  /// Makes the summary of an export to a folder.
  init(_ export: TimelineExport, to folder: String, view: String) {
    views.add("\(view)()")
    omittedCount = export.diagnostics.items.count { $0.code == .notExported }
    var texts: [String] = []
    for file in export.files {
      let path = SwiftUISummary.path(of: file, in: folder)
      if file.path.lastPathComponent == TestPlacement().fileName(of: view) {
        tests.add(path)
      } else if file.path.hasSuffix(".swift") {
        sources.add(path)
        texts.append(String(decoding: file.bytes, as: UTF8.self))
      } else if let end = path.range(of: ".xcassets/") {
        catalogs.add(String(path[..<end.lowerBound]) + ".xcassets")
        if !path.hasSuffix(".json") { pictureCount += 1 }
      } else if FontFiles.contains(path) {
        fonts.add(path, export.bundle)
      }
    }
    release = SymbolUse.release(for: texts)
  }

  /// The path of a file of an export, without steps up.
  private static func path(of file: ExportedFile, in folder: String) -> String {
    let path = folder.appendingPath(file.path)
    guard file.path.hasPrefix("../") else { return path }
    return path.hasPrefix("/")
      ? URL(fileURLWithPath: path).standardizedFileURL.path : RelativePath.path(to: path, from: "")
  }

  /// Adds the exports of another summary.
  mutating func add(_ other: SwiftUISummary) {
    views.add(other.views)
    sources.add(other.sources)
    tests.add(other.tests)
    catalogs.add(other.catalogs)
    fonts.add(other.fonts)
    pictureCount += other.pictureCount
    omittedCount += other.omittedCount
    release = max(release, other.release)
  }

  /// The lines; none without an export.
  var lines: [String] {
    guard views.count > 0 else { return [] }
    var lines = ["To use the views:"]
    lines += sources.items("Add to the app")
    lines += tests.items("Add to its tests")
    let pictures = ReportTotals.count(pictureCount, "picture")
    lines += catalogs.items("Add the asset catalog with \(pictures)")
    lines += fonts.lines
    lines.append(
      "- Set the deployment target to iOS \(release.iOS.formatted()), macOS "
        + "\(release.macOS.formatted()) or later.")
    lines += views.items("Show")
    if omittedCount > 0 {
      let parts = ReportTotals.count(omittedCount, "part")
      lines.append("Left out: \(parts) of the animation; see the warnings.")
    }
    return lines
  }
}

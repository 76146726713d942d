import Diagnostics
import Foundation
import SwiftUIExport
import Xsheet

/// Lines on standard error about generated SwiftUI source: what to add to a project, and how to show the views.
struct SwiftUISummary {
  /// The files, parts and requirements of one export.
  struct Export: Codable, Sendable {
    /// The name of the root view.
    var view: String
    /// The paths of files with views, of tests and of asset catalogs.
    var sources: [String] = []
    var tests: [String] = []
    var catalogs: [String] = []
    /// The number of pictures.
    var pictureCount = 0
    /// The number of parts that are left out.
    var omittedCount: Int
    /// The release that has all symbols of the source.
    var release: SystemRelease

    /// Makes the facts of an export to a folder.
    init(_ files: [ExportedFile], to folder: String, view: String, _ diagnostics: DiagnosticList) {
      self.view = view
      omittedCount = diagnostics.items.count { $0.code == .notExported }
      var texts: [String] = []
      for file in files {
        let path = (folder as NSString).appendingPathComponent(file.path)
        if file.path == "\(view)Tests.swift" {
          tests.append(path)
        } else if file.path.hasSuffix(".swift") {
          sources.append(path)
          texts.append(String(decoding: file.bytes, as: UTF8.self))
        } else if let end = path.range(of: ".xcassets/") {
          let catalog = String(path[..<end.lowerBound]) + ".xcassets"
          if !catalogs.contains(catalog) { catalogs.append(catalog) }
          if !path.hasSuffix(".json") { pictureCount += 1 }
        }
      }
      release = SymbolUse.release(for: texts)
    }
  }

  /// Paths, each once; the first of many are listed.
  private struct PathList {
    private(set) var listed: [String] = []
    /// The hashes of all paths.
    private var seen: Set<Int> = []

    /// The most paths that are listed.
    private static let length = 20

    mutating func add(_ paths: [String]) {
      for path in paths where seen.insert(path.hashValue).inserted {
        if listed.count < PathList.length { listed.append(path) }
      }
    }

    var count: Int { seen.count }
  }

  private var sources = PathList()
  private var tests = PathList()
  private var catalogs = PathList()
  private var views = PathList()
  private var pictureCount = 0
  private var omittedCount = 0
  private var release = SystemRelease.year2019

  /// Adds an export.
  mutating func add(_ export: Export) {
    views.add(["\(export.view)()"])
    sources.add(export.sources)
    tests.add(export.tests)
    catalogs.add(export.catalogs)
    pictureCount += export.pictureCount
    omittedCount += export.omittedCount
    release = max(release, export.release)
  }

  /// The lines; none without an export.
  var lines: [String] {
    guard views.count > 0 else { return [] }
    var lines = ["To use the views:"]
    lines += items("Add to the app", sources)
    lines += items("Add to its tests", tests)
    lines += items("Add the asset catalog with \(count(pictureCount, "picture"))", catalogs)
    lines.append(
      "- Set the deployment target to iOS \(release.iOS.formatted()), macOS "
        + "\(release.macOS.formatted()) or later.")
    lines += items("Show", views)
    if omittedCount > 0 {
      lines.append("Left out: \(count(omittedCount, "part")) of the animation; see the warnings.")
    }
    return lines
  }

  private func items(_ title: String, _ paths: PathList) -> [String] {
    let more = paths.count - paths.listed.count
    switch paths.count {
    case 0: return []
    case 1: return ["- \(title): \(paths.listed[0])"]
    default:
      return ["- \(title):"] + paths.listed.map { "    \($0)" }
        + (more > 0 ? ["    and \(more) more"] : [])
    }
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

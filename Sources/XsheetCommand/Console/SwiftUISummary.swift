import Diagnostics
import Foundation
import SwiftUIExport
import Xsheet

/// Lines on standard error about generated SwiftUI source: what to add to a project, and how to show the views.
struct SwiftUISummary {
  private var sources: [String] = []
  private var tests: [String] = []
  private var catalogs: [String] = []
  private var views: [String] = []
  private var texts: [String] = []
  private var pictureCount = 0
  private var omittedCount = 0

  /// Adds an export to a folder.
  mutating func add(
    _ files: [ExportedFile], to folder: String, view: String, _ diagnostics: DiagnosticList
  ) {
    views.append(view)
    omittedCount += diagnostics.items.count { $0.code == .notExported }
    for file in files {
      let path = (folder as NSString).appendingPathComponent(file.path)
      if file.path == "\(view)Tests.swift" {
        tests.append(path)
      } else if file.path.hasSuffix(".swift") {
        if !sources.contains(path) { sources.append(path) }
        texts.append(String(decoding: file.bytes, as: UTF8.self))
      } else if let end = path.range(of: ".xcassets/") {
        let catalog = String(path[..<end.lowerBound]) + ".xcassets"
        if !catalogs.contains(catalog) { catalogs.append(catalog) }
        if !path.hasSuffix(".json") { pictureCount += 1 }
      }
    }
  }

  /// The lines; none without an export.
  var lines: [String] {
    guard !views.isEmpty else { return [] }
    let release = SymbolUse.release(for: texts)
    var lines = ["To use the views:"]
    lines += items("Add to the app", sources)
    lines += items("Add to its tests", tests)
    lines += items("Add the asset catalog with \(count(pictureCount, "picture"))", catalogs)
    lines.append(
      "- Set the deployment target to iOS \(release.iOS.formatted()), macOS "
        + "\(release.macOS.formatted()) or later.")
    lines += items("Show", views.map { "\($0)()" })
    if omittedCount > 0 {
      lines.append("Left out: \(count(omittedCount, "part")) of the animation; see the warnings.")
    }
    return lines
  }

  private func items(_ title: String, _ items: [String]) -> [String] {
    switch items.count {
    case 0: []
    case 1: ["- \(title): \(items[0])"]
    default: ["- \(title):"] + items.map { "    \($0)" }
    }
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

import Platform
import Xsheet

/// Lines on standard error about generated SwiftUI source: what to add to a project, and how to show the views.
struct SwiftUISummary: Codable, Sendable {
  /// The parts of a project that the summary lists.
  private enum Part: Codable {
    /// A view with its initializer.
    case view
    /// The path of a Swift file, of tests, of an asset catalog, or of a font for an app or the target of a package.
    case source, test, catalog, appFont, packageFont
  }

  /// The most paths of a part that are listed.
  private static let listLength = 20

  private var parts: [Part: [String]] = [:]
  private var pictureCount = 0
  /// The number of parts that are left out.
  private var omittedCount = 0
  /// The release that has all symbols of the source.
  private var release = SystemRelease.year2019

  /// Makes a summary without exports.
  init() {}

  /// Makes the summary of an export to a folder.
  init(_ export: TimelineExport, to folder: String, view: String) {
    add("\(view)()", as: .view)
    omittedCount = export.diagnostics.items.count { $0.code == .notExported }
    var texts: [String] = []
    for file in export.files {
      let path = SwiftUISummary.path(of: file, in: folder)
      if file.path.lastPathComponent == SwiftUIPlacement.testFile(of: view) {
        add(path, as: .test)
      } else if file.path.hasSuffix(".swift") {
        add(path, as: .source)
        texts.append(String(decoding: file.bytes, as: UTF8.self))
      } else if let end = path.firstRange(of: ".xcassets/") {
        add(String(path[..<end.lowerBound]) + ".xcassets", as: .catalog)
        if !path.hasSuffix(".json") { pictureCount += 1 }
      } else if FontFiles.contains(path) {
        add(path, as: export.bundle == .main ? .appFont : .packageFont)
      }
    }
    release = SymbolUse.release(for: texts)
  }

  private mutating func add(_ path: String, as part: Part) {
    parts[part, default: []].append(path)
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
    parts.merge(other.parts) { $0 + $1 }
    pictureCount += other.pictureCount
    omittedCount += other.omittedCount
    release = max(release, other.release)
  }

  /// The lines; none without an export.
  var lines: [String] {
    guard parts[.view] != nil else { return [] }
    let pictures = NumberText.count(pictureCount, "picture")
    var lines = ["To use the views:"] + items(paths(.source), "Add to the app")
    lines += items(paths(.test), "Add to its tests")
    lines += items(paths(.catalog), "Add the asset catalog with \(pictures)")
    lines += appFontLines + packageFontLines
    lines.append(
      "- Set the deployment target to iOS \(NumberText.plain(release.iOS)), macOS "
        + "\(NumberText.plain(release.macOS)) or later.")
    lines += items(paths(.view), "Show")
    if omittedCount > 0 {
      let parts = NumberText.count(omittedCount, "part")
      lines.append("Left out: \(parts) of the animation; see the warnings.")
    }
    return lines
  }

  /// The paths of a part, each once.
  private func paths(_ part: Part) -> [String] {
    var seen: Set<String> = []
    return (parts[part] ?? []).filter { seen.insert($0).inserted }
  }

  /// The lines of an item: its title with the only path, or the first paths below it; none without a path.
  private func items(_ paths: [String], _ title: String) -> [String] {
    guard paths.count > 1 else { return paths.map { "- \(title): \($0)" } }
    let more = paths.count - SwiftUISummary.listLength
    return ["- \(title):"] + paths.prefix(SwiftUISummary.listLength).map { "    \($0)" }
      + (more > 0 ? ["    and \(more) more"] : [])
  }
}

// Fonts.
extension SwiftUISummary {
  /// The lines about fonts of apps; Xcode puts fonts into the folder of all resources.
  private var appFontLines: [String] {
    let fonts = paths(.appFont)
    guard !fonts.isEmpty else { return [] }
    let names = fonts.prefix(SwiftUISummary.listLength).map(\.lastPathComponent)
    let list =
      ["<key>UIAppFonts</key>", "<array>"] + names.map { "  <string>\($0)</string>" }
      + ["</array>", "<key>ATSApplicationFontsPath</key>", "<string>.</string>"]
    let title = "in Info.plist; the first key is for iOS, the other one for macOS:"
    return fontItems(fonts, for: "app") + ["- List \(pronoun(fonts)) \(title)"]
      + list.map { "    \($0)" }
  }

  /// The lines about fonts of targets of packages.
  private var packageFontLines: [String] {
    let fonts = paths(.packageFont)
    guard !fonts.isEmpty else { return [] }
    let folders = Set(
      fonts.prefix(SwiftUISummary.listLength).map { PackageFolder.resourcePath(of: $0.folder) })
    let rules = folders.sorted().map { ".process(\"\($0)\")" }.joined(separator: ", ")
    return fontItems(fonts, for: "target")
      + ["- List \(pronoun(fonts)) in Package.swift: resources: [\(rules)]"]
  }

  private func fontItems(_ fonts: [String], for place: String) -> [String] {
    let (word, owner) =
      fonts.count == 1 ? ("font", "its license allows") : ("fonts", "their licenses allow")
    return items(fonts, "Add the \(word) to the \(place), if \(owner) that")
  }

  private func pronoun(_ fonts: [String]) -> String { fonts.count == 1 ? "it" : "them" }
}

import Foundation
import Xsheet

/// Lines about the font files beside generated views: for apps, and for targets of packages.
struct FontGuide: Codable, Sendable {
  private var app = PathList()
  private var package = PathList()

  /// Makes a guide without fonts.
  init() {}

  /// Adds a font file for a bundle.
  mutating func add(_ path: String, _ bundle: SwiftUISettings.PictureBundle) {
    switch bundle {
    case .main: app.add(path)
    case .module: package.add(path)
    }
  }

  /// Adds the fonts of another guide.
  mutating func add(_ other: FontGuide) {
    app.add(other.app)
    package.add(other.package)
  }

  /// The lines; none without fonts.
  var lines: [String] {
    var lines = items(app, for: "app")
    if app.count > 0 {
      lines.append(
        "- List \(pronoun(app)) in Info.plist; the first key is for iOS, the other one for macOS:")
      lines += propertyList.map { "    \($0)" }
    }
    lines += items(package, for: "target")
    if package.count > 0 {
      let folders = Set(package.listed.map { PackageFolder.resourcePath(of: $0.folder) })
      let rules = folders.sorted().map { ".process(\"\($0)\")" }.joined(separator: ", ")
      lines.append("- List \(pronoun(package)) in Package.swift: resources: [\(rules)]")
    }
    return lines
  }

  private func items(_ fonts: PathList, for place: String) -> [String] {
    let (word, owner) =
      fonts.count == 1 ? ("font", "its license allows") : ("fonts", "their licenses allow")
    return fonts.items("Add the \(word) to the \(place), if \(owner) that")
  }

  private func pronoun(_ fonts: PathList) -> String { fonts.count == 1 ? "it" : "them" }

  /// The entries of the property list of an app; Xcode puts fonts into the folder of all resources.
  private var propertyList: [String] {
    let names = app.listed.map { $0.lastPathComponent }
    return ["<key>UIAppFonts</key>", "<array>"] + names.map { "  <string>\($0)</string>" }
      + ["</array>", "<key>ATSApplicationFontsPath</key>", "<string>.</string>"]
  }
}

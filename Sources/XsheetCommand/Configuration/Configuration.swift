import CommandLineParsing
import Platform
import TextLayout
import Xsheet

/// The settings of a project, from a file `.xsheet.json`.
struct Configuration {
  /// The name of the file.
  static let fileName = ".xsheet.json"
  /// The name of files in which plugins looked for settings before.
  static let oldFileName = "xsheet.json"

  /// The folder of the file as a real path, which patterns are relative to.
  var folder = "/"
  /// The lowest severity that makes the exit status 1.
  var failOn: Severity?
  /// The support of a forecast that makes the exit status 1.
  var failOnForecast: ForecastThreshold?
  /// The lowest severity that reports list.
  var level: Severity?
  /// The path of the file of known findings; `nil` for none.
  var baseline: String?
  /// The findings that are neither listed nor counted.
  var ignored: [IgnoreRule] = []
  /// The files that are left out of folders.
  var excluded: [PathPattern] = []
  /// The player of the forecast.
  var target: ForecastTarget?
  /// The largest deviation of resampled properties.
  var tolerance: ConversionTolerance?

  /// The paths of folders of fonts, relative to the folder of the file.
  var fontFolders: [String] = []
  /// The layout rules of text without outlines; `nil` for the default.
  var textRules: TextRules?
  /// The fonts and the layout rules of text without outlines.
  var text = TextOptions(.system)

  /// The settings for SwiftUI source.
  var swiftUI = SwiftUIConfiguration()

  /// The path of the file if it has the old name; `nil` for others.
  var oldPath: String?
  /// The hash of the file; empty without one.
  var hash = ""

  /// The names on the way from the folder of the file to a path.
  func names(to path: String) -> [String] {
    RelativePath.path(to: RealPath.ofMissing(path.folder.isEmpty ? "." : path.folder), from: folder)
      .split(separator: "/").map(String.init) + [path.lastPathComponent]
  }
}

/// A rule of a configuration: the findings that are neither listed nor counted.
struct IgnoreRule: Hashable {
  /// The codes; empty for all.
  var codes: Set<DiagnosticCode> = []
  /// The files; empty for all.
  var paths: [PathPattern] = []
}

extension [IgnoreRule] {
  /// The codes that rules ignore in a file, given by its names from the configuration's folder on.
  func codes(inFile path: [String]) -> Set<DiagnosticCode> {
    var codes: Set<DiagnosticCode> = []
    for rule in self where rule.paths.isEmpty || rule.paths.matchFile(path) {
      codes.formUnion(rule.codes.isEmpty ? Set(DiagnosticCode.allCases) : rule.codes)
    }
    return codes
  }
}

/// A pattern for paths, as in `.gitignore`.
///
/// `*` matches any part of a name, `?` a character, `[a-z]` one of a set, and `**` any number of folders. A pattern with a
/// slash that does not end it is relative to the folder of the configuration; others match names at any depth. A slash at
/// the end limits a pattern to folders, `!` at the beginning takes back what an earlier pattern matched.
struct PathPattern: Hashable {
  /// Whether matching paths are taken back.
  let isNegated: Bool
  private let matchesFoldersOnly: Bool
  private let parts: [String]

  /// Reads a pattern; `nil` for one without a name.
  init?(_ text: String) {
    var rest = text[...]
    isNegated = rest.hasPrefix("!")
    if isNegated { rest.removeFirst() }
    matchesFoldersOnly = rest.hasSuffix("/")
    if matchesFoldersOnly { rest.removeLast() }
    let names = rest.split(separator: "/").map(String.init).filter { $0 != "." }
    guard !names.isEmpty else { return nil }
    parts = rest.contains("/") ? names : ["**"] + names
  }

  /// Whether the pattern matches a path, given by its names from the configuration's folder on.
  func matches(_ path: ArraySlice<String>, isFolder: Bool) -> Bool {
    (isFolder || !matchesFoldersOnly) && PathPattern.matches(parts[...], path)
  }

  private static func matches(_ parts: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return path.isEmpty }
    guard part == "**" else {
      guard let name = path.first, fnmatch(part, name, 0) == 0 else { return false }
      return matches(parts.dropFirst(), path.dropFirst())
    }
    let rest = parts.drop { $0 == "**" }
    // A final `**` matches everything inside a folder.
    if rest.isEmpty { return !path.isEmpty }
    return path.indices.contains { matches(rest, path[$0...]) }
  }
}

extension [PathPattern] {
  /// Whether the path of a file, or of a folder around it, matches.
  ///
  /// The last pattern that matches decides.
  func matchFile(_ path: [String]) -> Bool {
    (1..<Swift.max(1, path.count)).contains { matchEntry(path[..<$0], isFolder: true) }
      || matchEntry(path[...], isFolder: false)
  }

  /// Whether a folder matches, or one around it.
  func matchFolder(_ path: [String]) -> Bool {
    path.indices.contains { matchEntry(path[...$0], isFolder: true) }
  }

  private func matchEntry(_ path: ArraySlice<String>, isFolder: Bool) -> Bool {
    last { $0.matches(path, isFolder: isFolder) }.map { !$0.isNegated } ?? false
  }
}

/// Finds the configurations of files, and reads each of them once.
///
/// The configuration of a file is the nearest one in its folder and those around it; `--config` names one for all files,
/// and `--no-config` turns them off. In packages, a file of the old name counts in the folder of its designs.
final class ConfigurationSource {
  private let isOff: Bool
  private let readsOldFiles: Bool
  private let common: Configuration?
  /// The configurations by their paths; `nil` where there is none.
  private var found: [String: Configuration?] = [:]

  /// Makes a source that searches for configurations.
  init() { (isOff, readsOldFiles, common) = (false, false, nil) }

  /// Reads the file of `--config`.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    try command.checkAtMostOne(of: ["config", "no-config"])
    isOff = command.flag("no-config")
    readsOldFiles = command.flag(InputOptions.package.name)
    if let path = command.string("config") {
      common = try ConfigurationSource.read(path)
    } else {
      common = nil
    }
  }

  /// The configuration of the files in a folder.
  func configuration(ofFolder folder: String) throws(CommandFailure) -> Configuration {
    if let common { return common }
    guard !isOff else { return Configuration() }
    var folder = RealPath.ofMissing(folder.isEmpty ? "." : folder)
    let oldPath = folder.appendingPath(Configuration.oldFileName)
    if readsOldFiles, FileKind(oldPath) == .regular,
      FileKind(folder.appendingPath(Configuration.fileName)) == .missing,
      let old = try configuration(at: oldPath)
    {
      return old
    }
    while true {
      let path = (folder == "/" ? "" : folder) + "/" + Configuration.fileName
      if let found = try configuration(at: path) { return found }
      guard folder != "/", folder.hasPrefix("/") else { return Configuration() }
      folder = folder.folder
    }
  }

  /// The configuration in a file; `nil` if there is none.
  private func configuration(at path: String) throws(CommandFailure) -> Configuration? {
    if let known = found[path] { return known }
    let isThere = FileKind(path) != .missing && FileKind(path) != .folder
    let result = isThere ? try ConfigurationSource.read(path) : nil
    found[path] = .some(result)
    return result
  }

  /// Reads a file; its errors end the command.
  private static func read(_ path: String) throws(CommandFailure) -> Configuration {
    let text: [UInt8]
    do {
      text = try SourceFile(name: path, origin: .path(path)).readBytes()
    } catch {
      throw failure(error.message)
    }
    var reader = ConfigurationReader()
    var findings: [Diagnostic] = []
    let isOld = path.hasSuffix("/\(Configuration.oldFileName)")
    do {
      try JSONDocument(parsing: text).withRoot {
        isOld ? reader.readOld($0) : reader.read($0)
      }
      findings = reader.findings
    } catch {
      findings = [error.diagnostic]
    }
    guard findings.isEmpty else {
      let report = FindingsReport(file: path, findings: findings, locator: JSONLocator(text))
      var failure = failure(report.lines(atLeast: .error).joined(separator: "\n"))
      failure.report = report
      throw failure
    }
    var configuration = reader.configuration
    let folder = RealPath.ofMissing(path.folder.isEmpty ? "." : path.folder)
    func absolute(_ path: String) -> String {
      path.hasPrefix("/") ? path : folder.appendingPath(path)
    }
    configuration.oldPath = isOld ? path : nil
    configuration.hash = ContentHash.text(of: String(decoding: text, as: UTF8.self))
    configuration.folder = folder
    configuration.baseline = configuration.baseline.map(absolute)
    let fonts = configuration.fontFolders.map(absolute)
    if !fonts.isEmpty { configuration.text.library = FontLibrary(folders: fonts) }
    configuration.text.rules = configuration.textRules ?? configuration.text.rules
    return configuration
  }

  private static func failure(_ text: String) -> CommandFailure {
    var failure = CommandFailure(.configuration, "")
    failure.text = text
    failure.endsAll = true
    return failure
  }
}

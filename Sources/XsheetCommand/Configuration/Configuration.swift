import Diagnostics
import Inventory
import Reporting
import Xsheet

/// The settings of a project, from a file `.xsheet.json`.
struct Configuration {
  /// The name of the file.
  static let fileName = ".xsheet.json"

  /// The folder of the file as a real path, which patterns are relative to.
  var folder = "/"
  /// The lowest severity that makes the exit status 1.
  var failOn: Severity?
  /// The findings that are neither listed nor counted.
  var ignored: [IgnoreRule] = []
  /// The files that are left out of folders.
  var excluded: [PathPattern] = []
  /// The player of the forecast.
  var target: ForecastTarget?
  /// The largest deviation of resampled properties.
  var tolerance: ConversionTolerance?

  /// The hash of the file; empty without one.
  var hash = ""

  /// The names on the way from the folder of the file to a path.
  func names(to path: String) -> [String] {
    RelativePath.path(to: RealPath.ofMissing(path.folder.isEmpty ? "." : path.folder), from: folder)
      .split(separator: "/").map(String.init) + [path.lastName]
  }
}

extension String {
  /// The last name of a path.
  fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? self }
}

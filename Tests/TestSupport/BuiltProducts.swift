package import Foundation

/// The programs that are built together with the tests.
package enum BuiltProducts {
  /// The URL of a program next to the test bundle.
  package static func url(_ name: String) -> URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let programs = [Bundle.main.executableURL, URL(fileURLWithPath: CommandLine.arguments[0])]
    let folders =
      (bundles + programs.compactMap { $0 }).map { $0.deletingLastPathComponent() }
      + [ProjectFolder.url(".build/debug")]
    let candidates = folders.map { $0.appendingPathComponent(name) }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? candidates[0]
  }
}

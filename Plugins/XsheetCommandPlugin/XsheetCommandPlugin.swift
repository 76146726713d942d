import Foundation
import PackagePlugin

/// Writes the SwiftUI views of animations into the folder `Generated` of their target, to be checked in.
///
///     swift package --allow-writing-to-package-directory xsheet [--target NAME]... [OPTION]...
///
/// Without targets, all with animations are worked on. Options are those of `xsheet convert --format swiftui`.
@main struct XsheetCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    let tool = try context.xsheet()
    for target in targets {
      guard let module = target.sourceModule else { continue }
      try convert(module, with: tool, extractor.remainingArguments)
    }
  }

  private func convert(
    _ target: any SourceModuleTarget, with tool: URL, _ options: [String]
  ) throws {
    let folder = target.directoryURL
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    let animations = try AnimationFile.all(in: paths.map { folder.appending(path: $0) })
    guard let first = animations.first else { return }
    let process = Process()
    process.executableURL = tool
    // Relative paths make headers that are the same on all computers.
    process.currentDirectoryURL = folder
    process.arguments =
      ["convert", "--format", "swiftui", "--output", "Generated"]
      + (try ConversionSettings(besides: first.url).options) + options
      + animations.flatMap { ["--name", $0.view, $0.url.relativePath(in: folder)] }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return Diagnostics.error("xsheet could not convert the animations of \(target.name).")
    }
  }
}

extension URL {
  /// The path from a folder that contains the file.
  fileprivate func relativePath(in folder: URL) -> String {
    let (own, outer) = (path(percentEncoded: false), folder.path(percentEncoded: false))
    return String(own.dropFirst(outer.count).drop { $0 == "/" })
  }
}
